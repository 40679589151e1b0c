import { sql, type Kysely } from 'kysely';

/** Payments, the orders that they paid for, and the books of the offline card provider. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      intent_id text unique,
      client_secret text,
      buyer_id uuid references people on delete set null,
      seller_id uuid references people on delete set null,
      service_id uuid not null,
      service_title text not null,
      service_image_id text references images,
      amount bigint not null check (amount >= 0),
      phone_number text not null,
      status text not null default 'open',
      status_as_of timestamptz not null default now(),
      idempotency_key text,
      created_at timestamptz not null default now(),
      check_at timestamptz not null default now(),
      settled_at timestamptz,
      unique (buyer_id, idempotency_key)
    )`.execute(database);
  await sql`create index payments_seller on payments (seller_id)`.execute(database);
  await sql`create index payments_image on payments (service_image_id)`.execute(database);
  await sql`create index payments_unsettled on payments (check_at) where settled_at is null`.execute(
    database,
  );

  await sql`
    create table orders (
      id uuid primary key,
      payment_id uuid not null unique references payments,
      buyer_id uuid references people on delete set null,
      seller_id uuid references people on delete set null,
      status text not null default 'Processing' check (status in ('Processing', 'Delivered')),
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      refund_requested_at timestamptz,
      check (delivered_at is null or refund_requested_at is null)
    )`.execute(database);
  await sql`create index orders_buyer on orders (buyer_id, created_at desc)`.execute(database);
  await sql`create index orders_seller on orders (seller_id, created_at desc)`.execute(database);

  await sql`
    create table sandbox_intents (
      id text primary key,
      client_secret text not null unique,
      amount bigint not null,
      currency text not null,
      description text not null,
      metadata jsonb not null,
      idempotency_key text not null unique,
      status text not null default 'requires_payment_method',
      token text,
      has_failed boolean not null default false,
      is_refunded boolean not null default false,
      is_disputed boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table sandbox_webhooks (
      id text primary key,
      payload text not null,
      deliveries_left int not null,
      attempts int not null default 0,
      due_at timestamptz not null
    )`.execute(database);
  await sql`create index sandbox_webhooks_due on sandbox_webhooks (due_at)`.execute(database);

  await sql`create table sandbox_secrets (webhook_secret text not null)`.execute(database);
  await sql`
    insert into sandbox_secrets
      values ('whsec_' || replace(gen_random_uuid()::text, '-', ''))`.execute(database);
}
