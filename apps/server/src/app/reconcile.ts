import { type FastifyBaseLogger, fastify } from 'fastify';
import { createPaymentParts } from './createPaymentParts.ts';
import { createDepositQueries, createPaymentQueries } from '../payments/index.ts';
import { describeCommand } from '../operator/OperatorCommand.ts';
import { OperatorError } from '../refusals/OperatorError.ts';

/** The jobs that reconcile our books with the card provider's, in this order. */
const jobNames = ['reconcilePayments', 'restorePayments', 'returnDeposits', 'finishRefunds'];

/** Does at once what the server otherwise does from time to time. */
export const reconcile = describeCommand({
  summary: 'asks the card provider about everything that is open, now',
  parameters: [],
  options: {},

  async run({ settings, database, report }) {
    if (settings.mode === 'live' && !settings.stripe) {
      throw new OperatorError(
        'A live market has its money at Stripe: give the keys of the server.',
      );
    }
    const log: FastifyBaseLogger = fastify({ logger: { level: settings.logLevel } }).log;
    const { jobs } = await createPaymentParts(database, settings.stripe);
    const payments = createPaymentQueries(database);
    const deposits = createDepositQueries(database);
    const before = await payments.countOpenMatters();
    await payments.hurryUnsettled();
    await deposits.hurry();
    for (const name of jobNames) {
      const job = jobs.find((known) => known.name === name);
      await job?.run({ log, ownUrl: settings.publicUrl });
    }

    const { orders, unsettled, unordered, unrefunded } = await payments.countOpenMatters();
    report(`${orders - before.orders} orders were placed; there are ${orders}.`);
    report(`${unsettled} payments are still being made.`);
    if (unordered + unrefunded === 0) return;
    throw new OperatorError(
      `${unordered} charges have no order and ${unrefunded} refunds are not done: see the log.`,
    );
  },
});
