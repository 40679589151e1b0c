import {
  createCallOffPayment,
  createCardAttemptQueries,
  createCardGuard,
  createCarryOutRefund,
  createCouponGuard,
  createClaimDeposit,
  createDepositQueries,
  createFinishRefunds,
  createForgetUnpaid,
  createPaymentHandlers,
  createPaymentQueries,
  createPricing,
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
import { createCouponHandlers, createCouponQueries } from '../coupons/index.ts';
import { createOfferHandlers, createOfferQueries } from '../offers/index.ts';
import { createServiceQueries, type ServiceQueries, usualPromises } from '../services/index.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  createAdvanceOrders,
  createDeskListHandlers,
  createDeskQueries,
  createDisagreementHandlers,
  createLifeHandlers,
  createOrderHandlers,
  createOrderLife,
  createOrderQueries,
  createRefundHandlers,
  type FindOrderBytes,
  type FindOrderTerms,
  usualOrderBytes,
  usualTerms,
} from '../orders/index.ts';
import {
  createOrderReviewQueries,
  type FindReviewTerms,
  usualReviewTerms,
} from '../reviews/index.ts';
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
  services = createServiceQueries(database, usualPromises),
  findTerms = usualTerms,
  findOrderBytes = usualOrderBytes,
  findReviewTerms = usualReviewTerms,
) {
  const put = (provider: PaymentProvider) =>
    assemble(database, provider, watch, services, findTerms, findOrderBytes, findReviewTerms);
  if (stripe) return { ...put(createStripePayments(stripe)), plugins: [] };

  const { createSandboxParts } = await import('./createSandboxParts.ts');
  const { provider, plugins, jobs } = await createSandboxParts(database);
  const parts = put(provider);
  return { ...parts, plugins, jobs: [...parts.jobs, ...jobs] };
}

function assemble(
  database: Database,
  unguarded: PaymentProvider,
  watch: Watch,
  services: ServiceQueries,
  findTerms: FindOrderTerms,
  findOrderBytes: FindOrderBytes,
  findReviewTerms: FindReviewTerms,
) {
  const attempts = createCardAttemptQueries(database);
  const note = (event: AuditEvent) => noteEvent(database, event);
  const cards = createCardGuard(unguarded, { attempts, note, ...watch });
  const { provider } = cards;
  const payments = createPaymentQueries(database);
  const deposits = createDepositQueries(database);
  const orders = createOrderQueries(database);
  const refunds = createRefundQueries(database);
  const reviews = createOrderReviewQueries(database);
  const life = createOrderLife(database, findTerms);
  const settlePayment = createSettlePayment(provider, payments);
  const settleDeposit = createSettleDeposit(provider, deposits, payments, settlePayment);
  const coupons = createCouponQueries(database);
  const offers = createOfferQueries(database);
  const price = createPricing(services, coupons, offers);
  const guardedPrice = createCouponGuard(price, watch.limits);
  const callOff = createCallOffPayment(provider, payments, settlePayment);
  const callOffById = async (paymentId: string, address: string) => {
    const payment = await payments.find(paymentId);
    if (payment) await callOff(payment, address);
  };
  const claimDeposit = createClaimDeposit(provider, deposits, payments, price);
  const carryOutRefund = createCarryOutRefund(provider, refunds, settlePayment);
  const refundPayment = createRefundPayment(refunds, carryOutRefund, settlePayment);

  return {
    handlers: {
      ...createPaymentHandlers(provider, payments, deposits, cards, {
        price: guardedPrice,
        callOff,
      }),
      ...createOrderHandlers(
        orders,
        payments,
        guardedPrice,
        claimDeposit,
        settlePayment,
        life,
        async (orderId, personId) => {
          const terms = await findReviewTerms();
          return terms.isOn ? reviews.find(orderId, personId, terms) : undefined;
        },
      ),
      ...createLifeHandlers(orders, life, refundPayment, findOrderBytes),
      ...createDisagreementHandlers(life, refundPayment),
      ...createDeskListHandlers(createDeskQueries(database), life, note),
      ...createCouponHandlers(coupons),
      ...createOfferHandlers(offers, services, callOffById),
      ...createRefundHandlers(orders, refunds, refundPayment, life),
    },
    webhooks: [
      createWebhookRoute(provider, payments, settlePayment, deposits, settleDeposit, refunds),
    ],
    jobs: [
      createReconcilePayments(provider, payments, settlePayment),
      createRestorePayments(provider, payments, settlePayment, deposits, settleDeposit),
      createReturnDeposits(deposits, settleDeposit),
      createFinishRefunds(refunds, refundPayment),
      createAdvanceOrders(life),
      createForgetUnpaid(payments, attempts),
    ],
  };
}
