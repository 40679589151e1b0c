import { sql, type Kysely } from 'kysely';

/**
 * Sellers dispute entries of their scores: that is a report about their own. What no longer counts is what has been
 * decided; whose score it was is then made anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reports drop constraint reports_kind_check`.execute(database);
  await sql`
    alter table reports add constraint reports_kind_check
      check (kind in ('message', 'conversation', 'service', 'review', 'person', 'scoreEntry'))`.execute(
    database,
  );
  await sql`
    alter table seller_points add column is_counted boolean not null default true`.execute(
    database,
  );
  await sql`
    create index decisions_uncounted on decisions (about_person, subject)
      where action = 'uncounted'`.execute(database);
  await sql`
    create function wish_score_of_decided() returns trigger language plpgsql as $$
    begin
      insert into score_wishes (person_id) values (new.about_person);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger decisions_scored after insert on decisions
      for each row when (new.action = 'uncounted' and new.about_person is not null)
      execute function wish_score_of_decided()`.execute(database);
}
