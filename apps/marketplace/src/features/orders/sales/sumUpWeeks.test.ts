import { expect, test } from 'vitest';
import { sumUpWeeks } from './sumUpWeeks.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const sold = (createdAt: string, totalPrice: number) => ({ createdAt, totalPrice });

test('sums up what was sold, week by week, the latest last', () => {
  const weeks = sumUpWeeks(
    [
      sold('2026-11-21T11:00:00.000Z', 100),
      sold('2026-11-15T12:00:00.000Z', 50),
      sold('2026-11-13T12:00:00.000Z', 7),
      sold('2026-01-01T00:00:00.000Z', 1000),
    ],
    { now },
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ amount }) => amount).slice(-2)).toEqual([7, 150]);
  expect(weeks.reduce((sum, { amount }) => sum + amount, 0)).toBe(157);
  expect(weeks[0]?.date).toBe('2026-08-29T12:00:00.000Z');
});

test('a clock that is behind still counts an order of right now', () => {
  const weeks = sumUpWeeks([sold('2026-11-21T12:05:00.000Z', 100)], { now });
  expect(weeks.at(-1)?.amount).toBe(100);
});
