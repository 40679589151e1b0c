import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Lets what one person does at once happen one after the other, until the transaction ends: whoever has a limit is
 * counted before they get more, and would be counted past otherwise.
 */
export async function lockPerson(transaction: Database, id: string): Promise<void> {
  await sql`select from people where id = ${id} for no key update`.execute(transaction);
}
