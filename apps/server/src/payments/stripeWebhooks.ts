import { Stripe } from 'stripe';
import { InvalidSignatureError } from './PaymentProvider.ts';
import type { PaymentEvent } from './PaymentProvider.ts';

/** How old a webhook may be, in seconds. */
const tolerance = 300;

/** Reads a webhook that is signed as Stripe signs it. */
export function readSignedEvent(rawBody: Buffer, signature: string, secret: string): PaymentEvent {
  try {
    const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance);
    const { id, type, data } = event;
    const failedRefundKey = type === 'refund.failed' ? toRefundKey(data.object) : null;
    return { id, type, intentId: toIntentId(data.object), failedRefundKey };
  } catch (error) {
    throw new InvalidSignatureError('The signature of this webhook is not right.', {
      cause: error,
    });
  }
}

/** Signs a webhook as Stripe does. The moment is in seconds since 1970 and defaults to now. */
export const signEvent = (
  payload: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Events are about intents, or about charges and disputes that name their intent. */
function toIntentId(about: object) {
  const { object, id, payment_intent: intent } = about as Record<string, unknown>;
  if (object === 'payment_intent' && typeof id === 'string') return id;
  return typeof intent === 'string' ? intent : null;
}

/** We name each refund when asking for it; those of others have no name. */
function toRefundKey(about: object) {
  const { metadata } = about as { metadata?: Record<string, string> | null };
  return metadata?.['refund'] ?? null;
}
