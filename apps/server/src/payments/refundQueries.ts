import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import type { Payment } from './paymentQueries.ts';

export type RefundQueries = ReturnType<typeof createRefundQueries>;

/** Which orders' money is to be given back. */
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

  /** Takes the decision back if the card provider refuses. */
  withdraw: (paymentId: string, address: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const order = await transaction
        .updateTable('orders')
        .set({ refund_requested_at: null, next_at: sql<Date>`now()` })
        .where('payment_id', '=', paymentId)
        .returning(['id', 'seller_id'])
        .executeTakeFirst();
      if (!order) return;
      const { id: subjectId, seller_id: personId } = order;
      await transaction
        .insertInto('order_events')
        .values({ id: uuidv7(), order_id: subjectId, kind: 'refuseRefund', actor: 'system' })
        .execute();
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
