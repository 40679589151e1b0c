/** @file What others may know of coupons: whether one holds, and that it was used. */

export { checkCoupon } from './checkCoupon.ts';
export { createCouponHandlers } from './couponHandlers.ts';
export {
  type CouponQueries,
  createCouponQueries,
  countCoupon,
  holdCoupon,
  reserveCoupon,
  type UsableCoupon,
} from './couponQueries.ts';
