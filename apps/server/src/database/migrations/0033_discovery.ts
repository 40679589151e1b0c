import { sql, type Kysely } from 'kysely';

/**
 * What `SEARCH=sql` sorts and narrows services by. The version before writes entries without it, so
 * `described_in` says of which change it is: a process that knows more writes other entries anew. It
 * also says how far it has read, in rows that are not `is_described`; what this version has read starts
 * with all services.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_entries
      add column described_in xid8,
      add column quality integer not null default 0,
      add column stars integer not null default 0,
      add column days integer not null default 0,
      add column languages text[] not null default '{}'`.execute(database);
  await sql`
    alter table search_position add column is_described boolean not null default false`.execute(
    database,
  );
  await sql`
    create index search_entries_price on search_entries (price_paise, moment desc, id desc)
      include (category)`.execute(database);
  await sql`
    create index search_entries_dearest on search_entries (price_paise desc, moment desc, id desc)
      include (category)`.execute(database);
  await sql`
    create index search_entries_quality on search_entries (quality desc, moment desc, id desc)
      include (category, price_paise)`.execute(database);
}
