import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema, rupeesSchema } from '../contract/values.ts';
import { largestPrice } from '../contract/choices.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { couponOwnerRefusals } from './refusals.ts';

const unusablePercent = 'A coupon takes off 1 to 90 percent, in whole numbers.';
const unusableAmount = 'A coupon takes off Rs.1 or more.';
const unusableCount = 'A coupon can be used 1 to 100000 times.';

const countSchema = z
  .int(unusableCount)
  .check(z.minimum(1, unusableCount), z.maximum(100_000, unusableCount));

/** What a seller says about a coupon. */
const couponFields = {
  /** As buyers type it; capitals and small letters are the same. */
  code: z
    .string('Please enter a code!')
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'A code has 3 to 30 letters, digits or hyphens.'),
    ),
  kind: z.enum(['percent', 'amount']),
  /** In percent, or in rupees. */
  value: z.number('Please enter how much the coupon takes off!'),
  /** For which of the seller's services it holds; empty for all. */
  services: z._default(z.array(idSchema).check(z.maxLength(50)), []),
  /** The least that an order has to cost, in rupees; null for any price. */
  least: z._default(z.nullable(rupeesSchema.check(z.maximum(largestPrice))), null),
  /** From when it holds; null for at once. */
  from: z._default(z.nullable(z.iso.datetime()), null),
  /** Until when it holds; null for always. */
  until: z._default(z.nullable(z.iso.datetime()), null),
  /** How often it can be used by all together; null for any number. */
  most: z._default(z.nullable(countSchema), null),
  /** How often one person can use it; null for any number. */
  mostPerPerson: z._default(z.nullable(countSchema), 1),
};

const isUsable = ({ kind, value }: { kind: string; value: number }) =>
  kind === 'percent'
    ? Number.isInteger(value) && value >= 1 && value <= 90
    : value >= 1 && value <= largestPrice && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/**
 * A code with which a seller's services cost less. The seller bears it.
 *
 * @see Specification, X22
 */
export const couponSchema = z.object({
  _id: idSchema,
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  /** In percent, or in rupees. */
  value: z.number(),
  /** For which of the seller's services it holds; empty for all. */
  services: z.array(idSchema),
  /** In rupees; null for any price. */
  least: z.nullable(rupeesSchema),
  from: z.nullable(momentSchema),
  until: z.nullable(momentSchema),
  most: z.nullable(z.number()),
  mostPerPerson: z.nullable(z.number()),
  /** How often it has been used, payments that are under way included. */
  uses: z.number(),
  isPaused: z.boolean(),
  createdAt: momentSchema,
});
/**
 * A code with which a seller's services cost less.
 *
 * @see Specification, X22
 */
export type Coupon = z.infer<typeof couponSchema>;

/**
 * The calls of sellers about their coupons. The hosted backend lacks all of them.
 *
 * @see Specification, X22
 */
export const couponCalls = {
  /**
   * `GET /coupons/me`: lists the coupons of the caller, the newest first, a page at a time.
   *
   * @see Specification, X22
   */
  listMyCoupons: call({
    method: 'GET',
    path: '/coupons/me',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ coupons: z.array(couponSchema), ...pageAnswer, couponsCount: z.number() }),
  }),
  /**
   * `POST /coupons/new`: makes a coupon. Fails with `validation`; `fields` says what is wrong.
   *
   * @see Specification, X22
   */
  createCoupon: call({
    method: 'POST',
    path: '/coupons/new',
    access: 'signedIn',
    request: z.object(couponFields).check(
      z.refine(isUsable, {
        path: ['value'],
        error: ({ input }) =>
          (input as { kind: string }).kind === 'percent' ? unusablePercent : unusableAmount,
      }),
      z.refine(({ from, until }) => until === null || until > (from ?? ''), {
        path: ['until'],
        message: 'A coupon ends after it begins.',
      }),
    ),
    answer: z.object({ coupon: couponSchema }),
    refusals: [
      serviceRefusals.serviceNotFound,
      couponOwnerRefusals.couponCodeTaken,
      couponOwnerRefusals.tooManyCoupons,
    ],
  }),
  /**
   * `PUT /coupons/{id}`: pauses an own coupon, or lets it hold again. What it takes off never changes.
   * Fails with `notFound`.
   *
   * @see Specification, X22
   */
  pauseCoupon: call({
    method: 'PUT',
    path: '/coupons/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema, isPaused: z.boolean() }),
    answer: doneSchema,
    refusals: [couponOwnerRefusals.couponNotFound],
    isRepeatable: true,
  }),
  /**
   * `DELETE /coupons/{id}`: takes an own coupon away. Orders keep what it took off. Fails with
   * `notFound`.
   *
   * @see Specification, X22
   */
  deleteCoupon: call({
    method: 'DELETE',
    path: '/coupons/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [couponOwnerRefusals.couponNotFound],
  }),
};

export const { listMyCoupons, createCoupon, pauseCoupon, deleteCoupon } = couponCalls;
