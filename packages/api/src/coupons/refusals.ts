import { listRefusals } from '../contract/refusal.ts';

/**
 * How coupons are refused.
 *
 * @see Specification, errors
 */
export const couponRefusals = listRefusals({
  couponUnknown: [400, 'There is no coupon {code} for this service.'],
  couponNotYet: [400, 'The coupon {code} holds from {date} on.'],
  couponOver: [400, 'The coupon {code} is no longer valid.'],
  couponNeedsMore: [400, 'The coupon {code} holds for orders of Rs.{least} or more.'],
  couponUsedUp: [409, 'The coupon {code} has been used up.'],
  couponUsedByYou: [409, 'You have used the coupon {code} already.'],
});

/**
 * How calls of sellers about their coupons are refused.
 *
 * @see Specification, errors
 */
export const couponOwnerRefusals = listRefusals({
  couponNotFound: [404, 'Coupon not found'],
  couponCodeTaken: [400, 'You have a coupon with this code already.'],
  tooManyCoupons: [400, 'You may have at most {limit} coupons.'],
});
