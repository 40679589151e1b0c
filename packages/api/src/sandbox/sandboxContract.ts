import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { listRefusals } from '../contract/refusal.ts';

/**
 * Why the card provider refused, in the provider's own words and codes.
 *
 * @see Specification, C21
 */
export const cardErrorSchema = z.object({
  type: z.enum(['card_error', 'validation_error', 'invalid_request_error', 'api_error']),
  code: z.optional(z.string()),
  decline_code: z.optional(z.string()),
  /** To be shown to the person who pays. */
  message: z.string(),
});
/**
 * Why the card provider refused, in the provider's own words and codes.
 *
 * @see Specification, C21
 */
export type CardError = z.infer<typeof cardErrorSchema>;

/**
 * What the browser may know of a payment.
 *
 * @see Specification, C21
 */
export const paymentIntentSchema = z.object({
  id: z.string(),
  /** In paise. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
});
/**
 * What the browser may know of a payment.
 *
 * @see Specification, C21
 */
export type SandboxPaymentIntent = z.infer<typeof paymentIntentSchema>;

const outcomeSchema = z.object({
  paymentIntent: paymentIntentSchema,
  error: z.optional(cardErrorSchema),
});

/**
 * How the offline card provider refuses.
 *
 * @see Specification, C21
 */
export const sandboxRefusals = listRefusals({
  unknownIntent: [404, 'No such payment_intent'],
});

/**
 * What the browser asks the offline card provider. These calls stand in for Stripe's own
 * servers, so they know no session: the client secret is what allows them. Card numbers never
 * leave the browser; a token says which test card was typed.
 *
 * @see Specification, C21
 */
export const sandboxContract = {
  /** Tries to charge a card. `requires_action` asks for the 3-D Secure challenge. */
  confirmPayment: call({
    method: 'POST',
    path: '/sandbox/payment_intents/confirm',
    access: 'public',
    request: z.object({
      client_secret: z.string(),
      /** Names a documented test card, such as `tok_visa` or `tok_threeDSecure2Required`. */
      token: z.string(),
      /** The name and e-mail address of the card's holder, as typed. */
      billing_name: z.optional(z.string()),
      billing_email: z.optional(z.string()),
    }),
    answer: outcomeSchema,
    refusals: [sandboxRefusals.unknownIntent],
  }),

  /** Tells how the 3-D Secure challenge ended. */
  completeChallenge: call({
    method: 'POST',
    path: '/sandbox/payment_intents/complete_challenge',
    access: 'public',
    request: z.object({ client_secret: z.string(), isPassed: z.boolean() }),
    answer: outcomeSchema,
    refusals: [sandboxRefusals.unknownIntent],
  }),

  /** Tells how a payment stands. */
  retrievePayment: call({
    method: 'POST',
    path: '/sandbox/payment_intents/retrieve',
    access: 'public',
    request: z.object({ client_secret: z.string() }),
    answer: outcomeSchema,
    refusals: [sandboxRefusals.unknownIntent],
    isRepeatable: true,
  }),
};

/**
 * The type of the table.
 *
 * @see Specification, C21
 */
export type SandboxContract = typeof sandboxContract;
