import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { idSchema, momentSchema, rupeesSchema } from '../contract/values.ts';

/**
 * Whose money the books tell of: what the card provider has for the market, what is held until an order is
 * completed, what belongs to sellers, what the market has earned, and what banks ask back.
 *
 * @see Specification, X29
 */
export const accountKindSchema = z.enum(['provider', 'held', 'seller', 'commission', 'claims']);
/**
 * Whose money the books tell of.
 *
 * @see Specification, X29
 */
export type AccountKind = z.infer<typeof accountKindSchema>;

/**
 * Why money goes back to a buyer: the order was cancelled, both sides agreed, a dispute was decided, the card's
 * holder asked their bank, or somebody did it at the card provider.
 *
 * @see Specification, X29
 */
export const refundCauseSchema = z.enum([
  'cancelled',
  'agreed',
  'decided',
  'chargeback',
  'outside',
]);
/**
 * Why money goes back to a buyer.
 *
 * @see Specification, X29
 */
export type RefundCause = z.infer<typeof refundCauseSchema>;

/**
 * Two figures that must be the same: what the orders say, and what the books have.
 *
 * @see Specification, X29
 */
export const bookCheckSchema = z.object({
  /**
   * `transfers`: all that was posted adds up to nothing. `held`, `provider` and `claims`: what is open, kept
   * and asked back. `sold`: what sellers are told that they have sold.
   */
  name: z.enum(['transfers', 'held', 'provider', 'claims', 'sold']),
  /** In rupees. */
  expected: z.number(),
  /** In rupees. */
  found: z.number(),
  /** Since when they differ; null while they are the same. */
  differsSince: z.nullable(momentSchema),
});
/**
 * Two figures that must be the same.
 *
 * @see Specification, X29
 */
export type BookCheck = z.infer<typeof bookCheckSchema>;

/**
 * Money that is to be given back and was not yet.
 *
 * @see Specification, X29
 */
export const openRefundSchema = z.object({
  _id: idSchema,
  order: idSchema,
  amount: rupeesSchema,
  cause: refundCauseSchema,
  /** How often the bank sent it back. */
  failures: z.number(),
  createdAt: momentSchema,
});
/**
 * Money that is to be given back and was not yet.
 *
 * @see Specification, X29
 */
export type OpenRefund = z.infer<typeof openRefundSchema>;

/**
 * The calls about the market's books.
 *
 * @see Specification, calls
 */
export const ledgerCalls = {
  /**
   * `GET /admin/books`: tells whether the market's books are right, what each kind of account holds, and which
   * money waits to be given back, the longest waiting first. For everybody who is no operator there is no such call.
   *
   * @see Specification, X29
   */
  getBooks: call({
    method: 'GET',
    path: '/admin/books',
    access: 'operator',
    role: 'finance',
    request: z.object({ ...pageRequest }),
    answer: z.object({
      checks: z.array(bookCheckSchema),
      /** When that was checked; null before it first was. */
      checkedAt: z.nullable(momentSchema),
      /** How many payments are not in the books yet, a thousand at most. Until there is none, only some checks are made. */
      unpostedCount: z.number(),
      balances: z.array(
        z.object({
          kind: accountKindSchema,
          /** In rupees. Above zero the market has it, below it owes it. */
          amount: z.number(),
        }),
      ),
      refunds: z.array(openRefundSchema),
      refundsCount: z.number(),
      /** In rupees, all of them together. */
      refundsAmount: rupeesSchema,
      ...pageAnswer,
    }),
  }),
};

export const { getBooks } = ledgerCalls;
