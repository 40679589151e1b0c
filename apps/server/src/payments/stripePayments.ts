import { Stripe } from 'stripe';
import type { StripeSettings } from '../settings/settings.ts';
import { PaymentProviderError } from './PaymentProvider.ts';
import type { PaymentIntent, PaymentProvider, PaymentStatus } from './PaymentProvider.ts';
import { readSignedEvent } from './stripeWebhooks.ts';

/** The version of Stripe's API that this adapter was written and tested for. */
const apiVersion = '2026-10-28.endive';

const withCharge = { expand: ['latest_charge'] };

/** Charges cards through Stripe. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.apiUrl && toAddress(settings.apiUrl)),
  });

  async function retrieveIntent(intentId: string) {
    const intent = await stripe.paymentIntents.retrieve(intentId, withCharge);
    return toPaymentIntent(intent, await countRefusedCards(intent));
  }

  /** Every card that the bank refused left a charge; one that failed 3-D Secure did not. */
  async function countRefusedCards({ id, last_payment_error: error }: Stripe.PaymentIntent) {
    if (!error) return 0;
    const { data: charges } = await stripe.charges.list({ payment_intent: id, limit: 100 });
    return Math.max(1, charges.filter(({ status }) => status === 'failed').length);
  }

  async function toPaymentIntent(
    intent: Stripe.PaymentIntent,
    refusedCards = 0,
  ): Promise<PaymentIntent> {
    return {
      id: intent.id,
      clientSecret: intent.client_secret ?? '',
      amount: intent.amount,
      amountReceived: intent.amount_received,
      currency: intent.currency,
      status: await toStatus(intent),
      refusedCards,
      metadata: intent.metadata,
    };
  }

  async function toStatus(intent: Stripe.PaymentIntent): Promise<PaymentStatus> {
    if (intent.status === 'canceled') return 'canceled';
    if (intent.status !== 'succeeded') return intent.last_payment_error ? 'failed' : 'open';

    const charge = intent.latest_charge;
    if (charge === null || typeof charge === 'string') return 'succeeded';
    if (charge.refunded) return 'refunded';
    return charge.disputed && (await isStillDisputed(intent.id)) ? 'disputed' : 'succeeded';
  }

  /** A charge stays marked as disputed even after the dispute was won. */
  async function isStillDisputed(intentId: string) {
    const { data: disputes } = await stripe.disputes.list({ payment_intent: intentId });
    return disputes.some(({ status }) => status !== 'won' && status !== 'warning_closed');
  }

  return {
    publishableKey: settings.publishableKey,

    createIntent: ({ idempotencyKey, ...intent }) =>
      asking(async () => {
        const created = await stripe.paymentIntents.create(
          { ...intent, allowed_payment_method_types: ['card'] },
          { idempotencyKey },
        );
        return toPaymentIntent(created);
      }),

    retrieveIntent: (intentId) => asking(() => retrieveIntent(intentId)),

    describeIntent: (intentId, metadata) =>
      asking(async () => void (await stripe.paymentIntents.update(intentId, { metadata }))),

    cancelIntent: (intentId) =>
      asking(async () => {
        try {
          return await toPaymentIntent(
            await stripe.paymentIntents.cancel(intentId, {
              cancellation_reason: 'abandoned',
              ...withCharge,
            }),
          );
        } catch (error) {
          if (!isUnexpectedState(error)) throw error;
          return retrieveIntent(intentId);
        }
      }),

    refund: (intentId, idempotencyKey) =>
      asking(async () => {
        try {
          await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey });
        } catch (error) {
          if (!isAlreadyRefunded(error)) throw error;
        }
        return retrieveIntent(intentId);
      }),

    async *listIntents(createdSince) {
      const intents = stripe.paymentIntents.list({
        created: { gte: Math.floor(createdSince.getTime() / 1000) },
        expand: ['data.latest_charge'],
        limit: 100,
      });
      for await (const intent of intents) yield await toPaymentIntent(intent);
    },

    verifyWebhook: (rawBody, signature) =>
      readSignedEvent(rawBody, signature, settings.webhookSecret),
  };
}

function toAddress(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  };
}

async function asking<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
    throw new PaymentProviderError(isRefusal ? 400 : 502, error.message, error);
  }
}

const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

const isAlreadyRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
