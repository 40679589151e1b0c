import { sql, type Kysely } from 'kysely';

/**
 * What a mail is laid out from, in which language people read, and what they do not want to be told. A
 * process of the version before writes and sends the text alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column letter jsonb, add column key text`.execute(database);
  await sql`create unique index outbox_key on outbox (key) where key is not null`.execute(database);
  await sql`alter table people add column language text`.execute(database);
  await sql`
    create table mail_choices (
      person_id uuid not null references people on delete cascade,
      topic text not null check (topic in ('reminders', 'news')),
      created_at timestamptz not null default now(),
      primary key (person_id, topic)
    )`.execute(database);
}
