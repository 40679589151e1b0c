import type { SettleDeposit } from './createSettleDeposit.ts';
import type { DepositQueries } from './depositQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/**
 * The job that returns deposits that no order has claimed in time, and cancels unpaid ones. One
 * failure does not hold up the others.
 */
export const createReturnDeposits = (
  deposits: DepositQueries,
  settleDeposit: SettleDeposit,
): Job => ({
  name: 'returnDeposits',
  pause: 60_000,
  run: async ({ log }) => {
    for (;;) {
      const claimed = await deposits.claimDue();
      if (claimed.length === 0) return;
      for (const deposit of claimed) {
        await settleDeposit(deposit, 'returnDeposits').catch((error: unknown) =>
          log.error({ err: error, deposit: deposit.id }, 'A deposit could not be settled yet'),
        );
      }
    }
  },
});
