import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toRupees } from '../database/paise.ts';
import type { UsableCoupon } from './couponQueries.ts';

/** What a coupon is to be used for. */
export interface CouponUse {
  /** As it was typed, without blanks around it and in capitals. */
  code: string;
  serviceId: string;
  /** What the order costs without it, in paise. */
  paise: number;
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Refuses a coupon that does not hold for an order, and says why. A paused one, and one for other
 * services, is not known: nobody is told what a seller has besides.
 */
export function checkCoupon(
  coupon: UsableCoupon | undefined,
  { code, serviceId, paise }: CouponUse,
): asserts coupon is UsableCoupon {
  const refuse = (
    entry: (typeof refusals)[keyof typeof refusals],
    values: Record<string, string | number> = {},
  ): never => {
    throw new CallRefusal(entry, { values: { code, ...values }, field: 'coupon' });
  };

  const isOfService =
    coupon && (coupon.service_ids.length === 0 || coupon.service_ids.includes(serviceId));
  if (!isOfService || coupon.paused_at) return refuse(refusals.couponUnknown);
  const { now, valid_from: from, valid_until: until, least_paise: least } = coupon;
  if (from && from > now) return refuse(refusals.couponNotYet, { date: toDay(from) });
  if (until && until <= now) return refuse(refusals.couponOver);
  if (least !== null && paise < least) {
    return refuse(refusals.couponNeedsMore, { least: toRupees(least) });
  }
  if (coupon.most !== null && coupon.uses >= coupon.most) return refuse(refusals.couponUsedUp);
  if (coupon.most_per_person !== null && coupon.usesOfBuyer >= coupon.most_per_person) {
    return refuse(refusals.couponUsedByYou);
  }
}
