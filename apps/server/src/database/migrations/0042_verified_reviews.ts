import { sql, type Kysely } from 'kysely';

/**
 * A review and the order that verifies it may be written at once, by transactions that do not see each other. They
 * wait for each other now: the second finds what the first has written. Reviews that have missed their order before
 * are verified here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_voice(service uuid, person uuid) returns void language sql
      begin atomic
        select pg_advisory_xact_lock(hashtextextended('voice ' || service || person, 0));
      end`.execute(database);
  await sql`
    create or replace function verify_review() returns trigger language plpgsql as $$
    begin
      perform lock_voice(new.service_id, new.person_id);
      new.is_verified := new.is_verified or new.order_id is not null
        or has_completed(new.service_id, new.person_id);
      return new;
    end $$`.execute(database);
  await sql`
    create or replace function verify_reviews_of_buyer() returns trigger language plpgsql as $$
    declare
      service uuid := (select service_id from payments where id = new.payment_id);
    begin
      -- The service first, as those who write a review do; but only where one is to be verified, so that orders of
      -- a service do not wait for each other.
      perform from services where id = service
        and exists (select from reviews
          where service_id = service and person_id = new.buyer_id and not is_verified)
        for no key update;
      perform lock_voice(service, new.buyer_id);
      update reviews set is_verified = true
        where service_id = service and person_id = new.buyer_id and not is_verified;
      return null;
    end $$`.execute(database);

  await sql`
    do $$
    declare
      missed record;
    begin
      for missed in
        select service_id, person_id from reviews
          where not is_verified and has_completed(service_id, person_id)
          order by service_id
      loop
        perform from services where id = missed.service_id for no key update;
        update reviews set is_verified = true
          where service_id = missed.service_id and person_id = missed.person_id;
      end loop;
    end $$`.execute(database);
}
