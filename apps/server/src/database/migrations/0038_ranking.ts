import { sql, type Kysely } from 'kysely';

/**
 * What decides in which order services are found, beyond their texts and their age: quality, sales, answers and
 * faults, each from 0 to 100, and how often a service has been ordered, 100 at most. A job makes them up.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services
      add column figures smallint[] not null default '{75,0,50,0,0}'`.execute(database);
}
