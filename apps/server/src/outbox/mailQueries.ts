import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import type { Mail } from './Mailer.ts';

/** How many mails are sent at a time. */
const batchSize = 10;

/** How long it is kept that a mail was sent, in days. */
const keptDays = 90;

export type MailQueries = ReturnType<typeof createMailQueries>;

/** The outbox. A mail is written with what it tells of, and sent when the mail server can. */
export const createMailQueries = (database: Database) => ({
  async add(mail: Mail): Promise<void> {
    await database
      .insertInto('mails')
      .values({ id: uuidv7(), ...mail })
      .execute();
  },

  /** Takes mails that are due. The process that takes one has until the next attempt is due to send it. */
  claim: () =>
    database
      .updateTable('mails')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql<Date>`now() + least(power(2, attempts) * 30, 600) * interval '1 second'`,
      })
      .where('id', 'in', (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .orderBy('next_attempt_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'subject', 'body'])
      .execute(),

  /** Keeps who was sent what and when, but not the text: it may hold a link that lets people in. */
  async markSent(id: string): Promise<void> {
    await database
      .updateTable('mails')
      .set({ sent_at: new Date(), body: '' })
      .where('id', '=', id)
      .execute();
  },

  /** Forgets what was sent long ago, and the texts that a version before has kept. */
  async clean(): Promise<void> {
    const isPast = sql<boolean>`sent_at < now() - ${sql.lit(keptDays)} * interval '1 day'`;
    await database.deleteFrom('mails').where(isPast).execute();
    await database
      .updateTable('mails')
      .set({ body: '' })
      .where('sent_at', 'is not', null)
      .where('body', '!=', '')
      .execute();
  },
});
