import { sql, type Kysely } from 'kysely';

/** Refusals, counted: one row for each kind, network and minute, however many attempts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table refusals (
      minute timestamptz not null,
      what text not null,
      call text not null,
      network text not null,
      count int not null,
      primary key (minute, what, call, network)
    )`.execute(database);
}
