import type { PaymentProvider } from '../adapters/PaymentProvider.ts';
import type { SettlePayment } from '../payments/createSettlePayment.ts';
import { paymentMetadataSchema } from '../adapters/paymentMetadata.ts';
import type { PaymentQueries } from '../queries/paymentQueries.ts';
import type { Job } from './repeatJobs.ts';

/** How far it looks back, in milliseconds: payments are called off after a day. */
const reach = 48 * 60 * 60 * 1000;

/**
 * The job that asks the card provider for everything that was charged lately and looks for what
 * we know nothing of, as after going back to an older copy of the database. What is ours gets its
 * order; what nobody here can have ordered is left to the operator.
 */
export const createRestorePayments = (
  provider: PaymentProvider,
  payments: PaymentQueries,
  settlePayment: SettlePayment,
): Job => ({
  name: 'restorePayments',
  pause: 6 * 60 * 60 * 1000,
  run: async ({ log }) => {
    for await (const intent of provider.listIntents(new Date(Date.now() - reach))) {
      const metadata = paymentMetadataSchema.safeParse(intent.metadata);
      const isOurs = intent.status === 'succeeded' && metadata.success;
      if (!isOurs || (await payments.findByIntent(intent.id))) continue;

      const restored = await payments.restore(intent, metadata.data);
      if (restored) await settlePayment(restored, 'restorePayments');
      else log.error({ intent: intent.id }, 'A payment belongs to nobody here: please look at it');
    }
  },
});
