import { type RefundCause, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { postRefunded, postRefundFailed } from '../ledger/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Payment } from './paymentQueries.ts';
import { tellDone, tellFailed } from './refundMails.ts';
import { keyOfRefund, type Refund, selectRequested, sumOfDone } from './refunds.ts';

export type RefundQueries = ReturnType<typeof createRefundQueries>;

/** What somebody has decided to give back. */
export interface WantedRefund {
  paymentId: string;
  orderId: string;
  /** In paise. */
  amount: number;
  cause: Exclude<RefundCause, 'chargeback' | 'outside'>;
  /** Who has decided it; null for the time that has passed. */
  personId: string | null;
}

/** How many payments are looked at at once. */
const batchSize = 100;

/** Before all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Writes down that money is to be given back, in the transaction in which it is decided; afterwards it has to be
 * carried out. Refuses more than what is left of the payment, and anything while its money is in question.
 */
export async function requestRefund(
  transaction: Database,
  { paymentId, orderId, amount, cause, personId }: WantedRefund,
): Promise<Refund> {
  if (amount > (await lockLeft(transaction, paymentId))) {
    throw new CallRefusal(refusals.refundTooLarge);
  }
  return transaction
    .insertInto('refunds')
    .values({
      id: uuidv7(),
      payment_id: paymentId,
      order_id: orderId,
      amount,
      cause,
      decided_by: personId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Which money is to be given back. */
export const createRefundQueries = (database: Database) => ({
  /** Gives the payment of an order whose money is to be given back, done or not. */
  find: (orderId: string): Promise<Payment | undefined> =>
    database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.payment_id', 'payments.id')
      .selectAll('payments')
      .where('orders.id', '=', orderId)
      .where('refund_requested_at', 'is not', null)
      .executeTakeFirst(),

  /** Gives the payment of a refund. */
  findPayment: (refund: Refund): Promise<Payment> =>
    database
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow(),

  /**
   * Lists what is to be given back of a payment, the oldest first. If its order is cancelled, that is all that
   * is left of it, no matter who cancelled it.
   */
  listRequested: (paymentId: string): Promise<Refund[]> =>
    inTransaction(database, async (transaction) => {
      const left = await lockLeft(transaction, paymentId);
      const cancelled = await transaction
        .selectFrom('orders')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('refund_requested_at', 'is not', null)
        .executeTakeFirst();
      if (cancelled && left > 0) {
        const rest = { paymentId, orderId: cancelled.id, amount: left, personId: null };
        await requestRefund(transaction, { ...rest, cause: 'cancelled' });
      }
      return selectRequested(transaction, paymentId).execute();
    }),

  /** Notes that the card provider has given money back, once. */
  finish: (refund: Refund): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await lockPayment(transaction, refund.payment_id);
      const done = await transaction
        .updateTable('refunds')
        .set({ state: 'done', done_at: sql<Date>`now()` })
        .where('id', '=', refund.id)
        .where('state', '=', 'requested')
        // A late call would take one that came back meanwhile for done.
        .where('failures', '=', refund.failures)
        .returning('amount')
        .executeTakeFirst();
      if (!done) return;
      await transaction
        .updateTable('payments')
        .set({ refunded_paise: sumOfDone })
        .where('id', '=', refund.payment_id)
        .execute();
      await postRefunded(transaction, refund);
      await tellDone(transaction, refund, done.amount);
    }),

  /** Takes the decision back if the card provider refuses. */
  withdraw: (refund: Refund, address: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('refunds')
        .set({ state: 'withdrawn' })
        .where('id', '=', refund.id)
        .where('state', '=', 'requested')
        .where('failures', '=', refund.failures)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      const { order_id: subjectId, cause } = refund;
      if (cause === 'cancelled') {
        await transaction
          .updateTable('orders')
          .set({ refund_requested_at: null, next_at: sql<Date>`now()` })
          .where('id', '=', subjectId)
          .execute();
        // What was disputed still is.
        await transaction
          .updateTable('disputes')
          .set({ closed_at: null })
          .where('id', '=', (order) =>
            order
              .selectFrom('orders')
              .select('dispute_id')
              .where('id', '=', subjectId)
              .where('stage', '=', 'disputed'),
          )
          .execute();
      }
      const { seller_id: personId } = await transaction
        .selectFrom('orders')
        .select('seller_id')
        .where('id', '=', subjectId)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('order_events')
        .values({ id: uuidv7(), order_id: subjectId, kind: 'refuseRefund', actor: 'system' })
        .execute();
      await tellFailed(transaction, refund);
      await noteEvent(transaction, { personId, what: 'refund.withdrawn', subjectId, address });
    }),

  /** Notes that money came back that the buyer's bank could not take: it is to be given back again. */
  reopen: (key: string, address: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const found = await transaction
        .selectFrom('refunds')
        .select(['id', 'payment_id'])
        .where(sql`id::text`, '=', key.split(':')[0] ?? '')
        .executeTakeFirst();
      if (!found) return;
      await lockPayment(transaction, found.payment_id);
      const refund = await transaction
        .selectFrom('refunds')
        .selectAll()
        .where('id', '=', found.id)
        .where('state', '=', 'done')
        .executeTakeFirst();
      // It may have failed before, and been given back since.
      if (!refund || keyOfRefund(refund) !== key) return;
      await transaction
        .updateTable('refunds')
        .set({ state: 'requested', done_at: null, failures: refund.failures + 1 })
        .where('id', '=', refund.id)
        .execute();
      await transaction
        .updateTable('payments')
        .set({
          refunded_paise: sumOfDone,
          status: sql<string>`case when status = 'refunded' then 'succeeded' else status end`,
          status_as_of: sql<Date>`clock_timestamp()`,
        })
        .where('id', '=', refund.payment_id)
        .execute();
      const { order_id: subjectId } = refund;
      await noteEvent(transaction, { personId: null, what: 'refund.failed', subjectId, address });
      await postRefundFailed(transaction, refund);
    }),

  /**
   * Lists payments whose money is still to be given back, all of it or some.
   *
   * @param after The id of the payment where the last batch ended. Defaults to the first batch.
   */
  async listUnfinished(after = noId): Promise<Payment[]> {
    return database
      .selectFrom('payments')
      .selectAll()
      .where('id', 'in', (unfinished) =>
        unfinished
          .selectFrom('refunds')
          .select('payment_id')
          .where('state', '=', 'requested')
          .union(
            unfinished
              .selectFrom('orders')
              .innerJoin('payments as paid', 'paid.id', 'orders.payment_id')
              .select('payment_id')
              .where('refund_requested_at', 'is not', null)
              .where('paid.status', '=', 'succeeded'),
          ),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  },
});

/** Keeps everybody else from changing what becomes of a payment. */
const lockPayment = (transaction: Database, paymentId: string) =>
  transaction
    .selectFrom('payments')
    .select(['amount', 'status', 'refunded_paise'])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** How much can still be given back of a payment, in paise, while nobody else decides about it. */
async function lockLeft(transaction: Database, paymentId: string): Promise<number> {
  const { amount, status, refunded_paise: refunded } = await lockPayment(transaction, paymentId);
  if (status !== 'succeeded') return 0;
  const requested = await selectRequested(transaction, paymentId).execute();
  return requested.reduce((left, refund) => left - refund.amount, amount - refunded);
}
