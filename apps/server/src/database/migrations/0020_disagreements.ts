import { sql, type Kysely } from 'kysely';

/**
 * What the sides of an order propose to each other, what they cannot agree about, and what was decided. Words
 * stand in `order_events` only: the ids of these rows are those of the events with which they began.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      drop constraint orders_stage_check,
      -- What was delivered can be given back by agreement, or by decision.
      drop constraint orders_check,
      add constraint orders_stage_check check (stage in
        ('requirements', 'working', 'delivered', 'revision', 'disputed', 'completed')),
      add column proposal_id uuid,
      add column dispute_id uuid,
      add column charged_back_at timestamptz`.execute(database);
  await sql`
    alter table order_events
      drop constraint order_events_actor_check,
      add constraint order_events_actor_check check (actor in
        ('buyer', 'seller', 'system', 'operator', 'cardProvider')),
      add column amount bigint`.execute(database);

  await sql`
    create table proposals (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      kind text not null check (kind in ('extension', 'cancellation', 'refund')),
      side text not null check (side in ('buyer', 'seller')),
      days int,
      amount bigint check (amount > 0),
      expires_at timestamptz not null,
      state text not null default 'open'
        check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'over'))
    )`.execute(database);
  await sql`create index proposals_of_order on proposals (order_id, side)`.execute(database);
  await sql`
    create unique index proposals_open on proposals (order_id) where state = 'open'`.execute(
    database,
  );

  await sql`
    create table disputes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      side text not null check (side in ('buyer', 'seller')),
      opened_at timestamptz not null,
      wanted bigint,
      answer_by timestamptz not null,
      answer_id uuid,
      stage_before text not null,
      stage_before_since timestamptz not null,
      outcome text check (outcome in ('refund', 'part', 'release')),
      amount bigint check (amount > 0),
      decision_id uuid,
      decided_at timestamptz,
      decided_by uuid references people on delete set null,
      appeal_id uuid,
      appeal_side text check (appeal_side in ('buyer', 'seller')),
      first_decided_by uuid references people on delete set null,
      taken_by uuid references people on delete set null,
      taken_at timestamptz,
      closed_at timestamptz
    )`.execute(database);
  await sql`
    create unique index disputes_open on disputes (order_id) where closed_at is null`.execute(
    database,
  );
  await sql`
    create index disputes_waiting on disputes (opened_at, id)
      where closed_at is null and decided_at is null`.execute(database);
  await sql`
    create index disputes_decided on disputes (decided_at desc, id desc)
      where decided_at is not null`.execute(database);

  // Which orders' holders of cards ask for their money, and which no longer do.
  await sql`create index payments_disputed on payments (id) where status = 'disputed'`.execute(
    database,
  );
  await sql`
    create index orders_charged_back on orders (id) where charged_back_at is not null`.execute(
    database,
  );
}
