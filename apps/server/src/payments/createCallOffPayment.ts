import type { SettlePayment } from './createSettlePayment.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import type { Payment, PaymentQueries } from './paymentQueries.ts';
import { startIntent } from './startIntent.ts';

/** Ends a payment that has begun: nobody can pay it any more, or it has been paid and has its order. */
export type CallOff = (payment: Payment, address: string) => Promise<void>;

/**
 * Gives the function that calls a payment off. The card provider decides: if it has charged a card already,
 * the order is placed as if nobody had asked.
 */
export function createCallOffPayment(
  provider: PaymentProvider,
  payments: PaymentQueries,
  settlePayment: SettlePayment,
): CallOff {
  return async (payment, address) => {
    // A payment without an intent may get one at any moment: it has to exist to be canceled.
    let intentId = payment.intent_id;
    if (intentId === null) {
      const intent = await startIntent(provider, payment);
      await payments.attachIntent(payment.id, intent);
      intentId = intent.id;
    }
    await provider.cancelIntent(intentId);
    await settlePayment({ ...payment, intent_id: intentId }, address);
  };
}
