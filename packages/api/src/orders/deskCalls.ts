import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { orderSchema } from './calls.ts';
import { disputeOutcomeSchema } from './disagreements.ts';
import { moveRefusals, partSchema, wordsSchema } from './moving.ts';
import { orderEventSchema, orderStageSchema } from './progress.ts';
import { orderRefusals } from './refusals.ts';

const partySchema = z.object({ _id: idSchema, fullname: z.string() });

/**
 * A dispute, as a row of the list of those who decide.
 *
 * @see Specification, X28
 */
export const disputeRowSchema = z.object({
  _id: idSchema,
  order: idSchema,
  /** What was ordered. */
  title: z.string(),
  /** What was paid, in rupees. */
  totalPrice: z.number(),
  by: z.enum(['buyer', 'seller']),
  openedAt: momentSchema,
  /** By when the other side is to have said something. */
  answerBy: momentSchema,
  isAnswered: z.boolean(),
  /** Whether somebody has asked for another decision. */
  isAppealed: z.boolean(),
  /** Who is looking at it; null for nobody. */
  takenBy: z.nullable(partySchema),
  /** When it was decided; null while it is not. */
  decidedAt: z.nullable(momentSchema),
});
/**
 * A dispute, as a row of the list of those who decide.
 *
 * @see Specification, X28
 */
export type DisputeRow = z.infer<typeof disputeRowSchema>;

/**
 * An order of anybody, as a row of what was found.
 *
 * @see Specification, X30
 */
export const orderRowSchema = z.object({
  _id: idSchema,
  /** What was ordered. */
  title: z.string(),
  /** What was paid, in rupees. */
  totalPrice: z.number(),
  /** How far it is; null if it has not begun. */
  stage: z.nullable(orderStageSchema),
  /** Null when the account is gone, as of the seller. */
  buyer: z.nullable(partySchema),
  seller: z.nullable(partySchema),
  createdAt: momentSchema,
});
/**
 * An order of anybody, as a row of what was found.
 *
 * @see Specification, X30
 */
export type OrderRow = z.infer<typeof orderRowSchema>;

/**
 * The calls of those who help where the sides of an order do not agree.
 *
 * @see Specification, X28
 */
export const deskCalls = {
  /**
   * `GET /admin/disputes`: lists disputes, those that have waited longest first; what is decided the other way
   * round.
   *
   * @see Specification, X28
   */
  listDisputes: call({
    method: 'GET',
    path: '/admin/disputes',
    access: 'operator',
    role: 'support',
    request: z.object({
      /** Defaults to those that wait for a decision. */
      state: z._default(z.enum(['open', 'decided']), 'open'),
      ...pageRequest,
    }),
    answer: z.object({
      disputes: z.array(disputeRowSchema),
      /** How many wait for a decision. */
      openCount: z.number(),
      /** Since when the oldest of them waits; null for none. */
      oldestAt: z.nullable(momentSchema),
      ...pageAnswer,
    }),
  }),
  /**
   * `GET /admin/orders/{id}`: gives an order of anybody as it stands; its `actions` are what an operator may do.
   *
   * @see Specification, X28
   */
  inspectOrder: call({
    method: 'GET',
    path: '/admin/orders/{id}',
    access: 'operator',
    role: 'support',
    request: z.object({ id: idSchema }),
    answer: z.object({
      order: orderSchema,
      /** Who is looking at its dispute; null for nobody. */
      takenBy: z.nullable(partySchema),
    }),
    refusals: [orderRefusals.orderNotFound],
  }),
  /**
   * `GET /admin/orders/{id}/events`: tells what has happened to an order of anybody, the newest first, a page
   * at a time.
   *
   * @see Specification, X30
   */
  inspectOrderEvents: call({
    method: 'GET',
    path: '/admin/orders/{id}/events',
    access: 'operator',
    role: 'support',
    request: z.object({ id: idSchema, ...pageRequest }),
    answer: z.object({ events: z.array(orderEventSchema), ...pageAnswer }),
    refusals: [orderRefusals.orderNotFound],
  }),
  /**
   * `GET /admin/orders`: finds the order with a number, or the orders that the owner of an e-mail address has
   * placed or received, the newest first. Anything else finds nothing: nobody leafs through all orders.
   *
   * @see Specification, X30
   */
  findOrders: call({
    method: 'GET',
    path: '/admin/orders',
    access: 'operator',
    role: 'support',
    request: z.object({
      /** The whole number of an order, or a whole e-mail address. */
      keyword: z.string().check(z.trim(), z.maxLength(320)),
      /** For an address: whether its owner has placed the orders, or received them. */
      side: z._default(z.enum(['buyer', 'seller']), 'buyer'),
      ...pageRequest,
    }),
    answer: z.object({ orders: z.array(orderRowSchema), ...pageAnswer }),
  }),
  /**
   * `PUT /admin/orders/{id}/dispute/take`: says that one looks at a dispute, so that nobody else begins with it,
   * for an hour. Fails with `conflict` while somebody else does.
   *
   * @see Specification, X28
   */
  takeDispute: call({
    method: 'PUT',
    path: '/admin/orders/{id}/dispute/take',
    access: 'operator',
    role: 'support',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [orderRefusals.orderNotFound, orderRefusals.disputeTaken, orderRefusals.appealOfSame],
  }),
  /**
   * `PUT /admin/orders/{id}/dispute`: decides a dispute, with reasons that both sides read. What was decided about
   * money happens when nobody may ask for another decision any more; `work` sends the order back to the
   * seller at once. A code of the second factor must have been typed a short while ago.
   *
   * @see Specification, X28
   */
  decideDispute: call({
    method: 'PUT',
    path: '/admin/orders/{id}/dispute',
    access: 'operator',
    role: 'support',
    request: z.object({
      id: idSchema,
      outcome: z.enum([...disputeOutcomeSchema.options, 'work']),
      /** For a part, and only then: what the buyer gets back, in rupees. */
      amount: z.optional(partSchema),
      /** Why, for both sides. */
      reasons: wordsSchema,
    }),
    answer: doneSchema,
    refusals: [
      ...moveRefusals,
      orderRefusals.disputeUnheard,
      orderRefusals.disputeTaken,
      orderRefusals.appealOfSame,
      orderRefusals.amountMissing,
      orderRefusals.amountTooLarge,
    ],
  }),
  /**
   * `PUT /admin/orders/{id}/cancel`: ends an order and gives all the money back, such as when a seller is gone.
   * A code of the second factor must have been typed a short while ago.
   *
   * @see Specification, X28
   */
  forceCancelOrder: call({
    method: 'PUT',
    path: '/admin/orders/{id}/cancel',
    access: 'operator',
    role: 'support',
    request: z.object({
      id: idSchema,
      /** Why, for both sides. */
      reasons: wordsSchema,
    }),
    answer: doneSchema,
    refusals: moveRefusals,
  }),
};

export const {
  listDisputes,
  inspectOrder,
  inspectOrderEvents,
  findOrders,
  takeDispute,
  decideDispute,
  forceCancelOrder,
} = deskCalls;
