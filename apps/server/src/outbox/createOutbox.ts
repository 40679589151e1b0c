import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import type { MessageKind } from '../database/tables.ts';
import type { NewMessage } from './Message.ts';

/** How many messages are sent at a time. */
const batchSize = 10;

/** How long a message is tried, in days after it was written, as mail servers do. */
const triedDays = 3;

/** How long it is kept that a message was sent or given up, in days. */
const keptDays = 90;

/** The maximum length of a stored failure, in characters. */
const failureLength = 300;

/**
 * Each pause is a quarter of the time that a message has waited so far, from half a minute to an
 * hour.
 */
const nextAttempt = sql<Date>`now() + least(
  greatest((now() - created_at) / 4, interval '30 seconds'), interval '1 hour')`;

const isHopeless = sql<boolean>`created_at < now() - ${sql.lit(triedDays)} * interval '1 day'`;
const isOver = sql<boolean>`
  coalesce(sent_at, failed_at) < now() - ${sql.lit(keptDays)} * interval '1 day'`;

/**
 * Writes messages, but none whose key there is already. Pass the transaction of what they tell of, so that
 * both are stored or neither.
 */
export async function putInOutbox(
  database: Database,
  kind: MessageKind,
  ...messages: readonly NewMessage[]
): Promise<void> {
  if (messages.length === 0) return;
  await database
    .insertInto('outbox')
    .values(
      messages.map(({ letter, ...message }) => ({
        id: uuidv7(),
        kind,
        ...message,
        ...(letter && { letter: JSON.stringify(letter) }),
      })),
    )
    .onConflict((conflict) => conflict.column('key').where('key', 'is not', null).doNothing())
    .execute();
}

/** A message that was given up. */
export interface FailedMessage {
  kind: MessageKind;
  recipient: string;
  subject: string;
  attempts: number;
  /** Why the last attempt failed. */
  failure: string | null;
  failedAt: Date;
}

/** How many messages wait and how many were given up. */
export interface OutboxCounts {
  waiting: number;
  failed: number;
  /** How long the oldest that waits has waited, in seconds; 0 without any. */
  waitedSeconds: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages that wait, and those that were sent. */
export const createOutbox = (database: Database) => ({
  /**
   * Claims due messages of these kinds. No two processes get the same one; the process that claims
   * one must send it before its next attempt is due.
   */
  claim: (kinds: MessageKind[]) =>
    database
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, due_at: nextAttempt })
      .where('id', 'in', (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', kinds)
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', sql<Date>`now()`)
          .orderBy('due_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'recipient', 'subject', 'body', 'letter'])
      .execute(),

  /**
   * Keeps who was sent what and when, but not the text, which may hold a link that lets people in.
   */
  async markSent(id: string): Promise<void> {
    await database
      .updateTable('outbox')
      .set({ sent_at: sql<Date>`now()`, body: '', letter: null })
      .where('id', '=', id)
      .execute();
  },

  /**
   * Stores why an attempt failed. Returns whether the message was given up, which deletes its text.
   * A message that another process has sent meanwhile stays sent.
   */
  async noteFailure(id: string, failure: string): Promise<boolean> {
    const { failed_at } =
      (await database
        .updateTable('outbox')
        .set({
          failure: failure.slice(0, failureLength),
          failed_at: sql`case when ${isHopeless} then now() end`,
          body: sql`case when ${isHopeless} then '' else body end`,
          letter: sql`case when ${isHopeless} then null else letter end`,
        })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('failed_at')
        .executeTakeFirst()) ?? {};
    return Boolean(failed_at);
  },

  /** Lists what was given up, the latest first. */
  listFailed: (limit: number): Promise<FailedMessage[]> =>
    database
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'subject', 'attempts', 'failure'])
      .select(sql<Date>`failed_at`.as('failedAt'))
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute(),

  /** Counts what waits and what was given up. */
  count: (): Promise<OutboxCounts> =>
    database
      .selectFrom('outbox')
      .select([
        sql<number>`count(*) filter (where failed_at is null)`.as('waiting'),
        sql<number>`count(failed_at)`.as('failed'),
        sql<number>`coalesce(extract(epoch from now() - min(created_at)
          filter (where failed_at is null)), 0)::float8`.as('waitedSeconds'),
      ])
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow(),

  /** Deletes what was sent or given up long ago, and texts that another version kept. */
  async clean(): Promise<void> {
    await database.deleteFrom('outbox').where(isOver).execute();
    await database
      .updateTable('outbox')
      .set({ body: '', letter: null })
      .where('sent_at', 'is not', null)
      .where((either) => either.or([either('body', '!=', ''), either('letter', 'is not', null)]))
      .execute();
  },
});
