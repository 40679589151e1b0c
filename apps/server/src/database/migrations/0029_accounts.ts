import { sql, type Kysely } from 'kysely';

/**
 * Passkeys, and what browsers have been asked to sign with one. Files of all that is stored about somebody, in
 * pieces, and accounts that are to be deleted.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      name text not null check (length(name) between 1 and 60),
      transports text[] not null,
      is_synced boolean not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(database);
  await sql`create index passkeys_person on passkeys (person_id)`.execute(database);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('add', 'log-in', 'step-up')),
      person_id uuid references people on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index passkey_challenges_created on passkey_challenges (created_at)`.execute(
    database,
  );
  await sql`create index passkey_challenges_person on passkey_challenges (person_id)`.execute(
    database,
  );

  await sql`
    create table data_exports (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
      attempts int not null default 0,
      size bigint,
      requested_at timestamptz not null default now(),
      ready_at timestamptz
    )`.execute(database);
  await sql`
    create index data_exports_person on data_exports (person_id, requested_at)`.execute(database);
  await sql`
    create index data_exports_waiting on data_exports (requested_at)
      where state = 'waiting'`.execute(database);
  await sql`
    create table data_export_pieces (
      export_id uuid references data_exports on delete cascade,
      number int,
      bytes bytea not null,
      primary key (export_id, number)
    )`.execute(database);
  await sql`
    create table account_deletions (
      person_id uuid primary key references people on delete cascade,
      requested_at timestamptz not null default now(),
      due_at timestamptz not null
    )`.execute(database);
  await sql`create index account_deletions_due on account_deletions (due_at)`.execute(database);
}
