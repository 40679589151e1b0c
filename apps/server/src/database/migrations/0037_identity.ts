import { sql, type Kysely } from 'kysely';

/**
 * Who has shown who they are. Papers are files, which are deleted when somebody has decided; what stays is the
 * result, the name and the date. Those who change their name are no longer verified, and what waits is about the
 * new one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table files drop constraint files_purpose_check`.execute(database);
  await sql`
    alter table files add constraint files_purpose_check
      check (purpose in ('order', 'message', 'dispute', 'identity'))`.execute(database);

  await sql`alter table people add column verified_at timestamptz`.execute(database);
  await sql`
    create table verifications (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      provider text not null,
      name text not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'verified', 'refused', 'withdrawn', 'lapsed', 'ended')),
      reason text check (reason in ('unreadable', 'otherName', 'outdated', 'forged', 'other')),
      asked_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp(),
      taken_by uuid references people on delete set null,
      taken_at timestamptz,
      decided_at timestamptz,
      decision_id uuid references decisions on delete set null,
      check ((state = 'waiting') = (decided_at is null)),
      check ((state = 'refused') = (reason is not null))
    )`.execute(database);
  await sql`
    create unique index verifications_waiting on verifications (person_id)
      where state = 'waiting'`.execute(database);
  await sql`
    create index verifications_age on verifications (asked_at, id)
      where state = 'waiting'`.execute(database);
  await sql`
    create index verifications_person on verifications (person_id, asked_at, id)`.execute(database);
  await sql`create index verifications_decision on verifications (decision_id)`.execute(database);
  await sql`create index verifications_taken on verifications (taken_by)`.execute(database);

  await sql`
    create function follow_name() returns trigger language plpgsql as $$
    begin
      if old.verified_at is not null then
        new.verified_at := null;
        update verifications set state = 'ended', changed_at = clock_timestamp()
          where person_id = new.id and state = 'verified';
      end if;
      update verifications set name = new.fullname, changed_at = clock_timestamp()
        where person_id = new.id and state = 'waiting';
      return new;
    end $$`.execute(database);
  await sql`
    create trigger follow_name before update of fullname on people for each row
      when (new.fullname is distinct from old.fullname)
      execute function follow_name()`.execute(database);
}
