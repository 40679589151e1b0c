import { sql, type Kysely } from 'kysely';

/** Why somebody who runs the market did what they did: it can be looked up beside who and when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_events
      add column reason text check (length(reason) <= 1000)`.execute(database);
}
