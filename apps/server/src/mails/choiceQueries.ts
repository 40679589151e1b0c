import type { Language } from '../database/Letter.ts';
import type { Database } from '../database/tables.ts';
import { toLanguage } from './languages.ts';
import type { MailChoice } from './unsubscribeTokens.ts';

export type ChoiceQueries = ReturnType<typeof createChoiceQueries>;

/** Which mails people do without. Each has a row for each kind at the most. */
export const createChoiceQueries = (database: Database) => ({
  /** Tells in which language somebody reads; undefined if their account is gone. */
  async findLanguage(personId: string): Promise<Language | undefined> {
    const row = await database
      .selectFrom('people')
      .select('language')
      .where('id', '=', personId)
      .executeTakeFirst();
    return row && toLanguage(row.language);
  },

  /** Switches mails off for somebody, as often as it is asked for. */
  async switchOff({ personId, topic }: MailChoice): Promise<void> {
    await database
      .insertInto('mail_choices')
      .columns(['person_id', 'topic'])
      .expression((from) =>
        from
          .selectFrom('people')
          .select(['id', from.val(topic).as('topic')])
          .where('id', '=', personId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Switches them on again. */
  async switchOn({ personId, topic }: MailChoice): Promise<void> {
    await database
      .deleteFrom('mail_choices')
      .where('person_id', '=', personId)
      .where('topic', '=', topic)
      .execute();
  },
});
