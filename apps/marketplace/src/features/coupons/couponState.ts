import type { Coupon } from '@market/api';

/** Whether a coupon can be used, and if not, why. */
export type CouponState = 'valid' | 'paused' | 'later' | 'over' | 'usedUp';

/**
 * Says whether a coupon can be used at a moment, for its owner to read. The server decides when somebody
 * uses it.
 */
export function stateOfCoupon(coupon: Coupon, now = new Date()): CouponState {
  const { isPaused, from, until, uses, most } = coupon;
  if (isPaused) return 'paused';
  if (until !== null && new Date(until) <= now) return 'over';
  if (most !== null && uses >= most) return 'usedUp';
  return from !== null && new Date(from) > now ? 'later' : 'valid';
}
