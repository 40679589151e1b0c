import { sql, type Kysely } from 'kysely';

/** What services are found by that is known of their sellers and their sales, and searches that people keep. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await countSales(database);
  await describeEntries(database);
  await keepSearches(database);
}

/** How often a service was sold of late, which a job keeps: it changes by time alone. */
async function countSales(database: Kysely<unknown>) {
  await sql`
    alter table services add column sold_recently int not null default 0`.execute(database);
  await sql`create index orders_newest on orders (created_at)`.execute(database);
  // People whose level has changed are found by it at once.
  await sql`
    create function note_level_change() returns trigger language plpgsql as $$
    begin
      update services set changed_in = default where seller_id = new.person_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger seller_scores_leveled after update of level on seller_scores
      for each row when (old.level is distinct from new.level)
      execute function note_level_change()`.execute(database);
}

/**
 * What `SEARCH=sql` sorts and narrows by beyond that. The version before writes entries without it, so
 * `narrowed_in` says of which change it is, and rows that are not `is_narrowed` how far that version has read.
 */
async function describeEntries(database: Kysely<unknown>) {
  await sql`
    alter table search_entries
      add column narrowed_in xid8,
      add column level text not null default 'new',
      add column country text not null default '',
      add column tags text[] not null default '{}',
      add column sold integer not null default 0`.execute(database);
  await sql`
    alter table search_position add column is_narrowed boolean not null default false`.execute(
    database,
  );
  await sql`
    create index search_entries_sold on search_entries (sold desc, moment desc, id desc)
      include (category, price_paise)`.execute(database);
}

/** A search that somebody keeps, and up to when they have been told of what it finds. */
async function keepSearches(database: Kysely<unknown>) {
  await sql`
    create table saved_searches (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      query jsonb not null,
      alert text not null check (alert in ('none', 'daily', 'weekly')),
      created_at timestamptz not null,
      looked_at timestamptz not null,
      unique (person_id, query)
    )`.execute(database);
  // What was held back is new when it is shown, however long ago it was offered.
  await sql`alter table services add column shown_at timestamptz`.execute(database);
  await sql`
    create function note_shown() returns trigger language plpgsql as $$
    begin
      new.shown_at := now();
      return new;
    end $$`.execute(database);
  await sql`
    create trigger services_shown before update of held on services
      for each row when (old.held is not null and new.held is null)
      execute function note_shown()`.execute(database);
  await sql`
    create index saved_searches_page on saved_searches (person_id, created_at desc, id desc)`.execute(
    database,
  );
  await sql`
    create index saved_searches_due on saved_searches (looked_at)
      where alert <> 'none'`.execute(database);
}
