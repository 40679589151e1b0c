import { refusals } from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createRateLimits } from '../limits/rateLimitQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createCouponGuard } from './createCouponGuard.ts';
import type { PricedWish } from './createPricing.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const priced: PricedWish = {
  serviceId: 'service',
  sellerId: 'seller',
  title: 'Logo design',
  coverId: null,
  price: { lines: [], totalPrice: 1, days: 1, revisions: null },
  amount: 100,
  quote: 'quote',
  coupon: null,
  offerId: null,
};

const price = createCouponGuard(
  async ({ coupon }) => {
    if (coupon === 'WRONG') throw new CallRefusal(refusals.couponUnknown);
    if (coupon === 'OVER') throw new CallRefusal(refusals.couponOver);
    return priced;
  },
  createRateLimits(database, 1),
);

const guess = async (coupon: string | undefined, buyerId = 'ben', network = '10.0.0.1') => {
  try {
    await price({ service: 'service', coupon }, { buyerId, network });
    return 'priced';
  } catch (error) {
    return error instanceof CallRefusal ? error.code : String(error);
  }
};

const guessOften = (count: number, buyerId: string, network: string) =>
  Promise.all(Array.from({ length: count }, () => guess('WRONG', buyerId, network)));

test('twenty codes that do not exist are enough for one person, also at once', async () => {
  const outcomes = await guessOften(30, 'ben', '10.0.0.1');
  expect(outcomes.filter((code) => code === 'couponUnknown')).toHaveLength(20);
  expect(outcomes.filter((code) => code === 'tooManyAttempts')).toHaveLength(10);
  // From anywhere, and the right one, too; but without a coupon everything is priced.
  expect(await guess('RIGHT', 'ben', '10.0.0.2')).toBe('tooManyAttempts');
  expect(await guess(undefined)).toBe('priced');
  expect(await guess('RIGHT', 'asha', '10.0.0.2')).toBe('priced');
});

test('sixty are enough for one network, however many accounts it has', async () => {
  for (const buyerId of ['ben', 'asha', 'chen']) await guessOften(20, buyerId, '10.0.0.1');
  expect(await guess('WRONG', 'dana', '10.0.0.1')).toBe('tooManyAttempts');
  expect(await guess('WRONG', 'dana', '10.0.0.2')).toBe('couponUnknown');
});

test('a code that exists counts for nothing, whether or not it holds', async () => {
  for (let round = 0; round < 25; round += 1) {
    expect(await guess('RIGHT')).toBe('priced');
    expect(await guess('OVER')).toBe('couponOver');
  }
  expect(await guess('WRONG')).toBe('couponUnknown');
});
