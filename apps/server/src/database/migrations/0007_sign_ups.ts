import { sql, type Kysely } from 'kysely';

/** Accounts that wait for their address to be confirmed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_ups (
      id uuid primary key,
      fullname text not null,
      email text not null,
      password_hash text not null,
      token_hash text unique,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index sign_ups_email on sign_ups (lower(email))`.execute(database);
  await sql`create index sign_ups_unanswered on sign_ups (id) where token_hash is null`.execute(
    database,
  );
}
