import { sql, type Kysely } from 'kysely';

/** How services are found, counted without anybody's name, and how well sellers sell. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await countServices(database);
  await noteFirstDeliveries(database);
  await noteAwayTimes(database);
  await keepScores(database);
}

/**
 * How often services were seen, by day and by where. Of what people had searched for it is kept how many of them
 * there were at least: each sets one of 64 bits, which many share.
 */
async function countServices(database: Kysely<unknown>) {
  await sql`
    create table service_days (
      service_id uuid not null references services on delete cascade,
      day date not null,
      source text not null check (source in ('list', 'search', 'profile', 'outside')),
      seen int not null default 0,
      views int not null default 0,
      primary key (service_id, day, source)
    )`.execute(database);
  await sql`
    create table service_words (
      service_id uuid not null references services on delete cascade,
      day date not null,
      word text not null check (length(word) between 1 and 60),
      seen int not null,
      people bigint not null,
      primary key (service_id, day, word)
    )`.execute(database);
  await sql`create index service_words_day on service_words (day)`.execute(database);
}

/**
 * Whether what was delivered first came on time. The day on which an order is due changes later, so it is noted
 * when it happens, whichever version of the server delivers. Of earlier orders it is known where nothing was
 * changed after the first delivery.
 */
async function noteFirstDeliveries(database: Kysely<unknown>) {
  await sql`
    alter table orders
      add column first_delivery text check (first_delivery in ('onTime', 'late', 'excused')),
      add column first_delivered_at timestamptz`.execute(database);
  await sql`
    create function note_first_delivery() returns trigger language plpgsql as $$
    begin
      new.first_delivered_at = coalesce(new.delivered_at, now());
      new.first_delivery = case
        when coalesce(old.due_at, new.due_at) is null
          or new.first_delivered_at <= coalesce(old.due_at, new.due_at) then 'onTime'
        when old.charged_back_at is not null
          or exists (select from proposals where id = old.proposal_id and kind = 'extension')
          then 'excused'
        else 'late'
      end;
      return new;
    end $$`.execute(database);
  await sql`
    create trigger orders_first_delivered before update of stage on orders
      for each row
      when (new.stage = 'delivered' and old.stage <> 'delivered' and old.first_delivery is null)
      execute function note_first_delivery()`.execute(database);
  await sql`
    update orders
      set first_delivered_at = delivered_at,
        first_delivery = case
          when delivered_at <= due_at then 'onTime'
          when charged_back_at is not null or dispute_id is not null then 'excused'
          else 'late' end
      where delivered_at is not null and due_at is not null and revisions_used = 0
        and stage in ('delivered', 'completed')`.execute(database);
}

/** When somebody was away. People have only until when they are. */
async function noteAwayTimes(database: Kysely<unknown>) {
  await sql`
    create table away_times (
      person_id uuid not null references people on delete cascade,
      from_at timestamptz not null,
      until_at timestamptz not null,
      primary key (person_id, from_at)
    )`.execute(database);
  await sql`
    create function note_away_time() returns trigger language plpgsql as $$
    begin
      update away_times set until_at = now() where person_id = new.id and until_at > now();
      if new.away_until > now() then
        insert into away_times values (new.id, now(), new.away_until)
          on conflict (person_id, from_at) do update set until_at = excluded.until_at;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger people_away after update of away_until on people
      for each row when (old.away_until is distinct from new.away_until)
      execute function note_away_time()`.execute(database);
  await sql`
    insert into away_times select id, now(), away_until from people where away_until > now()`.execute(
    database,
  );
}

/**
 * The score of each seller, and what it is the sum of. Whose score is to be made anew is noted by adding a row,
 * for which nobody waits.
 */
async function keepScores(database: Kysely<unknown>) {
  await sql`
    create table seller_scores (
      person_id uuid primary key references people on delete cascade,
      score float8,
      level text not null default 'new' check (level in ('new', 'none', 'one', 'two', 'top')),
      below_since timestamptz,
      on_time float8,
      answer_minutes float8,
      completed int not null default 0,
      buyers int not null default 0,
      computed_at timestamptz not null
    )`.execute(database);
  await sql`create index seller_scores_oldest on seller_scores (computed_at)`.execute(database);
  await sql`
    create table seller_points (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      part text not null check (part in ('ratings', 'onTime', 'carried', 'answers', 'buyers')),
      outcome text not null,
      order_id uuid references orders on delete cascade,
      conversation_id uuid references conversations on delete cascade,
      stars int,
      points float8 not null,
      most float8 not null,
      at timestamptz not null
    )`.execute(database);
  await sql`
    create index seller_points_page on seller_points (person_id, part, at desc, id desc)`.execute(
    database,
  );
  await sql`
    create index seller_points_order on seller_points (order_id) where order_id is not null`.execute(
    database,
  );
  await sql`
    create index seller_points_conversation on seller_points (conversation_id)
      where conversation_id is not null`.execute(database);
  await sql`
    create table score_wishes (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references people on delete cascade
    )`.execute(database);
  await sql`create index score_wishes_person on score_wishes (person_id)`.execute(database);
  await sql`
    create function wish_score() returns trigger language plpgsql as $$
    begin
      insert into score_wishes (person_id) values (new.seller_id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_scored after update of stage, refund_requested_at on orders
      for each row
      when (new.seller_id is not null
        and ((new.stage in ('delivered', 'completed') and new.stage <> old.stage)
          or new.refund_requested_at is distinct from old.refund_requested_at))
      execute function wish_score()`.execute(database);
  await sql`
    create function wish_score_of_reviewed() returns trigger language plpgsql as $$
    begin
      insert into score_wishes (person_id) values (new.about_id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger order_reviews_scored
      after insert or update of rating, published_at, removed_at on order_reviews
      for each row when (new.author = 'buyer' and new.published_at is not null)
      execute function wish_score_of_reviewed()`.execute(database);
  await sql`
    insert into score_wishes (person_id)
      select distinct seller_id from orders where seller_id is not null`.execute(database);
}
