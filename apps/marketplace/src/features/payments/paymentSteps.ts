import { CallError } from '@market/api';
import {
  type CartItem,
  type MarketRequest,
  type Order,
  type OrderInfo,
  paidStatus,
} from '@market/api/contract';
import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { marketClient } from '../../backend/market.ts';
import type { PaymentAttempt } from '../orders/checkout/checkoutSlice.ts';

type PaymentInfo = Order['paymentInfo'];

/** What paying for this asks of the backend. */
export const toPaymentRequest = (
  { service }: CartItem,
  orderInfo: OrderInfo,
): MarketRequest<'startPayment'> => ({
  amount: Math.round(service.price * 100),
  service: service._id,
  orderInfo,
});

const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Goes on with the earlier attempt if it was for the very same thing, so that it is one payment. */
export function toAttempt(
  earlier: PaymentAttempt | null,
  request: MarketRequest<'startPayment'>,
): PaymentAttempt {
  return earlier && isSame(earlier.request, request)
    ? earlier
    : { idempotencyKey: createKey(), request, paymentInfo: null };
}

/** Asks the backend for the payment of this attempt: a new one the first time, then the same. */
export async function requestClientSecret({ request, idempotencyKey }: PaymentAttempt) {
  const { client_secret } = await marketClient.startPayment(request, { idempotencyKey });
  return client_secret;
}

/** Whether the refusal is final: the backend has understood and will not start this payment. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  ['validation', 'notFound', 'conflict', 'forbidden'].includes(error.kind);

/** Whether nobody is signed in any more. */
export const hasEndedSession = (error: unknown) =>
  error instanceof CallError && error.kind === 'unauthorized';

/** What an order needs to know of a payment, once its money is there. */
export const toPaymentInfo = (intent: PaymentIntent | undefined): PaymentInfo | null =>
  intent?.status === paidStatus ? { id: intent.id, status: intent.status } : null;

/** What the card provider does not take in one of its fields, in its words. */
export interface CardFault {
  field: 'cardNumber' | 'cardExpiry' | 'cardCvc';
  message: string;
}

/** Which field an error is about; undefined when it is about the card, or the payment. */
export function toCardFault({ type, code = '', message }: StripeError): CardFault | undefined {
  if (type !== 'validation_error' || !message) return undefined;
  if (code.includes('number')) return { field: 'cardNumber', message };
  if (code.includes('expiry')) return { field: 'cardExpiry', message };
  return code.includes('cvc') ? { field: 'cardCvc', message } : undefined;
}

/** Whether trying again can only be another payment. */
export const isSpent = ({ payment_intent: intent }: StripeError) => intent?.status === 'canceled';

/**
 * Finds out whether the money of an earlier attempt has arrived after all, for instance because
 * the page was closed in between.
 *
 * @throws CallError when the backend cannot be asked.
 */
export async function findArrivedPayment(
  cardProvider: Stripe,
  attempt: PaymentAttempt,
): Promise<PaymentInfo | null> {
  if (attempt.paymentInfo) return attempt.paymentInfo;
  try {
    const clientSecret = await requestClientSecret(attempt);
    const { paymentIntent } = await cardProvider.retrievePaymentIntent(clientSecret);
    return toPaymentInfo(paymentIntent);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
