import { sql } from 'kysely';
import { inTransaction } from './inTransaction.ts';
import type { Database } from './openDatabase.ts';

/** Reads with several queries as if all of them were asked at the same moment. */
export const readSnapshot = <Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    return read(transaction);
  });
