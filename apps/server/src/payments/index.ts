/** @file What others may know of payments: how a card is charged, and what becomes of the money. */

export { createCardAttemptQueries } from './cardAttemptQueries.ts';
export { checkPhoneNumber, findPhoneFault } from './checkPhoneNumber.ts';
export { readAgreement } from './agreement.ts';
export { createCallOffPayment } from './createCallOffPayment.ts';
export { createCardGuard } from './createCardGuard.ts';
export { createCouponGuard, type GuardedPricing } from './createCouponGuard.ts';
export { type CarryOutRefund, createCarryOutRefund } from './createCarryOutRefund.ts';
export { type ClaimDeposit, createClaimDeposit } from './createClaimDeposit.ts';
export { createRefundPayment, type RefundPayment } from './createRefundPayment.ts';
export { createSettleDeposit } from './createSettleDeposit.ts';
export { createSettlePayment, type SettlePayment } from './createSettlePayment.ts';
export { createPricing, type Pricing, toQuote } from './createPricing.ts';
export { createDepositQueries } from './depositQueries.ts';
export { createFinishRefunds } from './finishRefunds.ts';
export { createForgetUnpaid } from './forgetUnpaid.ts';
export { createPaymentHandlers } from './paymentHandlers.ts';
export { type PaymentProvider, PaymentProviderError } from './PaymentProvider.ts';
export { createPaymentQueries, type Payment, type PaymentQueries } from './paymentQueries.ts';
export { createReconcilePayments } from './reconcilePayments.ts';
export {
  createRefundQueries,
  type RefundQueries,
  requestRefund,
  type WantedRefund,
} from './refundQueries.ts';
export { type Refund } from './refunds.ts';
export { createRestorePayments } from './restorePayments.ts';
export { createReturnDeposits } from './returnDeposits.ts';
export { createStripePayments } from './stripePayments.ts';
export { readSignedEvent } from './stripeWebhooks.ts';
export { createWebhookRoute } from './webhookRoute.ts';
