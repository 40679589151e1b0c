import { type PaymentIntent, type PaymentProvider, hasMoney } from './PaymentProvider.ts';
import type { Payment, PaymentQueries } from './paymentQueries.ts';

/** Tells how a payment has ended: with the id of its order, or null when there is none. */
export type SettlePayment = (
  payment: Payment,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<string | null>;

/**
 * Gives the one function that turns money into an order. The browser, the webhook and the
 * reconciler all call it, in any order and as often as they like: it asks the card provider how
 * the payment stands and writes that down.
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
      return payments.settle(payment.id, intent.status, asOf, address);
    }
    await provider.refund(intent.id, `refund-${payment.id}`);
    return payments.settle(payment.id, 'refunded', asOf, address);
  };
}

const isWhatWasAgreed = (intent: PaymentIntent, { amount }: Payment) =>
  intent.amount === amount && intent.amountReceived === amount && intent.currency === 'inr';
