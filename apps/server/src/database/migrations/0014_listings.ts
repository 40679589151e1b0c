import { sql, type Kysely } from 'kysely';

/**
 * How services are sold, who takes no orders, and services that are still being written. What a
 * service has none of (`listing` is null) is what every service had before: one package at its
 * price, which stays in `price_paise` for lists, search and the version before. Drafts have tables
 * of their own, so that the version before lists none of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services
      add column listing jsonb,
      add column paused_at timestamptz,
      add column queue_limit int check (queue_limit between 1 and 1000)`.execute(database);
  await sql`alter table service_images add column alt text not null default ''`.execute(database);
  await sql`
    alter table people
      add column away_until timestamptz,
      add column away_note text not null default ''`.execute(database);

  await sql`
    create table service_drafts (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      service_id uuid unique references services on delete cascade,
      content jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create index service_drafts_person on service_drafts (person_id, updated_at desc)`.execute(
    database,
  );
  await sql`
    create table service_draft_images (
      draft_id uuid not null references service_drafts on delete cascade,
      position int not null,
      image_id text not null references images,
      alt text not null default '',
      primary key (draft_id, position)
    )`.execute(database);
  await sql`create index service_draft_images_image on service_draft_images (image_id)`.execute(
    database,
  );

  await countPaused(database);
  await countQueues(database);
}

/** How many of somebody's services are paused, so that a profile knows how many it shows. */
async function countPaused(database: Kysely<unknown>) {
  await sql`alter table person_totals add column paused int not null default 0`.execute(database);
  await sql`
    create function note_pause() returns trigger language plpgsql as $$
    declare
      change int := case when tg_op = 'DELETE' then 0
        else (new.paused_at is not null and new.deleted_at is null)::int end
        - (old.paused_at is not null and old.deleted_at is null)::int;
    begin
      if change <> 0 then
        update person_totals set paused = paused + change where person_id = old.seller_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger services_paused after delete or update of paused_at, deleted_at on services
      for each row execute function note_pause()`.execute(database);
}

/** How many orders of a service wait to be delivered: see `is_to_deliver`. */
async function countQueues(database: Kysely<unknown>) {
  // An order may be of a service that has been forgotten with its seller.
  await sql`
    create table service_queues (
      service_id uuid primary key,
      open int not null
    )`.execute(database);
  await sql`
    create function change_queue(service uuid, change int) returns void language sql as $$
      insert into service_queues
        select service, change where change <> 0
        on conflict (service_id) do update set open = service_queues.open + excluded.open
    $$`.execute(database);
  await sql`
    create function note_queue() returns trigger language plpgsql as $$
    declare
      payment record;
    begin
      select service_id, status into payment from payments where id = new.payment_id;
      perform change_queue(payment.service_id,
        is_to_deliver(new.status, new.refund_requested_at, payment.status)::int
        - case when tg_op = 'INSERT' then 0
          else is_to_deliver(old.status, old.refund_requested_at, payment.status)::int end);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_queued after insert or update of status, refund_requested_at on orders
      for each row execute function note_queue()`.execute(database);
  await sql`
    create function note_queue_money() returns trigger language plpgsql as $$
    begin
      perform change_queue(new.service_id, case when new.status = 'succeeded' then 1 else -1 end)
        from orders
        where payment_id = new.id and is_to_deliver(orders.status, refund_requested_at, 'succeeded');
      return null;
    end $$`.execute(database);
  // Behind what locks the people: triggers run in the order of their names.
  await sql`
    create trigger sales_queued after update of status on payments
      for each row
      when ((old.status = 'succeeded') <> (new.status = 'succeeded'))
      execute function note_queue_money()`.execute(database);
  // From the triggers on, nobody else writes an order until all have been counted.
  await sql`
    insert into service_queues
      select service_id, count(*) from orders join payments on payments.id = payment_id
      where is_to_deliver(orders.status, refund_requested_at, payments.status)
      group by service_id`.execute(database);
}
