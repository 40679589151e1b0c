import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Lets what one person does at once happen one after the other, until the transaction ends: limits count what
 * somebody has before they get more, and two requests at once would slip past that.
 */
export async function lockPerson(transaction: Database, id: string): Promise<void> {
  await sql`select from people where id = ${id} for no key update`.execute(transaction);
}
