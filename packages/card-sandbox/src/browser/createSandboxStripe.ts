import { CallError } from '@market/api';
import type { CardError, SandboxClient, SandboxPaymentIntent } from '@market/api/sandbox';
import type {
  ConfirmCardPaymentData,
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeError,
} from '@stripe/stripe-js';
import { failedChallengeError, sandboxCards, unknownCardError } from '../cards/sandboxCards.ts';
import { askChallenge } from './askChallenge.ts';
import { createCardForm } from './createCardForm.ts';

interface Outcome {
  paymentIntent: SandboxPaymentIntent;
  error?: CardError | undefined;
}

const connectionError: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

const unusable = (message: string): StripeError => ({ type: 'invalid_request_error', message });

const refuse = () =>
  Promise.resolve({ error: unusable('The offline card provider only confirms card payments.') });

/** Fills in what the offline provider does not know, so that the page gets a whole intent. */
const toPaymentIntent = (intent: SandboxPaymentIntent, clientSecret: string): PaymentIntent => ({
  ...intent,
  object: 'payment_intent',
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: clientSecret,
  confirmation_method: 'automatic',
  created: Math.floor(Date.now() / 1000),
  description: null,
  last_payment_error: null,
  livemode: false,
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
});

const toStripeError = ({ code, decline_code, ...error }: CardError): StripeError => ({
  ...error,
  ...(code && { code }),
  ...(decline_code && { decline_code }),
});

const toResult = ({ paymentIntent, error }: Outcome, clientSecret: string): PaymentIntentResult => {
  const intent = toPaymentIntent(paymentIntent, clientSecret);
  return error
    ? { error: { ...toStripeError(error), payment_intent: intent } }
    : { paymentIntent: intent };
};

const orConnectionError = (result: Promise<PaymentIntentResult>) =>
  result.catch((error: unknown): PaymentIntentResult => {
    if (error instanceof CallError) return { error: connectionError };
    throw error;
  });

/**
 * Makes the offline card provider's browser object: what Stripe.js would be, as far as card forms
 * need it. Nothing that is typed leaves the browser but the token of a documented test card.
 * Hand it to `<Elements stripe={…}>`; a screen cannot tell the difference.
 */
export function createSandboxStripe(client: SandboxClient): Stripe {
  const cardForms: ReturnType<typeof createCardForm>[] = [];

  async function challenge(clientSecret: string, outcome: Outcome, leaving: AbortSignal) {
    const end = await askChallenge(outcome.paymentIntent, leaving);
    if (end === 'left') return { ...outcome, error: failedChallengeError };
    const ended = await client.completeChallenge({
      client_secret: clientSecret,
      isPassed: end === 'passed',
    });
    return end === 'failed' ? { error: failedChallengeError, ...ended } : ended;
  }

  async function confirm(clientSecret: string, data: ConfirmCardPaymentData) {
    const method = typeof data.payment_method === 'object' ? data.payment_method : undefined;
    const cardForm = cardForms.find((form) => form.owns(method?.card));
    if (!cardForm) return { error: unusable('Please pass the mounted card number element.') };

    const { number, error } = cardForm.read();
    if (error) return { error };
    const card = sandboxCards.find((each) => each.number === number);
    if (!card) return { error: toStripeError(unknownCardError) };

    const { name, email } = method?.billing_details ?? {};
    const leaving = cardForm.leaving();
    const outcome = await client.confirmPayment({
      client_secret: clientSecret,
      token: card.token,
      ...(name && { billing_name: name }),
      ...(email && { billing_email: email }),
    });
    const needsChallenge = !outcome.error && outcome.paymentIntent.status === 'requires_action';
    return toResult(
      needsChallenge ? await challenge(clientSecret, outcome, leaving) : outcome,
      clientSecret,
    );
  }

  const stripe: Pick<
    Record<keyof Stripe, unknown>,
    | 'elements'
    | 'confirmCardPayment'
    | 'retrievePaymentIntent'
    | 'createToken'
    | 'createPaymentMethod'
  > = {
    elements: () => {
      const cardForm = createCardForm();
      cardForms.push(cardForm);
      return cardForm.form;
    },
    confirmCardPayment: (clientSecret: string, data: ConfirmCardPaymentData = {}) =>
      orConnectionError(confirm(clientSecret, data)),
    retrievePaymentIntent: (clientSecret: string) =>
      orConnectionError(
        client
          .retrievePayment({ client_secret: clientSecret })
          .then(({ paymentIntent }) => toResult({ paymentIntent }, clientSecret)),
      ),
    createToken: refuse,
    createPaymentMethod: refuse,
  };
  return stripe as Stripe;
}
