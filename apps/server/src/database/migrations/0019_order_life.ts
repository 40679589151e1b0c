import { sql, type Kysely } from 'kysely';

/**
 * How far the work on an order is, and what has happened to it. An order without terms was placed by the
 * version before: it gets them when somebody looks at it, or when the job comes by. That it is cancelled
 * is not kept twice: its money is given back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column stage text not null default 'working'
        check (stage in ('requirements', 'working', 'delivered', 'revision', 'completed')),
      add column stage_since timestamptz not null default now(),
      add column terms jsonb,
      add column questions jsonb,
      add column due_at timestamptz,
      add column accept_by timestamptz,
      add column revisions_used int not null default 0,
      add column is_review_extended boolean not null default false,
      add column delivery_id uuid,
      add column schedule_step int not null default 0,
      add column warned_at timestamptz,
      add column next_at timestamptz`.execute(database);
  await sql`create index orders_due on orders (next_at) where next_at is not null`.execute(
    database,
  );
  await sql`create index orders_unbegun on orders (id) where terms is null`.execute(database);
  // The version before delivers what it does not know to have begun.
  await sql`
    create index orders_out_of_step on orders (id)
      where status = 'Delivered' and stage in ('requirements', 'working', 'revision')`.execute(
    database,
  );

  await sql`
    create table order_events (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      kind text not null,
      actor text not null check (actor in ('buyer', 'seller', 'system')),
      text text not null default '',
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create index order_events_newest on order_events (order_id, created_at desc, id desc)`.execute(
    database,
  );
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What has happened does not change.';
    end $$`.execute(database);
  // What somebody has said goes with their account.
  await sql`
    create trigger order_events_kept before update on order_events
      for each row
      when ((new.id, new.order_id, new.kind, new.actor) is distinct from
          (old.id, old.order_id, old.kind, old.actor) or new.text not in (old.text, ''))
      execute function refuse_change()`.execute(database);
}
