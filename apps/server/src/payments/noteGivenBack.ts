import type { RefundCause } from '@market/api/contract';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import type { PaymentsTable } from '../database/paymentTables.ts';
import type { GivenBack } from './PaymentProvider.ts';
import { keyOfRefund, type Refund, selectRefunds } from './refunds.ts';

/** What the card provider says has been given back of a payment with an order. */
interface News {
  payment: Pick<Selectable<PaymentsTable>, 'id' | 'status' | 'amount' | 'refunded_paise'>;
  order: { id: string; refund_requested_at: Date | null };
  given: readonly GivenBack[];
  /** Whether nothing is left, which a bank may have taken without any refund. */
  isAll: boolean;
}

/**
 * Notes what has been given back of a payment that is locked: the refunds that we have asked for, by their keys,
 * and what nobody here has. Gives all that is known to be back, in paise, and the last refund that is new. That the
 * provider knows less than we do proves nothing: it may take a while, and so may the news of what came back.
 */
export async function noteGivenBack(
  transaction: Database,
  { payment, order, given, isAll }: News,
): Promise<{ total: number; refund?: Refund }> {
  if (given.length === 0 && !isAll) return { total: payment.refunded_paise };

  const refunds = await selectRefunds(transaction, payment.id).execute();
  const keys = new Set(given.map(({ key }) => key));
  const isGiven = (refund: Refund) => keys.has(keyOfRefund(refund));
  const done = refunds.filter(({ state }) => state === 'done');
  let latest: Refund | undefined;

  for (const refund of refunds.filter(({ state }) => state !== 'done')) {
    const fits =
      isAll && refund.state === 'requested' && sum(done) + refund.amount <= payment.amount;
    if (!isGiven(refund) && !fits) continue;
    latest = await transaction
      .updateTable('refunds')
      .set({ state: 'done', done_at: new Date() })
      .where('id', '=', refund.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    done.push(latest);
  }

  const isOurs = ({ key }: GivenBack) => refunds.some(({ id }) => key?.split(':')[0] === id);
  const byOthers = sum(given.filter((one) => !isOurs(one)));
  const notedOfOthers = sum(done.filter((refund) => !isGiven(refund)));
  const rest = isAll ? payment.amount - sum(done) : byOthers - notedOfOthers;
  if (rest > 0) {
    latest = await transaction
      .insertInto('refunds')
      .values({
        id: uuidv7(),
        payment_id: payment.id,
        order_id: order.id,
        amount: rest,
        cause: causeOf({ payment, order }),
        decided_by: null,
        state: 'done',
        done_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    done.push(latest);
  }
  // One of them may have come back without that being known yet.
  const total = Math.min(payment.amount, sum(done));
  return { total, ...(latest && { refund: latest }) };
}

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** Why money is back that no refund of ours was for. The version before wrote none down. */
function causeOf({ payment, order }: Pick<News, 'payment' | 'order'>): RefundCause {
  if (order.refund_requested_at !== null) return 'cancelled';
  return payment.status === 'disputed' ? 'chargeback' : 'outside';
}
