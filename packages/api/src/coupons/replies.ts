import { createId } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { createCoupon } from './samples.ts';

/** How a pretended backend answers the calls of sellers about their coupons. */
export const createCouponReplies = (market: PretendedMarket) =>
  ({
    listMyCoupons: ({ cursor }) => {
      const { page, cursors } = pageOf(market.coupons, cursor);
      return { coupons: page, ...cursors, couponsCount: market.coupons.length };
    },
    createCoupon: (fields) => {
      if (market.coupons.some(({ code }) => code === fields.code)) {
        return createRefusal('couponCodeTaken', undefined, 'code');
      }
      const coupon = createCoupon({ ...fields, _id: createId(market, 'coupon'), uses: 0 });
      market.coupons = [coupon, ...market.coupons];
      return { coupon };
    },
    pauseCoupon: ({ id, isPaused }) => {
      if (!market.coupons.some(({ _id }) => _id === id)) return createRefusal('couponNotFound');
      market.coupons = market.coupons.map((one) => (one._id === id ? { ...one, isPaused } : one));
      return {};
    },
    deleteCoupon: ({ id }) => {
      if (!market.coupons.some(({ _id }) => _id === id)) return createRefusal('couponNotFound');
      market.coupons = market.coupons.filter(({ _id }) => _id !== id);
      return {};
    },
  }) satisfies Partial<Replies>;
