import { refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { CouponQueries } from './couponQueries.ts';

/** Answers the calls of sellers about their coupons. Other people's coupons count as not found. */
export const createCouponHandlers = (coupons: CouponQueries) =>
  ({
    listMyCoupons: async ({ cursor }, { _id }) => ({
      ...(await coupons.list(_id, cursor)),
      couponsCount: await coupons.countOf(_id),
    }),

    createCoupon: async (fields, { _id }) => {
      if (!(await coupons.areTheirs(fields.services, _id))) {
        throw new CallRefusal(refusals.serviceNotFound, { field: 'services' });
      }
      const coupon = await coupons.add(_id, fields);
      if (!coupon) throw new CallRefusal(refusals.couponCodeTaken, { field: 'code' });
      return { coupon };
    },

    pauseCoupon: async ({ id, isPaused }, { _id }) => {
      if (!(await coupons.pause(id, _id, isPaused))) {
        throw new CallRefusal(refusals.couponNotFound);
      }
      return {};
    },

    deleteCoupon: async ({ id }, { _id }) => {
      if (!(await coupons.remove(id, _id))) throw new CallRefusal(refusals.couponNotFound);
      return {};
    },
  }) satisfies Partial<Handlers>;
