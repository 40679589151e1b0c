import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** How long the text of a deleted message is kept for those who look into reports. */
const keptDays = 90;

/** How many messages are forgotten together. */
const batchSize = 500;

/**
 * The job that removes the text and the files of messages that were deleted long ago, and conversations that both
 * sides have left.
 */
export const createForgetMessages = (database: Database): Job => ({
  name: 'forget messages',
  pause: 60 * 60 * 1000,
  async run() {
    for (;;) {
      const { rows } = await sql`
        with forgotten as (
          update messages set text = '', file_places = '{}'
            where id in (
              select id from messages
                where deleted_at < now() - ${keptDays} * interval '1 day'
                  and (text <> '' or file_places <> '{}')
                limit ${batchSize} for update skip locked)
            returning id),
        places as (
          -- Files that belong to nothing are removed by a job of their own.
          update files set place = null from messages
            where messages.id in (select id from forgotten) and place = any(messages.file_places))
        select id from forgotten`.execute(database);
      if (rows.length < batchSize) break;
    }
    await sql`
      delete from conversations where low_id is null and high_id is null`.execute(database);
  },
});
