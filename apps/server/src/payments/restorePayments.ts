import { depositMetadataSchema, paymentMetadataSchema } from './paymentMetadata.ts';
import { type PaymentIntent, type PaymentProvider, hasMoney } from './PaymentProvider.ts';
import type { SettleDeposit } from './createSettleDeposit.ts';
import type { SettlePayment } from './createSettlePayment.ts';
import type { DepositQueries } from './depositQueries.ts';
import type { PaymentQueries } from './paymentQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** How far it looks back, in milliseconds: payments are called off after a day. */
const reach = 48 * 60 * 60 * 1000;

const name = 'restorePayments';

/**
 * The job that asks the card provider for recent charges and looks for those we do not know, as
 * after restoring an older copy of the database. Ours get their orders, or wait for them as any
 * deposit does; charges that nobody here can have made are left to the operator.
 */
export function createRestorePayments(
  provider: PaymentProvider,
  payments: PaymentQueries,
  settlePayment: SettlePayment,
  deposits: DepositQueries,
  settleDeposit: SettleDeposit,
): Job {
  const isKnown = async ({ id }: PaymentIntent) =>
    Boolean((await payments.findByIntent(id)) ?? (await deposits.findByIntent(id)));

  /** Returns false for a charge of ours whose buyer or service is not here. */
  async function restore(intent: PaymentIntent): Promise<boolean> {
    const ofPayment = paymentMetadataSchema.safeParse(intent.metadata);
    if (ofPayment.success) {
      const payment = await payments.restore(intent, ofPayment.data);
      if (payment) await settlePayment(payment, name);
      return payment !== undefined;
    }
    const ofDeposit = depositMetadataSchema.safeParse(intent.metadata);
    if (!ofDeposit.success) return true;
    const deposit = await deposits.restore(intent, ofDeposit.data);
    if (deposit) await settleDeposit(deposit, name);
    return deposit !== undefined;
  }

  return {
    name,
    pause: 6 * 60 * 60 * 1000,
    run: async ({ log }) => {
      for await (const intent of provider.listIntents(new Date(Date.now() - reach))) {
        const isSettled = !hasMoney(intent) || (await isKnown(intent));
        if (isSettled || (await restore(intent))) continue;
        log.error({ intent: intent.id }, 'A payment belongs to nobody here: please look at it');
      }
    },
  };
}
