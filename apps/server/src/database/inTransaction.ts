import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.ts';

const insideTransaction = new AsyncLocalStorage<boolean>();

/** What is to be done once a transaction has been committed. */
const afterwards = new WeakMap<Database, Set<() => void>>();

/**
 * Does something once a transaction has been committed: once for each, however often it is asked for. Without
 * a transaction it is done at once.
 */
export function afterCommit(database: Database, work: () => void): void {
  if (!database.isTransaction) return work();
  const waiting = afterwards.get(database) ?? new Set();
  afterwards.set(database, waiting.add(work));
}

/** PostgreSQL's codes for a transaction that conflicted with another and may be tried again. */
const conflicts = new Set(['40001', '40P01']);

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code));

/** How often a transaction is tried before its conflict is reported. */
const attempts = 4;

/** The longest pause before the second attempt, in milliseconds; it doubles with each one. */
const firstPause = 40;

/**
 * Does something completely or not at all: if `work` throws, everything is undone. All queries of
 * `work` must go through the transaction it is given; a query that does not, throws, on every
 * database. When transactions conflict, the one that the database aborted is tried again, so `work`
 * must change nothing but the database. Inside a transaction it joins that one.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database as Transaction<Tables>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      let waiting: Set<() => void> | undefined;
      const result = await database.transaction().execute(async (transaction) => {
        const worked = await insideTransaction.run(true, () => work(transaction));
        waiting = afterwards.get(transaction);
        return worked;
      });
      for (const next of waiting ?? []) next();
      return result;
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await wait(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}

/** Throws when a transaction is going on. */
export function forbidInsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('A query inside a transaction must go through the transaction.');
  }
}
