import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** How many scores are made up in one transaction. */
const atOnce = 50;

/** After how many hours a score is made up anew even if nothing has happened: what is old weighs less. */
const oldAfter = 20;

/** The job that makes up scores: of those whose orders have moved on, and of everybody once a day. */
export function createScoreJob(
  database: Database,
  score: (ids: string[]) => Promise<void>,
  isWanted: () => Promise<boolean>,
): Job {
  const takeWished = async () => {
    const { rows } = await sql<{ id: string }>`
      select distinct person_id as id from score_wishes limit ${atOnce}`.execute(database);
    return rows.map(({ id }) => id);
  };

  return {
    name: 'make up scores',
    pause: 30_000,
    async run() {
      if (!(await isWanted())) return;
      for (;;) {
        const ids = await takeWished();
        if (ids.length === 0) break;
        const { rows: taken } = await sql<{ id: string }>`
          select id from score_wishes where person_id = any(${ids}::uuid[])`.execute(database);
        await score(ids);
        // Only those from before: what has happened meanwhile is looked at again.
        await sql`
          delete from score_wishes where id = any(${taken.map(({ id }) => id)}::uuid[])`.execute(
          database,
        );
      }
      for (;;) {
        const { rows } = await sql<{ id: string }>`
          select person_id as id from seller_scores
            where computed_at < now() - make_interval(hours => ${oldAfter})
            order by computed_at limit ${atOnce}`.execute(database);
        if (rows.length === 0) return;
        await score(rows.map(({ id }) => id));
      }
    },
  };
}
