import { sql, type Kysely } from 'kysely';

/** What the server itself must remember: mails to send, limits, an audit trail. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      body text not null,
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index mails_waiting on mails (next_attempt_at) where sent_at is null`.execute(
    database,
  );

  await sql`
    create table rate_limits (
      key text primary key,
      count int not null,
      resets_at timestamptz not null
    )`.execute(database);

  await sql`
    create table audit_events (
      id uuid primary key,
      person_id uuid,
      what text not null,
      subject_id text,
      address text not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index audit_events_person on audit_events (person_id, created_at)`.execute(
    database,
  );
}
