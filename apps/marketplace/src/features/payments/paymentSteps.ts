import { CallError } from '@market/api';
import { type MarketRequest, type Order, type OrderInfo, paidStatus } from '@market/api/contract';
import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { marketClient } from '../../backend/market.ts';
import type { Checkout, PaymentAttempt } from '../orders/checkout/checkoutSlice.ts';
import { toTotal, toWish } from '../orders/checkout/toOrder.ts';

type PaymentInfo = Order['paymentInfo'];

/** The request that starts this payment. */
export const toPaymentRequest = (
  checkout: Pick<Checkout, 'cartItem' | 'coupon' | 'quote'>,
  orderInfo: OrderInfo,
): MarketRequest<'startPayment'> => ({
  amount: Math.round(toTotal(checkout) * 100),
  service: checkout.cartItem?.service._id,
  ...toWish(checkout),
  orderInfo,
  ...(checkout.quote?.quote && { quote: checkout.quote.quote }),
});

const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Continues the earlier attempt if it was for exactly the same thing, so that there is one payment.
 */
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

/**
 * Whether the refusal is final: the backend understood the request and will not start this payment.
 */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  ['validation', 'notFound', 'conflict', 'forbidden'].includes(error.kind);

/** Whether nobody is signed in any more. */
export const hasEndedSession = (error: unknown) =>
  error instanceof CallError && error.kind === 'unauthorized';

/** What an order needs to know about a payment that has succeeded. */
export const toPaymentInfo = (intent: PaymentIntent | undefined): PaymentInfo | null =>
  intent?.status === paidStatus ? { id: intent.id, status: intent.status } : null;

/** What is wrong with one of the card provider's fields, or with the card, in its words. */
export interface CardFault {
  field: 'cardNumber' | 'cardExpiry' | 'cardCvc';
  message: string;
}

/** Whether nobody but the fields has looked at the card yet. */
export const isTypingError = ({ type }: StripeError) => type === 'validation_error';

/**
 * The field at which an error is explained: the one it is about, and the number for a card that is declined;
 * undefined if it is about the payment.
 */
export function toCardFault(error: StripeError): CardFault | undefined {
  const { type, code = '', message } = error;
  if ((!isTypingError(error) && type !== 'card_error') || !message) return undefined;
  if (/expir/.test(code)) return { field: 'cardExpiry', message };
  if (code.includes('cvc')) return { field: 'cardCvc', message };
  const isAboutNumber = code.includes('number') || type === 'card_error';
  return isAboutNumber ? { field: 'cardNumber', message } : undefined;
}

/** Whether trying again takes a new payment. */
export const isSpent = ({ payment_intent: intent }: StripeError) => intent?.status === 'canceled';

/**
 * Finds out whether an earlier attempt succeeded after all, for instance because the page was
 * closed too early.
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
