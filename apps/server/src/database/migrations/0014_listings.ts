import { sql, type Kysely } from 'kysely';

/**
 * How services are sold. What a service has none of (`listing` is null) is what every service had
 * before: one package at its price, which stays in `price_paise` for lists, search and the version
 * before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services
      add column listing jsonb,
      add column paused_at timestamptz,
      add column queue_limit int check (queue_limit between 1 and 1000)`.execute(database);
}
