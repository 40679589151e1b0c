import { expect, test } from 'vitest';
import { createRandom } from '../../samples/createRandom.ts';
import { feeOf, positionOf } from './positionOf.ts';

const open = { isDisputed: false, isReleased: false, commissionBasisPoints: 2000 };

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

// Shows X29.
test('what is paid is held, and what is completed is shared', () => {
  expect(positionOf({ ...open, kept: 100_000 })).toEqual({
    provider: 100_000,
    claims: 0,
    held: -100_000,
    seller: 0,
    commission: 0,
  });
  expect(positionOf({ ...open, kept: 70_000, isReleased: true })).toEqual({
    provider: 70_000,
    claims: 0,
    held: 0,
    seller: -56_000,
    commission: -14_000,
  });
});

test('what a bank asks back is no longer there, and still owed', () => {
  expect(positionOf({ ...open, kept: 100_000, isDisputed: true })).toMatchObject({
    provider: 0,
    claims: 100_000,
    held: -100_000,
  });
});

test('of a fee that is no whole number of paise the seller gets the rest', () => {
  expect(feeOf(99, 1000)).toBe(9);
  expect(feeOf(9, 1000)).toBe(0);
  expect(feeOf(0, 1000)).toBe(0);
  expect(feeOf(100, 0)).toBe(0);
  expect(feeOf(99_999_900, 10_000)).toBe(99_999_900);
});

// Shows X29.
test('fee and share of the seller are always what is kept, however often some is given back', () => {
  const random = createRandom(29);
  for (let round = 0; round < 20_000; round += 1) {
    const commissionBasisPoints = random.whole(0, 10_000);
    let kept = random.whole(0, random.pick([100, 10_000, 99_999_900]));
    for (let step = 0; step < 4; step += 1) {
      const money = { kept, commissionBasisPoints, isDisputed: random.chance(0.3) };
      const held = positionOf({ ...money, isReleased: false });
      const shared = positionOf({ ...money, isReleased: true });

      expect(sum(Object.values(held))).toBe(0);
      expect(sum(Object.values(shared))).toBe(0);
      expect(0 - shared.seller - shared.commission).toBe(kept);
      expect(shared.seller).toBeLessThanOrEqual(0);
      expect(shared.commission).toBeLessThanOrEqual(0);
      expect(0 - shared.commission).toBeLessThanOrEqual((kept * commissionBasisPoints) / 10_000);
      kept = random.whole(0, kept);
    }
  }
});
