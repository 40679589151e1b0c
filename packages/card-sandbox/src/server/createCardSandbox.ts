import { randomBytes } from 'node:crypto';
import type { CardError, SandboxPaymentIntent } from '@market/api/sandbox';
import { sql, type Selectable } from 'kysely';
import { failedChallengeError, sandboxCards, type SandboxCard } from '../cards/sandboxCards.ts';
import type { SandboxDatabase, SandboxIntentsTable } from './SandboxTables.ts';
import { createSandboxWebhooks } from './sandboxWebhooks.ts';

type IntentRow = Selectable<SandboxIntentsTable>;

/** How trying a card ended. Without an error it succeeded, or the challenge is next. */
export interface SandboxOutcome {
  paymentIntent: SandboxPaymentIntent;
  error?: CardError;
}

/** A payment, as the server that takes it knows it. */
export interface SandboxIntent {
  id: string;
  /** Lets a browser confirm this payment, and nothing else. */
  clientSecret: string;
  /** What is to be charged, in paise. */
  amount: number;
  /** What has been charged, in paise; 0 before. A refund does not lower it. */
  amountReceived: number;
  /** What was given back of it, in paise. */
  amountRefunded: number;
  /** What that was, with the keys with which it was asked for. */
  refunds: { key: string; amount: number }[];
  currency: string;
  status: 'open' | 'failed' | 'succeeded' | 'refunded' | 'disputed' | 'canceled';
  /** How many cards were refused for it. */
  refusedCards: number;
  metadata: Record<string, string>;
}

/** What is needed to charge a card. */
export interface NewSandboxIntent {
  /** In paise. */
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  /** The same key gives the same intent. */
  idempotencyKey: string;
}

/** The provider knows no payment with this id. */
export class NoSuchIntentError extends Error {
  override name = 'NoSuchIntentError';
}

/** There is less left of a payment than is to be given back. */
export class RefundTooLargeError extends Error {
  override name = 'RefundTooLargeError';
}

/** How much is given back. */
export interface SandboxRefund {
  /** In paise. Defaults to all that is left. */
  amount?: number | undefined;
  /** The same key gives it back once. */
  idempotencyKey: string;
}

/** The offline card provider: what the server asks, and what browsers ask. */
export interface CardSandbox {
  publishableKey: string;
  /** With what its webhooks are signed, as Stripe signs them. */
  webhookSecret: string;
  createIntent: (intent: NewSandboxIntent) => Promise<SandboxIntent>;
  /** Throws `NoSuchIntentError`, as do the next two that give an intent. */
  retrieveIntent: (intentId: string) => Promise<SandboxIntent>;
  cancelIntent: (intentId: string) => Promise<SandboxIntent>;
  /** Gives money back, once for each key. Throws `RefundTooLargeError` if there is less left. */
  refund: (intentId: string, refund: SandboxRefund) => Promise<SandboxIntent>;
  /** Adds to what is known about an intent. */
  describeIntent: (intentId: string, metadata: Record<string, string>) => Promise<void>;
  /** Everything that was created since a moment, in any order. */
  listIntents: (createdSince: Date) => AsyncIterable<SandboxIntent>;
  /** Tries a test card. Null when no payment has this secret. */
  confirm: (clientSecret: string, token: string) => Promise<SandboxOutcome | null>;
  /** Ends the 3-D Secure challenge. Null when no payment has this secret. */
  completeChallenge: (clientSecret: string, isPassed: boolean) => Promise<SandboxOutcome | null>;
  /** Tells how a payment stands. Null when no payment has this secret. */
  retrieve: (clientSecret: string) => Promise<SandboxOutcome | null>;
  /** Sends the webhooks that are due to an address. Gives how many arrived. */
  deliverWebhooks: (url: string) => Promise<number>;
}

/**
 * A card provider that needs no account and no network: it behaves as Stripe does for Stripe's
 * test cards, and keeps its books in tables of its own that nobody else reads.
 */
export async function createCardSandbox({
  queries: database,
  inTransaction,
}: SandboxDatabase): Promise<CardSandbox> {
  const { webhook_secret: secret } = await database
    .selectFrom('sandbox_secrets')
    .selectAll()
    .executeTakeFirstOrThrow();
  const outbox = createSandboxWebhooks(database, secret);

  async function retrieveIntent(intentId: string) {
    const intent = await database
      .selectFrom('sandbox_intents')
      .selectAll()
      .where('id', '=', intentId)
      .executeTakeFirst();
    if (!intent) throw new NoSuchIntentError(`No such payment_intent: '${intentId}'`);
    const [found] = await withRefunds([intent]);
    return found as SandboxIntent;
  }

  /** Gives payments with what was given back of them; a refund that has come back has no amount any more. */
  async function withRefunds(intents: readonly IntentRow[]): Promise<SandboxIntent[]> {
    if (intents.length === 0) return [];
    const refunds = await database
      .selectFrom('sandbox_refunds')
      .select(['intent_id', 'idempotency_key as key', 'amount'])
      .where('amount', '>', 0)
      .where(
        'intent_id',
        'in',
        intents.map(({ id }) => id),
      )
      .execute();
    return intents.map((intent) => ({
      ...toPaymentIntent(intent),
      refunds: refunds
        .filter(({ intent_id: id }) => id === intent.id)
        .map(({ key, amount }) => ({ key, amount })),
    }));
  }

  /** Looks at a payment while nobody else changes it, and changes it at most once. */
  const withIntent = (
    clientSecret: string,
    decide: (intent: IntentRow) => Decision,
  ): Promise<SandboxOutcome | null> =>
    inTransaction(async (transaction) => {
      const intent = await transaction
        .selectFrom('sandbox_intents')
        .selectAll()
        .where('client_secret', '=', clientSecret)
        .forUpdate()
        .executeTakeFirst();
      if (!intent) return null;

      const { change, error, events = [], card } = decide(intent);
      if (change) {
        await transaction
          .updateTable('sandbox_intents')
          .set(change)
          .where('id', '=', intent.id)
          .execute();
      }
      const changed = { ...intent, ...change };
      for (const type of events) await outbox.add(transaction, type, changed, card?.webhook);
      return { paymentIntent: toBrowserIntent(changed), ...(error && { error }) };
    });

  return {
    publishableKey: 'pk_sandbox_market',
    webhookSecret: secret,

    async createIntent({ metadata, ...intent }) {
      const { idempotencyKey, amount, currency, description } = intent;
      const id = `pi_${randomBytes(12).toString('hex')}`;
      await database
        .insertInto('sandbox_intents')
        .values({
          id,
          client_secret: `${id}_secret_${randomBytes(24).toString('hex')}`,
          amount,
          currency,
          description,
          metadata: JSON.stringify(metadata),
          idempotency_key: idempotencyKey,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const created = await database
        .selectFrom('sandbox_intents')
        .select('id')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow();
      return retrieveIntent(created.id);
    },

    retrieveIntent,

    async describeIntent(intentId, metadata) {
      await database
        .updateTable('sandbox_intents')
        .set({ metadata: sql`metadata || ${JSON.stringify(metadata)}::jsonb` })
        .where('id', '=', intentId)
        .execute();
    },

    async cancelIntent(intentId) {
      await database
        .updateTable('sandbox_intents')
        .set({ status: 'canceled' })
        .where('id', '=', intentId)
        .where('status', '!=', 'succeeded')
        .execute();
      return retrieveIntent(intentId);
    },

    async refund(intentId, { amount, idempotencyKey }) {
      await inTransaction(async (transaction) => {
        const intent = await transaction
          .selectFrom('sandbox_intents')
          .selectAll()
          .where('id', '=', intentId)
          .where('status', '=', 'succeeded')
          .forUpdate()
          .executeTakeFirst();
        const left = intent ? intent.amount - refundedOf(intent) : 0;
        const given = amount ?? left;
        if (!intent || given === 0) return;
        const { numInsertedOrUpdatedRows: isNew } = await transaction
          .insertInto('sandbox_refunds')
          .values({ idempotency_key: idempotencyKey, intent_id: intentId, amount: given })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!isNew) return;
        if (given > left) {
          throw new RefundTooLargeError('There is less left of this payment than that.');
        }
        const change = {
          amount_refunded: refundedOf(intent) + given,
          is_refunded: given === left,
        };
        await transaction
          .updateTable('sandbox_intents')
          .set(change)
          .where('id', '=', intentId)
          .execute();
        await outbox.add(transaction, 'charge.refunded', { ...intent, ...change });
      });
      return retrieveIntent(intentId);
    },

    async *listIntents(createdSince) {
      const pageSize = 100;
      let last = '';
      for (;;) {
        const page = await database
          .selectFrom('sandbox_intents')
          .selectAll()
          .where('created_at', '>=', createdSince)
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        yield* await withRefunds(page);
        const end = page.at(-1);
        if (!end || page.length < pageSize) return;
        last = end.id;
      }
    },

    confirm: (clientSecret, token) =>
      withIntent(clientSecret, (intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled') {
          return { error: unexpectedState(intent.status) };
        }
        const card = sandboxCards.find((known) => known.token === token);
        if (!card) return { error: noSuchToken(token) };
        if (card.needsChallenge) return { change: { status: 'requires_action', token } };
        return charge(intent, card);
      }),

    completeChallenge: (clientSecret, isPassed) =>
      withIntent(clientSecret, (intent) => {
        const { status, token } = intent;
        const card = sandboxCards.find((known) => known.token === token);
        if (status !== 'requires_action' || !card) return { error: unexpectedState(status) };
        return isPassed ? charge(intent, card) : refuse(intent, card, failedChallengeError);
      }),

    retrieve: (clientSecret) => withIntent(clientSecret, () => ({})),

    deliverWebhooks: outbox.deliver,
  };
}

/** What becomes of a payment; nothing at all when empty. */
interface Decision {
  change?: Partial<
    Pick<IntentRow, 'status' | 'token' | 'has_failed' | 'is_disputed' | 'refused_cards'>
  >;
  error?: CardError;
  /** What the backend is told. */
  events?: string[];
  card?: SandboxCard;
}

function charge(intent: IntentRow, card: SandboxCard): Decision {
  if (card.error) return refuse(intent, card, card.error);
  const { token, isDisputed } = card;
  return {
    card,
    change: { status: 'succeeded', token, is_disputed: isDisputed },
    events: ['payment_intent.succeeded', ...(isDisputed ? ['charge.dispute.created'] : [])],
  };
}

const refuse = (
  { refused_cards: refused }: IntentRow,
  card: SandboxCard,
  error: CardError,
): Decision => ({
  card,
  error,
  change: {
    status: 'requires_payment_method',
    token: card.token,
    has_failed: true,
    refused_cards: refused + 1,
  },
  events: ['payment_intent.payment_failed'],
});

const unexpectedState = (status: string): CardError => ({
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message:
    status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `This PaymentIntent's status is ${status}, which does not allow this.`,
});

const noSuchToken = (token: string): CardError => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such token: '${token}'`,
});

const toBrowserIntent = ({ id, amount, currency, status }: IntentRow): SandboxPaymentIntent => ({
  id,
  amount,
  currency,
  status,
});

const refundedOf = ({ amount, amount_refunded: refunded, is_refunded: isRefunded }: IntentRow) =>
  isRefunded ? amount : refunded;

const toPaymentIntent = (intent: IntentRow): Omit<SandboxIntent, 'refunds'> => ({
  id: intent.id,
  clientSecret: intent.client_secret,
  amount: intent.amount,
  amountReceived: intent.status === 'succeeded' ? intent.amount : 0,
  amountRefunded: refundedOf(intent),
  currency: intent.currency,
  status: toStatus(intent),
  refusedCards: intent.refused_cards,
  metadata: intent.metadata,
});

function toStatus(intent: IntentRow): SandboxIntent['status'] {
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return intent.has_failed ? 'failed' : 'open';
  if (intent.is_refunded) return 'refunded';
  return intent.is_disputed ? 'disputed' : 'succeeded';
}
