import type { Coupon } from './calls.ts';

/**
 * Makes a code with which a seller's services cost less.
 *
 * @see Specification, X22
 */
export const createCoupon = (fields: Partial<Coupon> = {}): Coupon => ({
  _id: 'coupon-hello',
  code: 'HELLO-10',
  kind: 'percent',
  value: 10,
  services: [],
  least: null,
  from: null,
  until: null,
  most: null,
  mostPerPerson: 1,
  uses: 0,
  isPaused: false,
  createdAt: '2026-11-02T08:00:00.000Z',
  ...fields,
});

/**
 * Three coupons: one without an end, one that is nearly used up, one that is paused.
 *
 * @see Specification, X22
 */
export const sampleCoupons: Coupon[] = [
  createCoupon({ uses: 31 }),
  createCoupon({
    _id: 'coupon-festival',
    code: 'FESTIVAL',
    kind: 'amount',
    value: 500,
    services: ['service-posters'],
    least: 1500,
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
    most: 40,
    uses: 39,
  }),
  createCoupon({ _id: 'coupon-old', code: 'SUMMER', value: 25, uses: 12, isPaused: true }),
];
