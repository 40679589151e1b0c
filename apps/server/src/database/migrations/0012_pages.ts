import { sql, type Kysely } from 'kysely';

/**
 * What lists that grow need to be answered a page at a time: the order in which they are read, and
 * their sums. Triggers keep the sums, so that they are right whichever version of the server writes.
 * Rows of several people are always written in the order of their ids: two who buy from each other
 * at once would wait for each other otherwise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index reviews_newest on reviews (service_id, created_at desc, person_id desc)`.execute(
    database,
  );
  await sql`
    create index services_offered on services (seller_id, created_at desc, id desc)
      where deleted_at is null`.execute(database);
  await sql`
    create index cart_items_newest on cart_items (person_id, created_at desc, id desc)`.execute(
    database,
  );
  for (const side of ['buyer', 'seller']) {
    await sql`
      create index ${sql.ref(`orders_${side}_newest`)}
        on orders (${sql.ref(`${side}_id`)}, created_at desc, id desc)`.execute(database);
    await sql`
      create index ${sql.ref(`orders_${side}_status`)}
        on orders (${sql.ref(`${side}_id`)}, status, created_at desc, id desc)`.execute(database);
    await sql`drop index ${sql.ref(`orders_${side}`)}`.execute(database);
  }

  await sql`
    create table person_totals (
      person_id uuid primary key references people on delete cascade,
      offered int not null default 0,
      bought int not null default 0,
      sold int not null default 0,
      to_deliver int not null default 0,
      customers int not null default 0
    )`.execute(database);
  await keepRatingCounts(database);
  await keepServiceCounts(database);
  await keepOrderSums(database);
}

async function keepRatingCounts(database: Kysely<unknown>) {
  await sql`
    create table rating_counts (
      service_id uuid not null references services on delete cascade,
      rating int not null,
      count int not null,
      primary key (service_id, rating)
    )`.execute(database);
  await sql`
    create function note_rating() returns trigger language plpgsql as $$
    begin
      -- Where the whole service goes, its counts go with it.
      if tg_op <> 'INSERT' and exists (select from services where id = old.service_id) then
        update rating_counts set count = count - 1
          where service_id = old.service_id and rating = old.rating;
      end if;
      if tg_op <> 'DELETE' then
        insert into rating_counts values (new.service_id, new.rating, 1)
          on conflict (service_id, rating) do update set count = rating_counts.count + 1;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger ratings_changed after insert or delete or update of rating on reviews
      for each row execute function note_rating()`.execute(database);
  await sql`
    insert into rating_counts
      select service_id, rating, count(*) from reviews group by service_id, rating`.execute(
    database,
  );
}

async function keepServiceCounts(database: Kysely<unknown>) {
  await sql`
    create function note_offer() returns trigger language plpgsql as $$
    declare
      service record := case when tg_op = 'DELETE' then old else new end;
      change int := case when tg_op = 'DELETE' or service.deleted_at is not null then -1 else 1 end;
    begin
      if tg_op = 'INSERT' then
        insert into person_totals (person_id, offered) values (service.seller_id, 1)
          on conflict (person_id) do update set offered = person_totals.offered + 1;
      elsif exists (select from people where id = service.seller_id) then
        update person_totals set offered = offered + change where person_id = service.seller_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger services_offered after insert on services
      for each row when (new.deleted_at is null) execute function note_offer()`.execute(database);
  await sql`
    create trigger services_withdrawn after update of deleted_at on services
      for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
      execute function note_offer()`.execute(database);
  await sql`
    create trigger services_forgotten after delete on services
      for each row when (old.deleted_at is null) execute function note_offer()`.execute(database);
  await sql`
    insert into person_totals (person_id, offered)
      select seller_id, count(*) from services where deleted_at is null group by 1`.execute(
    database,
  );
}

async function keepOrderSums(database: Kysely<unknown>) {
  await sql`
    create table sales_days (
      seller_id uuid not null references people on delete cascade,
      day date not null,
      sold int not null,
      kept_paise bigint not null,
      primary key (seller_id, day)
    )`.execute(database);
  await sql`
    create table customers (
      seller_id uuid not null references people on delete cascade,
      buyer_id uuid not null references people on delete cascade,
      orders int not null,
      last_ordered_at timestamptz not null,
      primary key (seller_id, buyer_id)
    )`.execute(database);
  await sql`
    create index customers_latest on customers (seller_id, last_ordered_at desc, buyer_id desc)`.execute(
    database,
  );
  await sql`create index customers_buyer on customers (buyer_id)`.execute(database);

  await sql`
    create function is_to_deliver(status text, refund_requested_at timestamptz, payment text)
      returns boolean language sql immutable
      return status = 'Processing' and refund_requested_at is null and payment = 'succeeded'`.execute(
    database,
  );
  await sql`
    create function note_order() returns trigger language plpgsql as $$
    declare
      payment record;
    begin
      select amount, status into payment from payments where id = new.payment_id;
      insert into person_totals (person_id, bought, sold, to_deliver)
        select person_id, sum(bought), sum(sold), sum(to_deliver)
        from (values
          (new.buyer_id, 1, 0, 0),
          (new.seller_id, 0, 1,
            is_to_deliver(new.status, new.refund_requested_at, payment.status)::int)
        ) as change (person_id, bought, sold, to_deliver)
        where person_id is not null
        group by person_id
        order by person_id
        on conflict (person_id) do update set
          bought = person_totals.bought + excluded.bought,
          sold = person_totals.sold + excluded.sold,
          to_deliver = person_totals.to_deliver + excluded.to_deliver;
      if new.seller_id is not null then
        insert into sales_days
          values (new.seller_id, (new.created_at at time zone 'utc')::date, 1,
            case when payment.status = 'succeeded' then payment.amount else 0 end)
          on conflict (seller_id, day) do update set
            sold = sales_days.sold + 1,
            kept_paise = sales_days.kept_paise + excluded.kept_paise;
        if new.buyer_id is not null then
          insert into customers values (new.seller_id, new.buyer_id, 1, new.created_at)
            on conflict (seller_id, buyer_id) do update set
              orders = customers.orders + 1,
              last_ordered_at = greatest(customers.last_ordered_at, excluded.last_ordered_at);
        end if;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_placed after insert on orders
      for each row execute function note_order()`.execute(database);

  await sql`
    create function note_order_step() returns trigger language plpgsql as $$
    declare
      payment text := (select status from payments where id = new.payment_id);
    begin
      update person_totals
        set to_deliver = to_deliver
          + is_to_deliver(new.status, new.refund_requested_at, payment)::int
          - is_to_deliver(old.status, old.refund_requested_at, payment)::int
        where person_id = new.seller_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_stepped after update of status, refund_requested_at on orders
      for each row execute function note_order_step()`.execute(database);

  await sql`
    create function note_order_money() returns trigger language plpgsql as $$
    declare
      sign int := case when new.status = 'succeeded' then 1 else -1 end;
      paid record;
    begin
      select * into paid from orders where payment_id = new.id;
      if not found then return null; end if;
      if is_to_deliver(paid.status, paid.refund_requested_at, 'succeeded') then
        update person_totals set to_deliver = to_deliver + sign where person_id = paid.seller_id;
      end if;
      update sales_days set kept_paise = kept_paise + sign * new.amount
        where seller_id = paid.seller_id and day = (paid.created_at at time zone 'utc')::date;
      return null;
    end $$`.execute(database);
  // Behind `sales_changed`, which locks the seller: triggers run in the order of their names.
  await sql`
    create trigger sales_of_orders_changed after update of status on payments
      for each row
      when ((old.status = 'succeeded') <> (new.status = 'succeeded'))
      execute function note_order_money()`.execute(database);

  await countOrders(database);

  // Only now: counting a million one by one would take for ever.
  await sql`
    create function note_customer() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update person_totals set customers = customers + 1 where person_id = new.seller_id;
      elsif exists (select from people where id = old.seller_id) then
        update person_totals set customers = customers - 1 where person_id = old.seller_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger customers_counted after insert or delete on customers
      for each row execute function note_customer()`.execute(database);
}

/** From the triggers on, nobody else writes an order until all have been counted. */
async function countOrders(database: Kysely<unknown>) {
  await sql`
    insert into person_totals (person_id, bought, sold, to_deliver)
      select person_id, sum(bought), sum(sold), sum(to_deliver)
      from (
        select buyer_id as person_id, 1 as bought, 0 as sold, 0 as to_deliver from orders
        union all
        select orders.seller_id, 0, 1,
          is_to_deliver(orders.status, refund_requested_at, payments.status)::int
          from orders join payments on payments.id = payment_id
      ) as change
      where person_id is not null
      group by person_id
      on conflict (person_id) do update set
        bought = excluded.bought, sold = excluded.sold, to_deliver = excluded.to_deliver`.execute(
    database,
  );
  await sql`
    insert into sales_days
      select orders.seller_id, (orders.created_at at time zone 'utc')::date, count(*),
        coalesce(sum(amount) filter (where payments.status = 'succeeded'), 0)
      from orders join payments on payments.id = payment_id
      where orders.seller_id is not null
      group by 1, 2`.execute(database);
  await sql`
    insert into customers
      select seller_id, buyer_id, count(*), max(created_at)
      from orders
      where seller_id is not null and buyer_id is not null
      group by 1, 2`.execute(database);
  await sql`
    update person_totals set customers = counted.customers
      from (select seller_id, count(*) as customers from customers group by 1) as counted
      where person_id = counted.seller_id`.execute(database);
}
