import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/**
 * The job that forgets what was searched for: after a month what a single person had searched for, and after
 * thirteen months all of it.
 */
export const createForgetWords = (database: Database): Job => ({
  name: 'forget words',
  pause: 6 * 3_600_000,
  run: () =>
    sql`
      delete from service_words
        where day < (now() at time zone 'utc')::date - 400
          or (day < (now() at time zone 'utc')::date - 31 and bit_count(people::bit(64)) = 1)`.execute(
      database,
    ),
});
