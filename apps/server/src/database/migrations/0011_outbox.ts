import { sql, type Kysely } from 'kysely';

/**
 * One outbox for everything that reaches people, made from the table of mails. The previous version
 * keeps using the view `mails` to write and claim; a later version drops it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mails rename to outbox`.execute(database);
  await sql`alter table outbox rename column next_attempt_at to due_at`.execute(database);
  await sql`
    alter table outbox
      add column kind text not null default 'mail',
      add column failed_at timestamptz,
      add column failure text`.execute(database);
  await sql`drop index mails_waiting`.execute(database);
  await sql`
    create index outbox_waiting on outbox (due_at)
      where sent_at is null and failed_at is null`.execute(database);
  await sql`create index outbox_failed on outbox (failed_at) where failed_at is not null`.execute(
    database,
  );
  await sql`
    create view mails as
      select id, recipient, subject, body, attempts, due_at as next_attempt_at, sent_at, created_at
      from outbox where kind = 'mail' and failed_at is null`.execute(database);
}
