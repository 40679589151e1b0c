import { openOrderStatuses } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import type { Payment } from './paymentQueries.ts';

export type RefundQueries = ReturnType<typeof createRefundQueries>;

/** Which orders' money is to be given back. */
export const createRefundQueries = (database: Database) => ({
  /**
   * Decides to refund an order if this person is its seller, it is paid and not delivered. From
   * then on it cannot be delivered. Gives its payment.
   */
  request: (orderId: string, sellerId: string, address: string): Promise<Payment | undefined> =>
    inTransaction(database, async (transaction) => {
      const order = await transaction
        .updateTable('orders')
        .from('payments')
        .set({ refund_requested_at: sql<Date>`coalesce(refund_requested_at, now())` })
        .whereRef('payments.id', '=', 'orders.payment_id')
        .where('orders.id', '=', orderId)
        .where('orders.seller_id', '=', sellerId)
        .where('orders.status', 'in', openOrderStatuses)
        .where('payments.status', 'in', ['succeeded', 'refunded'])
        .returningAll('payments')
        .executeTakeFirst();
      if (!order) return undefined;
      const what = 'refund.requested';
      await noteEvent(transaction, { personId: sellerId, what, subjectId: orderId, address });
      return order;
    }),

  /** Takes the decision back if the card provider refuses. */
  withdraw: (paymentId: string, address: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const order = await transaction
        .updateTable('orders')
        .set({ refund_requested_at: null })
        .where('payment_id', '=', paymentId)
        .returning(['id', 'seller_id'])
        .executeTakeFirst();
      if (!order) return;
      const { id: subjectId, seller_id: personId } = order;
      await noteEvent(transaction, { personId, what: 'refund.withdrawn', subjectId, address });
    }),

  /** Lists the payments whose money is still to be given back. */
  listUnfinished: (): Promise<Payment[]> =>
    database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.payment_id', 'payments.id')
      .selectAll('payments')
      .where('refund_requested_at', 'is not', null)
      .where('payments.status', '=', 'succeeded')
      .limit(100)
      .execute(),
});
