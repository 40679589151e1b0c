import { sandboxContract } from '@market/api/sandbox';
import type { FastifyPluginAsync } from 'fastify';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { createSandboxPayments } from './cardSandbox/sandboxPayments.ts';
import type { SandboxPayments } from './cardSandbox/sandboxPayments.ts';
import { createStripePayments } from './payments/stripePayments.ts';
import type { Database } from './database/openDatabase.ts';
import { createOrderHandlers } from './orders/orderHandlers.ts';
import { createPaymentHandlers } from './payments/paymentHandlers.ts';
import { createRefundHandlers } from './orders/refundHandlers.ts';
import { createSandboxHandlers } from './cardSandbox/sandboxHandlers.ts';
import { createWebhookRoute } from './payments/webhookRoute.ts';
import { createDeliverSandboxWebhooks } from './cardSandbox/deliverSandboxWebhooks.ts';
import { createForgetUnpaid } from './payments/forgetUnpaid.ts';
import { createFinishRefunds } from './payments/finishRefunds.ts';
import { createReconcilePayments } from './payments/reconcilePayments.ts';
import { createRestorePayments } from './payments/restorePayments.ts';
import { createReturnDeposits } from './payments/returnDeposits.ts';
import { mountContract } from './http/mountContract.ts';
import { type AuditEvent, noteEvent } from './audit/auditQueries.ts';
import { createCardAttemptQueries } from './payments/cardAttemptQueries.ts';
import { createDepositQueries } from './payments/depositQueries.ts';
import { createOrderQueries } from './orders/orderQueries.ts';
import { createPaymentQueries } from './payments/paymentQueries.ts';
import { type RateLimits, createRateLimits } from './limits/rateLimitQueries.ts';
import { type Refusals, createRefusals } from './refusals/refusalQueries.ts';
import { createRefundQueries } from './payments/refundQueries.ts';
import type { StripeSettings } from './settings/settings.ts';
import { createCardGuard } from './payments/createCardGuard.ts';
import { createClaimDeposit } from './payments/createClaimDeposit.ts';
import { createRefundPayment } from './payments/createRefundPayment.ts';
import { createSettleDeposit } from './payments/createSettleDeposit.ts';
import { createSettlePayment } from './payments/createSettlePayment.ts';

/** Where it is counted who is refused what. */
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

  const sandbox = await createSandboxPayments(database);
  const { handlers, webhooks, jobs } = assemble(database, sandbox, watch);
  return {
    handlers,
    webhooks,
    plugins: [mountSandbox(sandbox)],
    jobs: [...jobs, createDeliverSandboxWebhooks(sandbox)],
  };
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

/** The offline card provider answers on our own address, as Stripe would on its own. */
const mountSandbox =
  (sandbox: SandboxPayments): FastifyPluginAsync =>
  async (app) =>
    mountContract(app, sandboxContract, createSandboxHandlers(sandbox));
