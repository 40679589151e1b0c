import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** Whether acknowledged writes survive a power failure. Money needs that. */
export async function isDurable(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit') and setting = 'off'`.execute(database);
  return rows.length === 0;
}
