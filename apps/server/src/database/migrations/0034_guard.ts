import { sql, type Kysely } from 'kysely';

/**
 * What is held until somebody of the market has looked at it, and by what texts are known again. A service that is
 * held waits for approval, too, so that the version before shows it to nobody; a review that is held is no review
 * yet. Messages that wait already are in the queue from the beginning.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_items (
      id uuid primary key,
      kind text not null check (kind in ('service', 'review', 'message', 'account')),
      subject text not null,
      person_id uuid not null references people on delete cascade,
      reason text not null check (reason in ('alike', 'repeated', 'contacts', 'address')),
      title text not null default '',
      text text not null default '',
      rating int check (rating between 1 and 5),
      alike text[] not null default '{}',
      held_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp(),
      taken_by uuid references people on delete set null,
      taken_at timestamptz,
      report_id uuid references reports on delete set null,
      decided_at timestamptz,
      decision_id uuid references decisions on delete set null,
      outcome text check (outcome in ('released', 'removed', 'returned', 'withdrawn')),
      check ((decided_at is null) = (outcome is null))
    )`.execute(database);
  await sql`
    create unique index held_items_open on held_items (kind, subject)
      where decided_at is null`.execute(database);
  await sql`
    create index held_items_age on held_items (held_at, id) where decided_at is null`.execute(
    database,
  );
  await sql`
    create index held_items_person on held_items (person_id, held_at, id)`.execute(database);
  await sql`create index held_items_report on held_items (report_id)`.execute(database);
  await sql`create index held_items_decision on held_items (decision_id)`.execute(database);

  await sql`
    create table text_prints (
      kind text not null check (kind in ('service', 'review')),
      subject text not null,
      person_id uuid not null references people on delete cascade,
      sketch int[] not null,
      bands int[] not null,
      cleared_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (kind, subject)
    )`.execute(database);
  await sql`create index text_prints_bands on text_prints using gin (bands)`.execute(database);
  await sql`create index text_prints_person on text_prints (person_id)`.execute(database);

  await sql`alter table people add column held_at timestamptz`.execute(database);

  await sql`
    insert into held_items (id, kind, subject, person_id, reason, text, held_at, changed_at, report_id)
      select messages.id, 'message', messages.id::text, sender_id, messages.held, messages.text,
          sent_at, sent_at,
          (select reports.id from reports
            where kind = 'message' and subject = messages.id::text and closed_at is null
            order by reports.created_at limit 1)
        from messages
        where held is not null and deleted_at is null and sender_id is not null
          and exists (select from reports
            where kind = 'message' and subject = messages.id::text and closed_at is null)`.execute(
    database,
  );
}
