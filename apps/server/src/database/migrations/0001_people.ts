import { sql, type Kysely } from 'kysely';

/** People, their sessions and their pictures. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table images (
      id text primary key,
      width int not null,
      height int not null,
      widths int[] not null,
      placeholder text not null,
      created_at timestamptz not null default now()
    )`.execute(database);

  await sql`
    create table people (
      id uuid primary key,
      fullname text not null,
      email text not null,
      password_hash text not null,
      bio text,
      origin text,
      avatar_id text references images,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create unique index people_email on people (lower(email))`.execute(database);
  await sql`create index people_avatar on people (avatar_id)`.execute(database);

  await sql`
    create table sessions (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      token_hash text not null unique,
      user_agent text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index sessions_person on sessions (person_id)`.execute(database);

  await sql`
    create table password_reset_requests (
      id uuid primary key,
      email text not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table password_resets (
      person_id uuid primary key references people on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(database);
}
