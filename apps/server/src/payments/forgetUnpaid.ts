import type { CardAttemptQueries } from './cardAttemptQueries.ts';
import type { PaymentQueries } from './paymentQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that deletes what nobody has paid, and the attempts with cards on it. */
export const createForgetUnpaid = (
  payments: PaymentQueries,
  attempts: CardAttemptQueries,
): Job => ({
  name: 'forgetUnpaid',
  pause: 6 * 60 * 60_000,
  async run() {
    await payments.forgetCanceled();
    await attempts.clean();
  },
});
