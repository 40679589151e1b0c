import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './openDatabase.ts';
import type { Tables } from './tables.ts';

const insideTransaction = new AsyncLocalStorage<boolean>();

/**
 * Does something as a whole or not at all: what `work` throws undoes it. All queries of `work`
 * must go through the transaction it gets; one that does not throws, on every database.
 * Inside a transaction it joins that one.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database as Transaction<Tables>);
  return database
    .transaction()
    .execute((transaction) => insideTransaction.run(true, () => work(transaction)));
}

/** Throws when a transaction is going on. */
export function forbidInsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('A query inside a transaction must go through the transaction.');
  }
}
