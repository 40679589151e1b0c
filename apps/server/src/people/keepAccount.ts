import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { putMail } from '../mails/putMail.ts';
import { toKeptMail } from './accountMails.ts';

/** Keeps an account that was to be deleted: its owner has logged in again. */
export async function keepAccount(database: Database, personId: string): Promise<void> {
  const isLeaving = await database
    .selectFrom('account_deletions')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!isLeaving) return;
  await inTransaction(database, async (transaction) => {
    const kept = await transaction
      .deleteFrom('account_deletions')
      .where('person_id', '=', personId)
      .returning('due_at')
      .executeTakeFirst();
    if (!kept) return;
    // Of somebody who was away before, that goes on.
    await sql`
      update people set away_until = null
        where id = ${personId} and away_until = ${kept.due_at}`.execute(transaction);
    await putMail(transaction, { personId }, toKeptMail);
    await noteEvent(transaction, { personId, what: 'deletion.cancelled', address: 'log-in' });
  });
}
