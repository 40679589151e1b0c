import { sql, type Kysely } from 'kysely';

/**
 * What the sides of an order think of each other, and what becomes of a review: it is verified, answered, found
 * helpful and removed. Triggers keep what a process of the version before, which replaces a review by deleting
 * it, knows nothing of.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_reviews (
      order_id uuid not null references orders on delete cascade,
      author text not null check (author in ('buyer', 'seller')),
      person_id uuid not null references people on delete cascade,
      about_id uuid not null references people on delete cascade,
      service_id uuid references services on delete set null,
      rating int not null check (rating between 1 and 5),
      comment text not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz,
      publish_at timestamptz not null,
      published_at timestamptz,
      removed_at timestamptz,
      removal text,
      primary key (order_id, author)
    )`.execute(database);
  await sql`
    create index order_reviews_hidden on order_reviews (publish_at)
      where published_at is null`.execute(database);
  await sql`
    create index order_reviews_about on order_reviews (about_id, author, published_at desc, order_id desc)
      where published_at is not null and removed_at is null`.execute(database);
  await sql`create index order_reviews_person on order_reviews (person_id)`.execute(database);
  await sql`create index order_reviews_service on order_reviews (service_id)`.execute(database);

  await sql`alter table orders add column review_reminded_at timestamptz`.execute(database);
  await sql`
    create index orders_unreviewed on orders (stage_since)
      where stage = 'completed' and review_reminded_at is null`.execute(database);

  await sql`
    alter table reviews
      add column order_id uuid references orders on delete set null,
      add column is_verified boolean not null default false,
      add column reply text,
      add column replied_at timestamptz,
      add column changed_at timestamptz,
      add column removed_at timestamptz,
      add column removal text,
      add column helpful int not null default 0`.execute(database);
  await sql`create index reviews_order on reviews (order_id)`.execute(database);
  await sql`
    alter table services
      add column verified_sum int not null default 0,
      add column verified_count int not null default 0`.execute(database);
  await keepVerified(database);
  await keepCounts(database);
  await keepVotes(database);

  await sql`
    update reviews set is_verified = true
      where has_completed(service_id, person_id)`.execute(database);
  for (const [name, rank] of Object.entries(ranks)) {
    await sql`
      create index ${sql.ref(`reviews_${name}`)}
        on reviews (service_id, (${sql.raw(rank)}) desc, created_at desc, person_id desc)`.execute(
      database,
    );
  }
  await sql`
    create index reviews_verified on reviews (service_id, created_at desc, person_id desc)
      where is_verified`.execute(database);
}

/** By what reviews are ordered besides their age. */
const ranks = { helpful: 'helpful', highest: 'rating', lowest: '-rating' };

/** A review is verified once its writer has completed an order of the service, whichever version writes it. */
async function keepVerified(database: Kysely<unknown>) {
  await sql`
    create function has_completed(service uuid, person uuid) returns boolean language sql stable
      return exists (
        select from orders join payments on payments.id = payment_id
        where orders.buyer_id = person and payments.service_id = service
          and stage = 'completed' and refund_requested_at is null)`.execute(database);
  await sql`
    create function verify_review() returns trigger language plpgsql as $$
    begin
      new.is_verified := new.is_verified or new.order_id is not null
        or has_completed(new.service_id, new.person_id);
      return new;
    end $$`.execute(database);
  await sql`
    create trigger reviews_to_verify before insert on reviews
      for each row execute function verify_review()`.execute(database);
  await sql`
    create function verify_reviews_of_buyer() returns trigger language plpgsql as $$
    declare
      service uuid := (
        select reviews.service_id from reviews join payments using (service_id)
          where payments.id = new.payment_id and reviews.person_id = new.buyer_id
            and not is_verified);
    begin
      if service is not null then
        -- Before its review, as whoever writes one does.
        perform from services where id = service for no key update;
        update reviews set is_verified = true
          where service_id = service and person_id = new.buyer_id and not is_verified;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_verify after insert or update of stage on orders
      for each row when (new.stage = 'completed') execute function verify_reviews_of_buyer()`.execute(
    database,
  );
}

/** What is removed counts no more. */
async function keepCounts(database: Kysely<unknown>) {
  await sql`
    create or replace function note_rating() returns trigger language plpgsql as $$
    begin
      -- Where the whole service goes, its counts go with it.
      if tg_op <> 'INSERT' and old.removed_at is null
          and exists (select from services where id = old.service_id) then
        update rating_counts set count = count - 1
          where service_id = old.service_id and rating = old.rating;
      end if;
      if tg_op <> 'DELETE' and new.removed_at is null then
        insert into rating_counts values (new.service_id, new.rating, 1)
          on conflict (service_id, rating) do update set count = rating_counts.count + 1;
      end if;
      return null;
    end $$`.execute(database);
  await sql`drop trigger ratings_changed on reviews`.execute(database);
  await sql`
    create trigger ratings_changed after insert or delete or update of rating, removed_at on reviews
      for each row execute function note_rating()`.execute(database);

  await sql`
    create function note_verified() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.is_verified and old.removed_at is null then
        update services
          set verified_sum = verified_sum - old.rating, verified_count = verified_count - 1
          where id = old.service_id;
      end if;
      if tg_op <> 'DELETE' and new.is_verified and new.removed_at is null then
        update services
          set verified_sum = verified_sum + new.rating, verified_count = verified_count + 1
          where id = new.service_id;
      end if;
      -- Whoever deletes a review takes it out of the sum, in which one that was removed is no more.
      if tg_op = 'DELETE' and old.removed_at is not null then
        update services set rating_sum = rating_sum + old.rating, rating_count = rating_count + 1
          where id = old.service_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger verified_changed
      after insert or delete or update of rating, is_verified, removed_at on reviews
      for each row execute function note_verified()`.execute(database);
}

async function keepVotes(database: Kysely<unknown>) {
  await sql`
    create table review_votes (
      service_id uuid not null,
      reviewer_id uuid not null,
      person_id uuid not null references people on delete cascade,
      created_at timestamptz not null default now(),
      primary key (service_id, reviewer_id, person_id),
      foreign key (service_id, reviewer_id) references reviews (service_id, person_id)
        on delete cascade
    )`.execute(database);
  await sql`
    create index review_votes_person on review_votes (person_id, service_id, created_at desc)`.execute(
    database,
  );
  await sql`
    create function note_vote() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update reviews set helpful = helpful + 1
          where service_id = new.service_id and person_id = new.reviewer_id;
      else
        update reviews set helpful = helpful - 1
          where service_id = old.service_id and person_id = old.reviewer_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger votes_counted after insert or delete on review_votes
      for each row execute function note_vote()`.execute(database);
}
