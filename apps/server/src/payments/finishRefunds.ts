import type { RefundPayment } from './createRefundPayment.ts';
import type { RefundQueries } from './refundQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that finishes refunds that could not be carried out at once. One failure holds up no other. */
export const createFinishRefunds = (refunds: RefundQueries, refundPayment: RefundPayment): Job => ({
  name: 'finishRefunds',
  pause: 60_000,
  run: async ({ log }) => {
    let last: string | undefined;
    for (;;) {
      const payments = await refunds.listUnfinished(last);
      if (payments.length === 0) return;
      for (const payment of payments) {
        await refundPayment(payment, 'finishRefunds').catch((error: unknown) =>
          log.error({ err: error, payment: payment.id }, 'A refund could not be finished yet'),
        );
      }
      last = payments.at(-1)?.id;
    }
  },
});
