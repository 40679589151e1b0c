import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { levels, migrate } from '../src/database/migrate.ts';
import { connectDatabase } from '../src/database/openDatabase.ts';
import { createEmptyDatabase } from '../src/testing/createTestDatabase.ts';

/** What others notice while the tables are changed. */
export interface MigrationFigures {
  from: string;
  to: string;
  services: number;
  queries: number;
  /** Queries of the older version that failed: must be 0. */
  failed: number;
  slowestMilliseconds: number;
  /** How long all the changes took, in seconds. */
  seconds: number;
}

/**
 * Brings a PostgreSQL with services, people and wishes from the first released tables to the
 * latest while eight connections go on reading and writing as a server of the older version
 * does. Needs `TEST_DATABASE_URL`.
 */
export async function migrateUnderLoad(services: number): Promise<MigrationFigures> {
  const from = '0004_payments';
  const { url, drop } = await createEmptyDatabase();
  const database = await connectDatabase({ url });
  await migrate(database, from);
  await sql`
    insert into people (id, fullname, email, password_hash)
      select gen_random_uuid(), 'Person ' || n, 'person-' || n || '@example.com', 'none'
      from generate_series(1, 1000) n`.execute(database);
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise)
      select gen_random_uuid(), (array(select id from people))[1 + n % 1000], 'Logo design ' || n,
        'A logo.', 'Graphics-And-Design', 50000
      from generate_series(1, ${services}::int) n`.execute(database);

  const figures = { queries: 0, failed: 0, slowestMilliseconds: 0 };
  const work = [
    sql`select * from services where deleted_at is null order by created_at desc limit 12`,
    sql`update services set rating_sum = rating_sum + 5, rating_count = rating_count + 1
      where id = (select id from services limit 1 offset floor(random() * 100)::int)`,
    sql`insert into cart_items (id, person_id, service_id)
      select gen_random_uuid(), (select id from people limit 1 offset floor(random() * 900)::int),
        (select id from services limit 1 offset floor(random() * 100)::int)
      on conflict do nothing`,
    sql`select fullname from people where lower(email) = 'person-500@example.com'`,
  ];
  const closing = new AbortController();
  const working = Array.from({ length: 8 }, async (_, index) => {
    for (let turn = index; !closing.signal.aborted; turn += 1) {
      const begin = performance.now();
      try {
        await work[turn % work.length]?.execute(database);
      } catch (error) {
        figures.failed += 1;
        console.log(`  failed: ${String(error)}`);
      }
      figures.queries += 1;
      figures.slowestMilliseconds = Math.max(
        figures.slowestMilliseconds,
        performance.now() - begin,
      );
      await wait(5);
    }
  });
  await wait(2_000);
  const begin = performance.now();
  await migrate(database);
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  await wait(2_000);
  closing.abort();
  await Promise.all(working);
  await database.destroy();
  await drop();
  return {
    from,
    to: levels.at(-1) ?? '',
    services,
    ...figures,
    slowestMilliseconds: Math.round(figures.slowestMilliseconds),
    seconds,
  };
}
