import type { RefundCause } from '@market/api/contract';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import type { PaymentsTable } from '../database/paymentTables.ts';
import { type Refund, selectRequested } from './requestedRefunds.ts';

/** What the card provider says has been given back of a payment with an order. */
interface GivenBack {
  payment: Pick<Selectable<PaymentsTable>, 'id' | 'status' | 'refunded_paise'>;
  order: { id: string; refund_requested_at: Date | null };
  /** In paise. */
  amount: number;
}

/**
 * Notes what has been given back of a payment that is locked: what we have asked for, the oldest first, and
 * what nobody here has. Gives all that is known to be back, in paise, and the last refund that is new. That the
 * provider knows less than we do proves nothing: it may take a while.
 */
export async function noteGivenBack(
  transaction: Database,
  { payment, order, amount }: GivenBack,
): Promise<{ total: number; refund?: Refund }> {
  let total = payment.refunded_paise;
  if (amount <= total) return { total };

  let refund: Refund | undefined;
  for (const requested of await selectRequested(transaction, payment.id).execute()) {
    if (total + requested.amount > amount) continue;
    total += requested.amount;
    refund = await transaction
      .updateTable('refunds')
      .set({ state: 'done', done_at: new Date() })
      .where('id', '=', requested.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  if (total < amount) {
    refund = await transaction
      .insertInto('refunds')
      .values({
        id: uuidv7(),
        payment_id: payment.id,
        order_id: order.id,
        amount: amount - total,
        cause: causeOf({ payment, order }),
        decided_by: null,
        state: 'done',
        done_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return { total: amount, ...(refund && { refund }) };
}

/** Why money is back that no refund of ours was for. The version before wrote none down. */
function causeOf({ payment, order }: Pick<GivenBack, 'payment' | 'order'>): RefundCause {
  if (order.refund_requested_at !== null) return 'cancelled';
  return payment.status === 'disputed' ? 'chargeback' : 'outside';
}
