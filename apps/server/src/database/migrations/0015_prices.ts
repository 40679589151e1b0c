import { sql, type Kysely } from 'kysely';

/**
 * What an order is made up of: choices, coupons and offers. What was agreed is frozen with the payment.
 * A payment of the version before has none of it; it paid the price of the service.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_items add column choice jsonb`.execute(database);

  await sql`
    create table coupons (
      id uuid primary key,
      seller_id uuid not null references people on delete cascade,
      code text not null,
      kind text not null check (kind in ('percent', 'amount')),
      value bigint not null check (value > 0),
      service_ids uuid[] not null,
      least_paise bigint,
      valid_from timestamptz,
      valid_until timestamptz,
      most int,
      most_per_person int,
      uses int not null default 0 check (uses >= 0),
      paused_at timestamptz,
      created_at timestamptz not null default now(),
      unique (seller_id, code)
    )`.execute(database);
  await sql`
    create index coupons_newest on coupons (seller_id, created_at desc, id desc)`.execute(database);

  await sql`
    create table offers (
      id uuid primary key,
      service_id uuid not null references services on delete cascade,
      seller_id uuid not null references people on delete cascade,
      title text not null,
      text text not null,
      price_paise bigint not null check (price_paise > 0),
      days int not null,
      revisions int,
      ended_as text check (ended_as in ('declined', 'withdrawn')),
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create index offers_newest on offers (seller_id, created_at desc, id desc)`.execute(database);

  await sql`
    alter table payments
      add column wish text,
      add column agreed jsonb,
      add column quote text,
      add column coupon_id uuid references coupons on delete set null,
      add column offer_id uuid references offers on delete set null`.execute(database);
  await sql`
    create index payments_coupon on payments (coupon_id, buyer_id)
      where coupon_id is not null`.execute(database);
  // A buyer who begins to pay for an offer has it until that payment is called off.
  await sql`
    create unique index payments_offer on payments (offer_id)
      where offer_id is not null and status <> 'canceled'`.execute(database);

  // Whichever version calls a payment off, its coupon can be used again.
  await sql`
    create function free_coupon() returns trigger language plpgsql as $$
    begin
      update coupons set uses = uses - 1 where id = new.coupon_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger coupons_freed after update of status on payments
      for each row
      when (new.coupon_id is not null and new.status = 'canceled' and old.status <> 'canceled')
      execute function free_coupon()`.execute(database);
}
