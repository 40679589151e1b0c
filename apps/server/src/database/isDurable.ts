import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** Whether what the database acknowledges survives a power failure. Money needs one that does. */
export async function isDurable(database: Database): Promise<boolean> {
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(database);
  return rows[0]?.fsync === 'on';
}
