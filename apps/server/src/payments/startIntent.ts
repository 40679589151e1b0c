import type { PaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import { toMetadata } from './paymentMetadata.ts';
import type { Payment } from './paymentQueries.ts';

/**
 * Asks the card provider for the intent of a payment. The payment's own id is the provider's key: asking
 * again gives the same intent.
 */
export const startIntent = (provider: PaymentProvider, payment: Payment): Promise<PaymentIntent> =>
  provider.createIntent({
    amount: payment.amount,
    currency: 'inr',
    idempotencyKey: payment.id,
    description: payment.service_title,
    metadata: toMetadata(payment),
  });
