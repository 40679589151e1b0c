import { sql, type Kysely } from 'kysely';

/**
 * What those who run the market decide about people and what is theirs. A service that is held back is paused,
 * too, so that the version before, which knows nothing of it, lists it no more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table decisions (
      id uuid primary key,
      by_person uuid references people on delete set null,
      about_person uuid references people on delete cascade,
      action text not null,
      reason text,
      words text not null,
      subject_kind text,
      subject text,
      title text not null default '',
      suspension text check (suspension in ('noNewOrders', 'noMessages', 'full')),
      until timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      appeal_text text,
      appealed_at timestamptz,
      appeal_by uuid references people on delete set null,
      appeal_outcome text check (appeal_outcome in ('upheld', 'overturned')),
      appeal_words text not null default '',
      appeal_decided_at timestamptz,
      taken_by uuid references people on delete set null,
      taken_at timestamptz,
      check ((subject_kind is null) = (subject is null))
    )`.execute(database);
  await sql`
    create index decisions_about on decisions (about_person, created_at, id)`.execute(database);
  await sql`create index decisions_age on decisions (created_at, id)`.execute(database);
  await sql`
    create index decisions_appealed on decisions (appealed_at, id)
      where appealed_at is not null and appeal_decided_at is null`.execute(database);
  await sql`create index decisions_by on decisions (by_person)`.execute(database);

  await sql`
    create table suspensions (
      person_id uuid primary key references people on delete cascade,
      kind text not null check (kind in ('noNewOrders', 'noMessages', 'full')),
      until timestamptz,
      decision_id uuid not null references decisions on delete cascade
    )`.execute(database);
  await sql`create index people_age on people (created_at, id)`.execute(database);
  await sql`create index suspensions_until on suspensions (until)`.execute(database);

  await sql`alter table audit_events add column before jsonb, add column after jsonb`.execute(
    database,
  );
  await sql`create index audit_events_age on audit_events (created_at, id)`.execute(database);

  await sql`
    alter table services
      add column held text check (held in ('seller', 'waiting', 'returned', 'hidden')),
      add column was_paused boolean not null default false,
      add column held_at timestamptz`.execute(database);
  await sql`
    create index services_held on services (held_at, id) where held is not null`.execute(database);
  await sql`
    create function pause_held() returns trigger language plpgsql as $$
    begin
      new.paused_at := coalesce(new.paused_at, now());
      return new;
    end $$`.execute(database);
  await sql`
    create trigger services_held_paused before insert or update of held, paused_at on services
      for each row when (new.held is not null and new.paused_at is null)
      execute function pause_held()`.execute(database);

  await sql`
    alter table reports
      add column taken_by uuid references people on delete set null,
      add column taken_at timestamptz,
      add column decision_id uuid references decisions on delete set null`.execute(database);
  await sql`
    create index reports_same on reports (kind, subject) where closed_at is null`.execute(database);
}
