import { type PaymentIntent, type PaymentProvider, hasMoney } from './PaymentProvider.ts';
import type { Payment, PaymentQueries } from './paymentQueries.ts';

/** Brings a payment to its end. Returns the id of its order, or null if there is none. */
export type SettlePayment = (
  payment: Payment,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<string | null>;

/**
 * Gives the one function that turns money into an order. The browser, the webhook and the
 * reconciler may all call it at any time: it asks the card provider how the payment stands and
 * stores that.
 */
export function createSettlePayment(
  provider: PaymentProvider,
  payments: PaymentQueries,
): SettlePayment {
  return async (payment, address) => {
    if (payment.intent_id === null) return null;

    const asOf = await payments.tellTime();
    const intent = await provider.retrieveIntent(payment.intent_id);
    if (!hasMoney(intent) || isWhatWasAgreed(intent, payment)) {
      return payments.settle(payment.id, intent.status, asOf, address, intent.refunds);
    }
    await provider.refund(intent.id, { idempotencyKey: `refund-${payment.id}` });
    return payments.settle(payment.id, 'refunded', asOf, address);
  };
}

const isWhatWasAgreed = (intent: PaymentIntent, { amount }: Payment) =>
  intent.amount === amount && intent.amountReceived === amount && intent.currency === 'inr';
