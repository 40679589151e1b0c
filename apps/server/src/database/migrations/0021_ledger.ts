import { sql, type Kysely } from 'kysely';

/**
 * Double entry books of the market's money, refunds in part, and what the books are compared with. Payments
 * of before are posted by a job, a few at a time: see `postMissing`.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addRefunds(database);
  await addLedger(database);
  await keepSales(database);
  await keepMoneyDays(database);
}

async function addRefunds(database: Kysely<unknown>) {
  await sql`
    alter table payments
      add column refunded_paise bigint not null default 0
        check (refunded_paise between 0 and amount),
      add column released_at timestamptz,
      add column posted_status text`.execute(database);
  await sql`
    create index payments_unposted on payments (id)
      where status in ('succeeded', 'disputed', 'refunded')
        and status is distinct from posted_status`.execute(database);
  await sql`
    create index payments_held on payments (amount, refunded_paise)
      where status in ('succeeded', 'disputed') and released_at is null`.execute(database);
  // It does not refer to orders: one that moves on is locked before its payment, never after it.
  await sql`
    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments on delete cascade,
      order_id uuid not null,
      amount bigint not null check (amount > 0),
      cause text not null,
      decided_by uuid references people on delete set null,
      state text not null default 'requested' check (state in ('requested', 'done', 'withdrawn')),
      failures int not null default 0,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      check ((state = 'done') = (done_at is not null))
    )`.execute(database);
  await sql`create index refunds_payment on refunds (payment_id, created_at)`.execute(database);
  await sql`create index refunds_order on refunds (order_id)`.execute(database);
  await sql`create index refunds_decided on refunds (decided_by)`.execute(database);
  await sql`
    create index refunds_requested on refunds (created_at, id) where state = 'requested'`.execute(
    database,
  );
  await sql`
    create index orders_to_refund on orders (id) where refund_requested_at is not null`.execute(
    database,
  );

  await sql`
    alter table sandbox_intents add column amount_refunded bigint not null default 0`.execute(
    database,
  );
  await sql`
    create table sandbox_refunds (
      idempotency_key text primary key,
      intent_id text not null references sandbox_intents on delete cascade,
      amount bigint not null,
      created_at timestamptz not null default now()
    )`.execute(database);
}

async function addLedger(database: Kysely<unknown>) {
  // Nothing refers to people or payments: the books outlast both.
  await sql`
    create table accounts (
      id uuid primary key,
      kind text not null
        check (kind in ('provider', 'held', 'seller', 'commission', 'claims')),
      person_id uuid check (kind = 'seller' or person_id is null),
      unique nulls not distinct (kind, person_id)
    )`.execute(database);
  await sql`
    create table transfers (
      id uuid primary key,
      kind text not null,
      payment_id uuid not null,
      refund_id uuid,
      key text not null unique,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index transfers_payment on transfers (payment_id)`.execute(database);
  await sql`
    create unique index transfers_released on transfers (payment_id) where kind = 'released'`.execute(
    database,
  );
  await sql`
    create table entries (
      transfer_id uuid references transfers,
      account_id uuid references accounts,
      amount bigint not null check (amount <> 0),
      available_at timestamptz,
      primary key (transfer_id, account_id)
    )`.execute(database);
  await sql`
    create table balances (
      account_id uuid primary key references accounts,
      amount bigint not null
    )`.execute(database);

  for (const table of ['transfers', 'entries']) {
    await sql`
      create trigger ${sql.ref(`${table}_kept`)} before update or delete on ${sql.table(table)}
        for each row execute function refuse_change()`.execute(database);
  }
  await sql`
    create function check_transfer() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from entries where transfer_id = new.transfer_id) <> 0 then
        raise exception 'The entries of transfer % do not add up to 0.', new.transfer_id;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create constraint trigger entries_add_up after insert on entries
      deferrable initially deferred for each row execute function check_transfer()`.execute(
    database,
  );
  // In the order of the accounts, so that two who post at once do not wait for each other.
  await sql`
    create function keep_balances() returns trigger language plpgsql as $$
    begin
      insert into balances
        select account_id, sum(amount) from added group by account_id order by account_id
        on conflict (account_id) do update set amount = balances.amount + excluded.amount;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger entries_counted after insert on entries referencing new table as added
      for each statement execute function keep_balances()`.execute(database);

  // Once an order is completed, even by the version before, its money is to be released.
  await sql`
    create function note_completion() returns trigger language plpgsql as $$
    begin
      update payments set posted_status = null where id = new.payment_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger orders_completed after update of stage on orders
      for each row when (new.stage = 'completed' and old.stage <> 'completed')
      execute function note_completion()`.execute(database);

  await sql`
    create table book_checks (
      name text primary key,
      expected_paise bigint not null,
      found_paise bigint not null,
      checked_at timestamptz not null default now(),
      differs_since timestamptz
    )`.execute(database);
}

/** What a seller earns of an order is what was not given back of it. */
async function keepSales(database: Kysely<unknown>) {
  await sql`
    create function kept_of(status text, amount bigint, refunded_paise bigint)
      returns bigint language sql immutable
      return case when status = 'succeeded' then amount - refunded_paise else 0 end`.execute(
    database,
  );
  await sql`
    create or replace function note_sale() returns trigger language plpgsql as $$
    begin
      update people
        set sold_paise = sold_paise
          + kept_of(new.status, new.amount, new.refunded_paise)
          - kept_of(old.status, old.amount, old.refunded_paise)
        where id = new.seller_id;
      return null;
    end $$`.execute(database);
  await sql`
    create or replace function note_order_money() returns trigger language plpgsql as $$
    declare
      paid record;
    begin
      select * into paid from orders where payment_id = new.id;
      if not found then return null; end if;
      if (old.status = 'succeeded') <> (new.status = 'succeeded')
          and is_to_deliver(paid.status, paid.refund_requested_at, 'succeeded') then
        update person_totals
          set to_deliver = to_deliver + case when new.status = 'succeeded' then 1 else -1 end
          where person_id = paid.seller_id;
      end if;
      update sales_days
        set kept_paise = kept_paise
          + kept_of(new.status, new.amount, new.refunded_paise)
          - kept_of(old.status, old.amount, old.refunded_paise)
        where seller_id = paid.seller_id and day = (paid.created_at at time zone 'utc')::date;
      return null;
    end $$`.execute(database);
  for (const [trigger, work] of [
    ['sales_changed', 'note_sale'],
    ['sales_of_orders_changed', 'note_order_money'],
  ] as const) {
    await sql`drop trigger ${sql.ref(trigger)} on payments`.execute(database);
    await sql`
      create trigger ${sql.ref(trigger)} after update of status, refunded_paise on payments
        for each row
        when ((old.status = 'succeeded') <> (new.status = 'succeeded')
          or old.refunded_paise <> new.refunded_paise)
        execute function ${sql.ref(work)}()`.execute(database);
  }
  await sql`
    create or replace function note_order() returns trigger language plpgsql as $$
    declare
      payment record;
    begin
      select amount, status, refunded_paise into payment from payments where id = new.payment_id;
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
            kept_of(payment.status, payment.amount, payment.refunded_paise))
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
}

/**
 * How much of the money of each day's payments is kept, with what the books are compared. A payment without
 * a seller is one whose seller has left: what they had sold went with them.
 */
async function keepMoneyDays(database: Kysely<unknown>) {
  await sql`
    create table money_days (
      day date primary key,
      kept_paise bigint not null,
      disputed_paise bigint not null,
      sold_paise bigint not null
    )`.execute(database);
  const sums = sql.raw(`
    sum(kept_of(status, amount, refunded_paise)) as kept,
    sum(case when status = 'disputed' then amount - refunded_paise else 0 end) as disputed,
    sum(case when seller_id is null then 0 else kept_of(status, amount, refunded_paise) end) as sold`);
  const add = sql.raw(`
    on conflict (day) do update set
      kept_paise = money_days.kept_paise + excluded.kept_paise,
      disputed_paise = money_days.disputed_paise + excluded.disputed_paise,
      sold_paise = money_days.sold_paise + excluded.sold_paise`);
  await sql`
    create function note_new_money() returns trigger language plpgsql as $$
    begin
      insert into money_days
        select (created_at at time zone 'utc')::date as day, ${sums} from added
        where status in ('succeeded', 'disputed')
        group by day order by day
        ${add};
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sums_of_money_begun after insert on payments referencing new table as added
      for each statement execute function note_new_money()`.execute(database);
  await sql`
    create function note_money() returns trigger language plpgsql as $$
    begin
      insert into money_days
        select (old.created_at at time zone 'utc')::date, after.kept - before.kept,
          after.disputed - before.disputed, after.sold - before.sold
        from (select ${sums} from (select new.*) as payment) as after,
          (select ${sums} from (select old.*) as payment) as before
        where (after.kept, after.disputed, after.sold) <> (before.kept, before.disputed, before.sold)
        ${add};
      return null;
    end $$`.execute(database);
  // Behind those that lock the seller: triggers run in the order of their names.
  await sql`
    create trigger sums_of_money_changed
      after update of status, refunded_paise, seller_id on payments
      for each row execute function note_money()`.execute(database);
  await sql`
    insert into money_days
      select (created_at at time zone 'utc')::date as day, ${sums} from payments
      where status in ('succeeded', 'disputed')
      group by day`.execute(database);
}
