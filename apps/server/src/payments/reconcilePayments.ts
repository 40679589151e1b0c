import type { PaymentProvider } from './PaymentProvider.ts';
import type { SettlePayment } from './createSettlePayment.ts';
import type { Payment, PaymentQueries } from './paymentQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** When an unpaid payment is canceled, in milliseconds after it was started. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/**
 * The job that finds what neither the browser nor a webhook told us: payments that succeeded and
 * have no order yet, and payments that were abandoned. One failure does not hold up the others.
 */
export function createReconcilePayments(
  provider: PaymentProvider,
  payments: PaymentQueries,
  settlePayment: SettlePayment,
): Job {
  async function reconcile(payment: Payment) {
    const isAbandoned = Date.now() - payment.created_at.getTime() > abandonedAfter;
    if (payment.intent_id) {
      if (isAbandoned) await provider.cancelIntent(payment.intent_id);
      await settlePayment(payment, 'reconcilePayments');
    } else if (isAbandoned) {
      await payments.settle(payment.id, 'canceled', await payments.tellTime(), 'reconcilePayments');
    }
  }

  return {
    name: 'reconcilePayments',
    pause: 60_000,
    run: async ({ log }) => {
      for (;;) {
        const claimed = await payments.claimUnsettled();
        if (claimed.length === 0) return;
        for (const payment of claimed) {
          await reconcile(payment).catch((error: unknown) =>
            log.error({ err: error, payment: payment.id }, 'A payment could not be reconciled yet'),
          );
        }
      }
    },
  };
}
