import { sql, type Kysely } from 'kysely';

/** Who tried cards on which intent, and how many were refused. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_attempts (
      intent_id text primary key,
      buyer_id uuid not null references people on delete cascade,
      network text not null,
      refused int not null default 0,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index card_attempts_buyer on card_attempts (buyer_id)`.execute(database);
  await sql`
    alter table sandbox_intents add column refused_cards int not null default 0`.execute(database);
}
