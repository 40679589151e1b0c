import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/**
 * How a payment stands: `open` until a card has been charged, `failed` after a card was refused
 * (another one may still succeed), `canceled` when none may succeed any more. After `succeeded`
 * it can become `refunded`, or `disputed` by the card's holder, who may win: then it is `refunded`, too.
 */
export type PaymentStatus = 'open' | 'failed' | 'succeeded' | 'refunded' | 'disputed' | 'canceled';

/** One intention to charge one card, as the card provider knows it. */
export interface PaymentIntent {
  id: string;
  /** Lets a browser confirm this payment, and nothing else. */
  clientSecret: string;
  /** What is to be charged, in paise. */
  amount: number;
  /** What has been charged, in paise; 0 until then. A refund does not lower it. */
  amountReceived: number;
  /** What has been given back of it, in paise. */
  amountRefunded: number;
  /** What that was. Left out is what has come back because a bank could not take it. */
  refunds: GivenBack[];
  /** Three lower-case letters. */
  currency: string;
  status: PaymentStatus;
  /** How many cards were refused before one was charged; 0 if that was not asked. */
  refusedCards: number;
  /** What we have told the provider about it. */
  metadata: Record<string, string>;
}

/** Money that went back to the payer. */
export interface GivenBack {
  /** The key with which it was asked for; null where somebody else did who is at the provider. */
  key: string | null;
  /** In paise. */
  amount: number;
}

/** Whether a card has been charged and the money is with us, at least for now. */
export const hasMoney = ({ status }: PaymentIntent): boolean =>
  status === 'succeeded' || status === 'disputed';

/** What is needed to charge a card. */
export interface NewPaymentIntent {
  /** In paise. */
  amount: number;
  currency: 'inr';
  /** For the holder's statement of account. */
  description: string;
  metadata: Record<string, string>;
  /** The same key gives the same intent. */
  idempotencyKey: string;
}

/** How much is given back. */
export interface NewRefund {
  /** In paise. Defaults to all that is left. */
  amount?: number;
  /** The same key gives it back once. */
  idempotencyKey: string;
}

/** A message of the provider whose signature was right. */
export interface PaymentEvent {
  id: string;
  /** In the provider's words, such as `payment_intent.succeeded`. */
  type: string;
  /** Which payment it is about; null when it is about something else. */
  intentId: string | null;
  /** The key of a refund that was given back to us after all; null for all other news. */
  failedRefundKey: string | null;
}

/**
 * What charges cards for us: Stripe, or the offline provider. It is the source of truth about
 * money.
 */
export interface PaymentProvider {
  /** What the browser needs to talk to the provider. Begins with `pk_sandbox_` for the offline one. */
  publishableKey: string;
  createIntent: (intent: NewPaymentIntent) => Promise<PaymentIntent>;
  retrieveIntent: (intentId: string) => Promise<PaymentIntent>;
  /** Tells the provider more about an intent, in any state. */
  describeIntent: (intentId: string, metadata: Record<string, string>) => Promise<void>;
  /** Makes sure that no card can be charged any more. A payment that has succeeded stays as it is. */
  cancelIntent: (intentId: string) => Promise<PaymentIntent>;
  /** Gives money back. */
  refund: (intentId: string, refund: NewRefund) => Promise<PaymentIntent>;
  /** All intents created since a moment, in any order. */
  listIntents: (createdSince: Date) => AsyncIterable<PaymentIntent>;
  /**
   * Reads a webhook. Throws `InvalidSignatureError` unless the provider itself sent these very
   * bytes within the last 300 s.
   */
  verifyWebhook: (rawBody: Buffer, signature: string) => PaymentEvent;
}

/** A webhook that the card provider did not send, or sent too long ago. */
export class InvalidSignatureError extends Error {
  override name = 'InvalidSignatureError';
}

/** The card provider could not be reached (502) or refused (400). The message says why. */
export class PaymentProviderError extends CallRefusal {
  override name = 'PaymentProviderError';

  constructor(status: 400 | 502, message: string, cause?: unknown) {
    const refusal = status === 400 ? refusals.providerRefused : refusals.providerAway;
    super(refusal, { values: { reason: message } });
    this.cause = cause;
  }
}

/** Whether the card provider does not do what it was asked for, however often it is asked. */
export const isRefused = (error: unknown): error is PaymentProviderError =>
  error instanceof PaymentProviderError && error.status === 400;
