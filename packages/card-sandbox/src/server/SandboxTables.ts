import type { Generated, JSONColumnType, Kysely } from 'kysely';

/** A payment at the offline card provider. */
export interface SandboxIntentsTable {
  id: string;
  client_secret: string;
  /** In paise. */
  amount: number;
  currency: string;
  description: string;
  metadata: JSONColumnType<Record<string, string>>;
  idempotency_key: string;
  /** In Stripe's words. */
  status: Generated<'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'>;
  /** The card that was tried last. */
  token: string | null;
  has_failed: Generated<boolean>;
  /** Whether all of it was given back. */
  is_refunded: Generated<boolean>;
  /** What was given back of it, in paise. */
  amount_refunded: Generated<number>;
  is_disputed: Generated<boolean>;
  /** How many cards it has refused. */
  refused_cards: Generated<number>;
  created_at: Generated<Date>;
}

/** Money that the offline card provider has given back. */
export interface SandboxRefundsTable {
  idempotency_key: string;
  intent_id: string;
  /** In paise; 0 once it has come back. */
  amount: number;
  created_at: Generated<Date>;
}

/** A webhook that the offline card provider still has to send. */
export interface SandboxWebhooksTable {
  id: string;
  payload: string;
  /** How often it still has to arrive. */
  deliveries_left: number;
  attempts: Generated<number>;
  due_at: Date;
}

/** The secret with which the offline card provider signs. One row. */
export interface SandboxSecretsTable {
  webhook_secret: string;
}

/** The provider's own tables. */
export interface SandboxTables {
  sandbox_intents: SandboxIntentsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_webhooks: SandboxWebhooksTable;
  sandbox_secrets: SandboxSecretsTable;
}

/** What the provider's queries go through: a database or a transaction. */
export type SandboxQueries = Kysely<SandboxTables>;

/** Where the provider keeps its books. */
export interface SandboxDatabase {
  queries: SandboxQueries;
  /** Does something as a whole or not at all. May do it again, so it must change only the database. */
  inTransaction: <Result>(
    work: (transaction: SandboxQueries) => Promise<Result>,
  ) => Promise<Result>;
}
