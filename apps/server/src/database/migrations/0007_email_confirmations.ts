import { sql, type Kysely } from 'kysely';

/** Addresses that wait to be confirmed, of new and existing accounts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_confirmations (
      id uuid primary key,
      email text not null,
      person_id uuid references people on delete cascade,
      fullname text,
      password_hash text,
      token_hash text unique,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      check (num_nonnulls(person_id, fullname) = 1 and num_nonnulls(person_id, password_hash) = 1)
    )`.execute(database);
  await sql`create index email_confirmations_email on email_confirmations (lower(email))`.execute(
    database,
  );
  await sql`create index email_confirmations_person on email_confirmations (person_id)`.execute(
    database,
  );
  await sql`
    create index email_confirmations_unanswered on email_confirmations (id)
      where token_hash is null`.execute(database);
}
