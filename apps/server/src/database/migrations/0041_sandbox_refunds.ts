import { sql, type Kysely } from 'kysely';

/** The offline card provider tells what was given back of a payment, refund by refund. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index sandbox_refunds_intent on sandbox_refunds (intent_id)`.execute(database);
}
