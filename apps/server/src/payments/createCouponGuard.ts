import { refusals } from '@market/api/contract';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { CardHolder } from './cardAttemptQueries.ts';
import type { PricedWish, Pricing, Wish } from './createPricing.ts';

/** The limits on codes that do not exist: people mistype some, and programs guess many. */
const codesOfPerson: RateLimit = { name: 'unknown-coupons', count: 20, minutes: 60 };
const codesOfNetwork: RateLimit = { name: 'unknown-coupons-address', count: 60, minutes: 60 };

const isUnknown = (error: unknown) =>
  error instanceof CallRefusal && error.code === refusals.couponUnknown.code;

/** Prices a wish for somebody, or refuses it. */
export type GuardedPricing = (wish: Wish, holder: CardHolder) => Promise<PricedWish>;

/**
 * Keeps people from guessing codes of coupons: throws a 429 with `Retry-After` for somebody who has tried too
 * many that do not exist. Each code counts before it is looked at, so that many at once gain nothing.
 */
export const createCouponGuard =
  (price: Pricing, limits: Pick<RateLimits, 'count' | 'takeBack'>): GuardedPricing =>
  async (wish, { buyerId, network }) => {
    if (!wish.coupon) return price(wish, buyerId);

    await limits.count([codesOfPerson, buyerId], [codesOfNetwork, network]);
    const takeBack = async () => {
      await limits.takeBack([codesOfPerson, buyerId]);
      await limits.takeBack([codesOfNetwork, network]);
    };
    try {
      const priced = await price(wish, buyerId);
      await takeBack();
      return priced;
    } catch (error) {
      if (!isUnknown(error)) await takeBack();
      throw error;
    }
  };
