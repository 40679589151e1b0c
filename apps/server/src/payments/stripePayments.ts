import { Stripe } from 'stripe';
import type { StripeSettings } from '../settings/settings.ts';
import { PaymentProviderError } from './PaymentProvider.ts';
import type {
  GivenBack,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
} from './PaymentProvider.ts';
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
      amountRefunded: chargeOf(intent)?.amount_refunded ?? 0,
      refunds: chargeOf(intent)?.amount_refunded ? await listRefunds(intent.id) : [],
      currency: intent.currency,
      status: await toStatus(intent),
      refusedCards,
      metadata: intent.metadata,
    };
  }

  /** All but those that have failed, or never became one. */
  async function listRefunds(intentId: string): Promise<GivenBack[]> {
    const given: GivenBack[] = [];
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
      const { status, amount, metadata } = refund;
      if (status === 'failed' || status === 'canceled') continue;
      given.push({ key: metadata?.['refund'] ?? null, amount });
    }
    return given;
  }

  async function toStatus(intent: Stripe.PaymentIntent): Promise<PaymentStatus> {
    if (intent.status === 'canceled') return 'canceled';
    if (intent.status !== 'succeeded') return intent.last_payment_error ? 'failed' : 'open';

    const charge = chargeOf(intent);
    if (!charge) return 'succeeded';
    if (charge.refunded) return 'refunded';
    return charge.disputed ? await readDispute(intent.id) : 'succeeded';
  }

  /** A charge stays marked as disputed even after the dispute was won, or lost. */
  async function readDispute(intentId: string): Promise<PaymentStatus> {
    const { data: disputes } = await stripe.disputes.list({ payment_intent: intentId });
    const statuses = new Set<string>(disputes.map(({ status }) => status));
    if (statuses.has('lost')) return 'refunded';
    for (const over of ['won', 'warning_closed']) statuses.delete(over);
    return statuses.size > 0 ? 'disputed' : 'succeeded';
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

    refund: (intentId, { amount, idempotencyKey }) =>
      asking(async () => {
        const refund = { payment_intent: intentId, metadata: { refund: idempotencyKey } };
        try {
          await stripe.refunds.create(
            { ...refund, ...(amount !== undefined && { amount }) },
            { idempotencyKey },
          );
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

/** The charge of an intent, if it was asked for. */
const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'string' ? null : charge;

const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

const isAlreadyRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
