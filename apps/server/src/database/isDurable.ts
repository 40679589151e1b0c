import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** Whether what the database acknowledges survives a power failure. Money needs one that does. */
export async function isDurable(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit') and setting = 'off'`.execute(database);
  return rows.length === 0;
}
