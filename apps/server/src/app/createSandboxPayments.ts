import {
  type CardSandbox,
  createCardSandbox,
  NoSuchIntentError,
  RefundTooLargeError,
  type SandboxQueries,
} from '@market/card-sandbox/server';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { type PaymentProvider, PaymentProviderError, readSignedEvent } from '../payments/index.ts';

/** The offline card provider: what the server asks, and what browsers ask. */
export type SandboxPayments = CardSandbox & PaymentProvider;

/**
 * The provider sees only its own tables. Kysely's types cannot express that our database contains
 * them.
 */
const ownTables = (database: Database) => database as unknown as SandboxQueries;

/** Lets the offline card provider charge the cards, with its books in our database. */
export async function createSandboxPayments(database: Database): Promise<SandboxPayments> {
  const sandbox = await createCardSandbox({
    queries: ownTables(database),
    inTransaction: (work) => inTransaction(database, (transaction) => work(ownTables(transaction))),
  });

  return {
    ...sandbox,
    retrieveIntent: (intentId) => sandbox.retrieveIntent(intentId).catch(refuse),
    cancelIntent: (intentId) => sandbox.cancelIntent(intentId).catch(refuse),
    refund: (intentId, refund) => sandbox.refund(intentId, refund).catch(refuse),
    verifyWebhook: (rawBody, signature) =>
      readSignedEvent(rawBody, signature, sandbox.webhookSecret),
  };
}

function refuse(error: unknown): never {
  if (error instanceof NoSuchIntentError || error instanceof RefundTooLargeError) {
    throw new PaymentProviderError(400, error.message, error);
  }
  throw error;
}
