import { peopleCalls } from '../people/calls.ts';
import { sessionCalls } from '../people/sessionCalls.ts';
import { factorCalls } from '../people/factorCalls.ts';
import { operatorCalls } from '../people/operatorCalls.ts';
import { serviceCalls } from '../services/calls.ts';
import { wishlistCalls } from '../wishlist/calls.ts';
import { paymentCalls } from '../payments/calls.ts';
import { orderCalls } from '../orders/calls.ts';
import { lifeCalls } from '../orders/lifeCalls.ts';
import { refundCalls } from '../orders/refundCalls.ts';
import { marketCalls } from '../market/calls.ts';
import { draftCalls } from '../services/draftCalls.ts';
import { couponCalls } from '../coupons/calls.ts';
import { offerCalls } from '../offers/calls.ts';
import { fileCalls } from '../files/calls.ts';
import type { AnswerOf, CheckedRequestOf, RequestOf } from './call.ts';

/**
 * The table of all calls: the only place that knows a path or a field. Client, hooks, server,
 * documentation and tests are made from it. The comment on a call is also what an editor shows for
 * the client's method.
 *
 * @see Specification, calls
 */
export const contract: typeof marketCalls &
  typeof peopleCalls &
  typeof sessionCalls &
  typeof factorCalls &
  typeof operatorCalls &
  typeof serviceCalls &
  typeof draftCalls &
  typeof wishlistCalls &
  typeof paymentCalls &
  typeof orderCalls &
  typeof lifeCalls &
  typeof refundCalls &
  typeof couponCalls &
  typeof offerCalls &
  typeof fileCalls = {
  ...marketCalls,
  ...peopleCalls,
  ...sessionCalls,
  ...factorCalls,
  ...operatorCalls,
  ...serviceCalls,
  ...draftCalls,
  ...wishlistCalls,
  ...paymentCalls,
  ...orderCalls,
  ...lifeCalls,
  ...refundCalls,
  ...couponCalls,
  ...offerCalls,
  ...fileCalls,
};

/**
 * The type of the whole table.
 *
 * @see Specification, calls
 */
export type Contract = typeof contract;

/**
 * The name of a call, the same on every level.
 *
 * @see Specification, calls
 */
export type CallName = keyof Contract;

/**
 * What the call of this name takes.
 *
 * @see Specification, calls
 */
export type MarketRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/**
 * The request of this call after it has been checked.
 *
 * @see Specification, calls
 */
export type CheckedMarketRequest<Name extends CallName> = CheckedRequestOf<Contract[Name]>;

/**
 * What the call of this name gives.
 *
 * @see Specification, calls
 */
export type MarketAnswer<Name extends CallName> = AnswerOf<Contract[Name]>;
