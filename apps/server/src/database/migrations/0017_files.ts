import { sql, type Kysely } from 'kysely';

/**
 * Files that people send each other. Each belongs to nothing until it is attached to a place, such as
 * `order:` and an id. What was sent stays when its sender goes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key,
      owner_id uuid references people on delete set null,
      purpose text not null check (purpose in ('order', 'message', 'dispute')),
      name text not null check (length(name) between 1 and 150),
      size bigint not null check (size between 1 and 5000000000),
      store_key text not null unique,
      upload_key text not null,
      state text not null default 'uploading'
        check (state in ('uploading', 'scanning', 'ready', 'refused')),
      fault text check (fault in ('harmful', 'unscannable', 'kind', 'damaged')),
      kind text,
      is_risky boolean not null default false,
      sha256 bytea,
      preview_id text references images on delete set null,
      place text,
      idempotency_key text,
      check_after timestamptz not null default now(),
      touched_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      ready_at timestamptz,
      check ((state = 'refused') = (fault is not null)),
      check ((state = 'ready') = (ready_at is not null)),
      check (place is null or starts_with(place, purpose || ':'))
    )`.execute(database);
  await sql`
    create unique index files_idempotency_key on files (owner_id, idempotency_key)`.execute(
    database,
  );
  await sql`create index files_owner on files (owner_id, created_at)`.execute(database);
  await sql`create index files_place on files (place) where place is not null`.execute(database);
  await sql`create index files_unattached on files (touched_at) where place is null`.execute(
    database,
  );
  await sql`create index files_unchecked on files (check_after) where state = 'scanning'`.execute(
    database,
  );
  await sql`create index files_preview on files (preview_id) where preview_id is not null`.execute(
    database,
  );
  await sql`
    create table file_parts (
      file_id uuid references files on delete cascade,
      number integer check (number between 1 and 1000),
      tag text not null,
      primary key (file_id, number)
    )`.execute(database);
  // Signs the links by which files are fetched. The first server that needs it makes it.
  await sql`
    create table file_secrets (
      id boolean primary key default true check (id),
      secret text not null
    )`.execute(database);
}
