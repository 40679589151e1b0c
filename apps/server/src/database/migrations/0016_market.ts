import { sql, type Kysely } from 'kysely';

/**
 * What the owner sets: single values, and the kinds of services. Both may be empty: then everything
 * is as before. A merged category stays, and says where its services have gone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_settings (
      key text primary key check (length(key) between 1 and 60),
      value jsonb not null,
      changed_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table categories (
      slug text primary key check (length(slug) between 1 and 60),
      name text not null check (length(name) between 1 and 60),
      names jsonb not null default '{}',
      position integer not null,
      hidden_at timestamptz,
      moved_to text references categories check (moved_to <> slug),
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    insert into categories (slug, name, position) values
      ('Graphics-And-Design', 'Graphics-And-Design', 0),
      ('Game-Development', 'Game-Development', 1),
      ('Web-Programming', 'Web-Programming', 2),
      ('Mobile-Apps', 'Mobile-Apps', 3)`.execute(database);
}
