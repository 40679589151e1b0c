import { type PaymentProvider, hasMoney } from './PaymentProvider.ts';
import { paymentMetadataSchema } from './paymentMetadata.ts';
import type { Deposit, DepositQueries } from './depositQueries.ts';
import type { PaymentQueries } from './paymentQueries.ts';
import type { SettlePayment } from './createSettlePayment.ts';

/** Does what a deposit is due for. */
export type SettleDeposit = (
  deposit: Deposit,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<void>;

/** When an unpaid deposit is canceled, in milliseconds after it was started. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * Gives the one function that settles a deposit. The webhook and a job may call it at any time: it
 * asks the card provider how the deposit stands, returns money that no order has claimed in time,
 * and cancels what nobody has paid. The provider remembers which order was claiming it, so that
 * order is placed even if the server died or an older copy of the database was restored.
 */
export function createSettleDeposit(
  provider: PaymentProvider,
  deposits: DepositQueries,
  payments: PaymentQueries,
  settlePayment: SettlePayment,
): SettleDeposit {
  return async (deposit, address) => {
    const { id, intent_id: intentId } = deposit;
    const isAbandoned = Date.now() - deposit.created_at.getTime() > abandonedAfter;
    if (intentId === null) {
      if (isAbandoned) await deposits.forget(id, address);
      return;
    }

    const known = await provider.retrieveIntent(intentId);
    const intent = isAbandoned && !hasMoney(known) ? await provider.cancelIntent(intentId) : known;
    if (intent.status === 'canceled') return deposits.forget(id, address);
    if (intent.status === 'refunded') return deposits.noteReturned(id, address);
    if (!hasMoney(intent)) return;

    const purchase = paymentMetadataSchema.safeParse(intent.metadata);
    const restored = purchase.success && (await payments.restore(intent, purchase.data));
    if (restored) return void (await settlePayment(restored, address));

    await deposits.noteCaptured(id);
    // The bank decides about disputed payments.
    if (intent.status === 'disputed' || !(await deposits.decideReturn(id, address))) return;
    await provider.refund(intentId, { idempotencyKey: `refund-${id}` });
    await deposits.noteReturned(id, address);
  };
}
