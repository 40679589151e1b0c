import type { RefundPayment } from './createRefundPayment.ts';
import type { RefundQueries } from './refundQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that finishes refunds that could not be carried out at once. */
export const createFinishRefunds = (refunds: RefundQueries, refundPayment: RefundPayment): Job => ({
  name: 'finishRefunds',
  pause: 60_000,
  run: async ({ log }) => {
    for (const payment of await refunds.listUnfinished()) {
      await refundPayment(payment, 'finishRefunds').catch((error: unknown) =>
        log.error({ err: error, payment: payment.id }, 'A refund could not be finished yet'),
      );
    }
  },
});
