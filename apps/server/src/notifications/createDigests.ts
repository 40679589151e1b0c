import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { NotificationData } from '../database/newsTables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { putMail } from '../mails/putMail.ts';
import type { Reader } from '../mails/Reader.ts';
import { noteMinutes } from '../people/index.ts';
import { writeDigest } from './digestMail.ts';

/** How long somebody has asked for nothing who counts as away, in minutes. */
const awayMinutes = 5;

/** How many people are looked at in one turn. */
const batchSize = 200;

/** How many things one mail tells of; it says how many more there are. */
const mostLines = 20;

/** Says in one sentence what a notification tells; undefined for one that it does not know. */
export type WriteLine = (
  name: string,
  data: NotificationData,
  reader: Reader,
) => string | undefined;

/**
 * Mails people who are away what they have not seen for a while, all of it in one mail and each thing once,
 * one mail an hour at the most.
 *
 * @param writers What knows the sentences, a domain each.
 */
export const createDigests = (database: Database, writers: readonly WriteLine[]): Job => ({
  name: 'mail digests',
  pause: 60_000,
  async run() {
    for (const personId of await listWaiting(database)) {
      await inTransaction(database, (transaction) => mailPerson(transaction, personId, writers));
    }
  },
});

/** Lists people who are away and have not seen something that is to be mailed. */
async function listWaiting(database: Database): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from notifications as waiting
      where seen_at is null and mailed_at is null and mail_after <= now()
        and not exists (
          select from sessions where sessions.person_id = waiting.person_id
            and last_seen_at > now() - ${sql.lit(awayMinutes + noteMinutes)} * interval '1 minute')
        and not exists (
          select from notifications as mailed where mailed.person_id = waiting.person_id
            and mailed.mailed_at > now() - interval '1 hour')
      group by person_id order by min(mail_after) limit ${sql.lit(batchSize)}`.execute(database);
  return rows.map(({ person_id }) => person_id);
}

async function mailPerson(
  transaction: Database,
  personId: string,
  writers: readonly WriteLine[],
): Promise<void> {
  // Another server may be at it: the one that locks the person first mails them.
  const { rows: locked } = await sql`
    select from people where id = ${personId} for no key update skip locked`.execute(transaction);
  if (locked.length === 0) return;
  const { rows } = await sql<{ name: string; data: NotificationData }>`
    update notifications set mailed_at = now()
      where person_id = ${personId} and seen_at is null and mailed_at is null and mail_after <= now()
        and not exists (
          select from notifications as mailed where mailed.person_id = ${personId}
            and mailed.mailed_at > now() - interval '1 hour')
      returning name, data, times, created_at`.execute(transaction);
  if (rows.length === 0) return;
  const write = (reader: Reader) => {
    const lines = rows.flatMap(({ name, data }) => {
      const sentences = writers.map((writer) => writer(name, data, reader));
      return sentences.find((sentence) => sentence !== undefined) ?? [];
    });
    return writeDigest(lines.slice(0, mostLines), rows.length, reader);
  };
  await putMail(transaction, { personId }, write, { topic: 'digest' });
}
