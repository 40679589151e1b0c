import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** What was sold longer ago does not count for what sells best, in days. */
const recentDays = 90;

/** How many services are changed at once. */
const batchSize = 500;

/** The job that keeps how often each service was sold of late: paid for, and not given back. */
export const createCountRecentSales = (database: Database): Job => ({
  name: 'count recent sales',
  pause: 600_000,
  async run() {
    for (;;) {
      // One that somebody is changing is left for the next time.
      const { numAffectedRows = 0n } = await sql`
        with recent as materialized (
          select payments.service_id as id, count(*)::int as sold
          from orders join payments on payments.id = orders.payment_id
          where payments.status = 'succeeded'
            and orders.created_at > now() - ${sql.lit(recentDays)} * interval '1 day'
          group by payments.service_id),
        wrong as (
          select services.id, coalesce(recent.sold, 0) as sold
          from services left join recent on recent.id = services.id
          where services.sold_recently <> coalesce(recent.sold, 0)
            and (recent.id is not null or services.sold_recently > 0)
          order by services.id
          limit ${sql.lit(batchSize)}
          for no key update of services skip locked)
        update services set sold_recently = wrong.sold
          from wrong where wrong.id = services.id`.execute(database);
      if (Number(numAffectedRows) < batchSize) return;
    }
  },
});
