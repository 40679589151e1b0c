import type { HttpHandler } from 'msw';
import type { CallName } from '../contract/contract.ts';
import { garble, offline, refuse, stall } from './answers.ts';
import { createMarketHandlers } from './replies.ts';
import type { PretendedMarket } from './PretendedMarket.ts';
import { sampleDecisions } from '../decisions/samples.ts';
import { sampleHeld } from '../guard/samples.ts';
import { createDeskVerification, createVerification } from '../identity/samples.ts';
import { sampleOpenRefunds } from '../ledger/samples.ts';
import { sampleCartItems } from '../wishlist/samples.ts';
import { decidedOrder, disputedOrder, sampleOrderEvents, sampleOrders } from '../orders/samples.ts';
import { sampleReviewsOfPerson } from '../reviews/samples.ts';
import { sampleReviews, sampleServices } from '../services/samples.ts';
import {
  sampleExternalLogins,
  sampleFactors,
  sampleOperators,
  samplePerson,
  sampleSessions,
} from '../people/samples.ts';

/**
 * What a call can be in, for a control that switches: how much a list holds, that nothing comes,
 * and each kind of error that a server can cause.
 *
 * @see Specification, states and transitions
 */
export const callStates = [
  'loading',
  'empty',
  'one',
  'many',
  'slow',
  'offline',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'validation',
  'rateLimited',
  'server',
  'malformedAnswer',
] as const;
/**
 * One of the states that a call can be in.
 *
 * @see Specification, states and transitions
 */
export type CallState = (typeof callStates)[number];

const statuses: Partial<Record<CallState, number>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  validation: 400,
  rateLimited: 429,
  server: 500,
};

/** How much a list holds. */
const amounts: Partial<Record<CallState, number>> = { empty: 0, one: 1, many: 40 };

/** How long a slow answer takes, in milliseconds. */
const slowMs = 2000;

/**
 * Puts one call into a state. Of the calls that give one thing, `empty`, `one` and `many` say
 * what is usual; `slow` takes two seconds. Put it ahead of `marketReplies`, which answers the others.
 *
 * @see Specification, states and transitions
 */
export function replyInState(callName: CallName, state: CallState, host = '/api'): HttpHandler {
  const status = statuses[state];
  if (status !== undefined) return refuse(callName, status, undefined, host);
  if (state === 'loading') return stall(callName, host);
  if (state === 'offline') return offline(callName, host);
  if (state === 'malformedAnswer') return garble(callName, host);

  const amount = amounts[state];
  const holding = amount === undefined ? {} : listed[callName]?.(amount);
  const pauseMs = state === 'slow' ? slowMs : 0;
  return createMarketHandlers({ ...holding, host, pauseMs })[callName];
}

type Holding = (amount: number) => Partial<PretendedMarket>;

const services: Holding = (amount) => ({ services: take(sampleServices, amount) });
const orders: Holding = (amount) => ({ orders: take(sampleOrders, amount) });

/** What the calls list that list something. */
const listed: Partial<Record<CallName, Holding>> = {
  listServices: services,
  listMyServices: services,
  listMyOrders: orders,
  listSales: orders,
  listWishlist: (amount) => ({ cartItems: take(sampleCartItems, amount) }),
  listOrderEvents: (amount) => ({ orderEvents: take(sampleOrderEvents, amount) }),
  listSessions: (amount) => ({ sessions: take(sampleSessions, amount) }),
  listFactors: (amount) => ({ factors: take(sampleFactors, amount) }),
  listExternalLogins: (amount) => ({ externalLogins: take(sampleExternalLogins, amount) }),
  listOperators: (amount) => ({ operators: take(sampleOperators, amount) }),
  listDisputes: (amount) => ({ orders: take([disputedOrder], amount) }),
  // There is an appeal only against what was decided.
  appealDispute: () => ({ orders: [decidedOrder] }),
  listMyDecisions: (amount) => ({ decisions: take(sampleDecisions, amount) }),
  listMyHeld: (amount) => ({ held: take(sampleHeld, amount) }),
  // Only what waits is taken back, and a case is decided only by the operator who has taken it.
  withdrawVerification: () => ({ verification: createVerification() }),
  decideVerification: () => ({
    verifications: [createDeskVerification({ takenBy: samplePerson })],
  }),
  getBooks: (amount) => ({ openRefunds: take(sampleOpenRefunds, amount) }),
  getService: (amount) => ({ reviews: sampleReviews.slice(0, amount) }),
  listReviews: (amount) => ({ reviews: sampleReviews.slice(0, amount) }),
  listReviewsOfPerson: (amount) => ({ reviewsOfPerson: take(sampleReviewsOfPerson, amount) }),
};

/** The first of the samples, or all of them again and again under other ids. */
const take = <Thing extends { _id: string }>(samples: readonly Thing[], amount: number): Thing[] =>
  Array.from({ length: Math.ceil(amount / samples.length) }, (_, round) =>
    samples.map((thing) => (round === 0 ? thing : { ...thing, _id: `${thing._id}-${round}` })),
  )
    .flat()
    .slice(0, amount);
