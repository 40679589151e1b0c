import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The coupons of a seller as queries and mutations. */
export const createCouponEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listMyCoupons: build.query({ ...ask('listMyCoupons'), providesTags: ['Coupons'] }),
  createCoupon: build.mutation({ ...ask('createCoupon'), invalidatesTags: onSuccess('Coupons') }),
  pauseCoupon: build.mutation({ ...ask('pauseCoupon'), invalidatesTags: onSuccess('Coupons') }),
  deleteCoupon: build.mutation({ ...ask('deleteCoupon'), invalidatesTags: onSuccess('Coupons') }),
});
