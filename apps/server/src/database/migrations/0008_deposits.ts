import { sql, type Kysely } from 'kysely';

/**
 * Payments of which only the amount is known. Once an order claims one, it becomes a row of
 * `payments` with the same id, so versions that do not know deposits never see one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposits (
      id uuid primary key,
      intent_id text unique,
      client_secret text,
      buyer_id uuid references people on delete set null,
      amount bigint not null check (amount > 0),
      status text not null default 'open'
        check (status in ('open', 'claimed', 'returning', 'returned')),
      idempotency_key text,
      created_at timestamptz not null default now(),
      check_at timestamptz not null default now(),
      captured_at timestamptz,
      unique (buyer_id, idempotency_key)
    )`.execute(database);
  await sql`
    create index deposits_open on deposits (buyer_id) where status = 'open'`.execute(database);
  await sql`
    create index deposits_unsettled on deposits (check_at)
      where status in ('open', 'returning')`.execute(database);
}
