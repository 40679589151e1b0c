import { sql, type Kysely } from 'kysely';

/**
 * What people should hear of, and what their browsers should ask for again. People who want no mails of a
 * kind have a row of `mail_choices`, as before: a process of the version before keeps to it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      kind text not null,
      name text not null,
      subject_type text,
      subject_id uuid,
      data jsonb not null,
      collapse_key text,
      times int not null default 1,
      on_site boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      seen_at timestamptz,
      mail_after timestamptz,
      mailed_at timestamptz,
      check ((subject_type is null) = (subject_id is null))
    )`.execute(database);
  await sql`
    create index notifications_list on notifications (person_id, created_at, id)
      where on_site`.execute(database);
  await sql`
    create index notifications_unseen on notifications (person_id)
      where seen_at is null and on_site`.execute(database);
  await sql`
    create unique index notifications_collapse on notifications (person_id, collapse_key)
      where seen_at is null and collapse_key is not null`.execute(database);
  await sql`create index notifications_age on notifications (created_at)`.execute(database);
  await sql`
    create index notifications_unmailed on notifications (mail_after)
      where seen_at is null and mailed_at is null and mail_after is not null`.execute(database);
  await sql`
    create index notifications_mailed on notifications (person_id, mailed_at)
      where mailed_at is not null`.execute(database);
  await sql`
    create table notification_choices (
      person_id uuid not null references people on delete cascade,
      kind text not null,
      on_site boolean not null,
      mail text not null check (mail in ('now', 'digest')),
      primary key (person_id, kind)
    )`.execute(database);
  await sql`alter table mail_choices drop constraint mail_choices_topic_check`.execute(database);
  // Without a reference: that a session is over must still reach people whose account is gone.
  await sql`
    create table news (
      id uuid not null default gen_random_uuid(),
      person_id uuid not null,
      tag text not null,
      subject_id uuid,
      changed_in xid8 not null default pg_current_xact_id(),
      created_at timestamptz not null default now(),
      primary key (changed_in, id)
    )`.execute(database);
  await sql`create index news_of_person on news (person_id, changed_in)`.execute(database);
  await sql`create index news_age on news (created_at)`.execute(database);
  await sql`
    create function note_session_over() returns trigger language plpgsql as $$
    begin
      insert into news (person_id, tag, subject_id) values (old.person_id, 'Session', old.id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sessions_over after delete on sessions
      for each row execute function note_session_over()`.execute(database);
}
