import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { sketchText } from './sketchText.ts';

/** How many services are looked at in one turn. */
const batchSize = 200;

const beginning = '00000000-0000-0000-0000-000000000000';

/**
 * The job that makes what services are known by that were written before anybody asked, or by a process of the
 * version before: all of them once, little by little, after each start.
 */
export function createKeepPrints(database: Database): Job {
  let place: string | undefined = beginning;
  return {
    name: 'keep prints',
    pause: 2_000,
    async run() {
      if (place === undefined) return;
      const services = await database
        .selectFrom('services')
        .leftJoin('text_prints', (join) =>
          join
            .on('text_prints.kind', '=', 'service')
            .on(sql<boolean>`text_prints.subject = services.id::text`),
        )
        .select(['services.id', 'seller_id', 'title', 'description', 'services.created_at'])
        .select(sql<boolean>`text_prints.subject is not null`.as('is_known'))
        .where('services.id', '>', place)
        .where('deleted_at', 'is', null)
        .orderBy('services.id')
        .limit(batchSize)
        .execute();
      const rows = services.flatMap(({ id, seller_id, title, description, is_known }) => {
        const sketched = is_known ? undefined : sketchText(`${title}\n${description}`);
        return sketched ? { subject: id, person_id: seller_id, ...sketched } : [];
      });
      for (const { subject, person_id, sketch, bands } of rows) {
        await sql`
          insert into text_prints (kind, subject, person_id, sketch, bands)
            select 'service', ${subject}, ${person_id}, ${sketch}::int[], ${bands}::int[]
              where exists (select from people where id = ${person_id})
            on conflict (kind, subject) do nothing`.execute(database);
      }
      place = services.length < batchSize ? undefined : services.at(-1)?.id;
    },
  };
}
