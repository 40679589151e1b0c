import {
  createCardAttemptQueries,
  createCardGuard,
  createClaimDeposit,
  createDepositQueries,
  createFinishRefunds,
  createForgetUnpaid,
  createPaymentHandlers,
  createPaymentQueries,
  createReconcilePayments,
  createRefundPayment,
  createRefundQueries,
  createRestorePayments,
  createReturnDeposits,
  createSettleDeposit,
  createSettlePayment,
  createStripePayments,
  createWebhookRoute,
  type PaymentProvider,
} from '../payments/index.ts';
import type { Database } from '../database/openDatabase.ts';
import { createOrderHandlers, createOrderQueries, createRefundHandlers } from '../orders/index.ts';
import { type AuditEvent, noteEvent } from '../audit/auditQueries.ts';
import { type RateLimits, createRateLimits } from '../limits/rateLimitQueries.ts';
import { type Refusals, createRefusals } from '../refusals/refusalQueries.ts';
import type { StripeSettings } from '../settings/settings.ts';

/** Counts refusals, by kind and network. */
export interface Watch {
  limits: RateLimits;
  refusals: Refusals;
}

const createWatch = (database: Database): Watch => ({
  limits: createRateLimits(database, 1),
  refusals: createRefusals(database),
});

/** Puts together everything about money. Without a Stripe account cards are charged offline. */
export async function createPaymentParts(
  database: Database,
  stripe: StripeSettings | undefined,
  watch = createWatch(database),
) {
  if (stripe) return { ...assemble(database, createStripePayments(stripe), watch), plugins: [] };

  const { createSandboxParts } = await import('./createSandboxParts.ts');
  const { provider, plugins, jobs } = await createSandboxParts(database);
  const parts = assemble(database, provider, watch);
  return { ...parts, plugins, jobs: [...parts.jobs, ...jobs] };
}

function assemble(database: Database, unguarded: PaymentProvider, watch: Watch) {
  const attempts = createCardAttemptQueries(database);
  const note = (event: AuditEvent) => noteEvent(database, event);
  const cards = createCardGuard(unguarded, { attempts, note, ...watch });
  const { provider } = cards;
  const payments = createPaymentQueries(database);
  const deposits = createDepositQueries(database);
  const orders = createOrderQueries(database);
  const refunds = createRefundQueries(database);
  const settlePayment = createSettlePayment(provider, payments);
  const settleDeposit = createSettleDeposit(provider, deposits, payments, settlePayment);
  const claimDeposit = createClaimDeposit(provider, deposits, payments);
  const refundPayment = createRefundPayment(provider, refunds, settlePayment);

  return {
    handlers: {
      ...createPaymentHandlers(provider, payments, deposits, cards),
      ...createOrderHandlers(orders, payments, claimDeposit, settlePayment),
      ...createRefundHandlers(orders, refunds, refundPayment),
    },
    webhooks: [createWebhookRoute(provider, payments, settlePayment, deposits, settleDeposit)],
    jobs: [
      createReconcilePayments(provider, payments, settlePayment),
      createRestorePayments(provider, payments, settlePayment, deposits, settleDeposit),
      createReturnDeposits(deposits, settleDeposit),
      createFinishRefunds(refunds, refundPayment),
      createForgetUnpaid(payments, attempts),
    ],
  };
}
