import { sql } from 'kysely';
import { describeTables } from '../backup/describeTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** What the server keeps for itself and may change without anybody's data being touched. */
const bookkeeping = [
  'sessions',
  'rate_limits',
  'audit_events',
  'book_checks',
  'news',
  'refusals',
  'sandbox_secrets',
  'sandbox_webhooks',
];

/**
 * All rows of all tables that belong to somebody, as one text to compare: before and after, or
 * here and in a copy. Which tables, and what of them, can be chosen.
 */
export async function takeSnapshot(database: Database, describe = describeTables): Promise<string> {
  const tables = await describe(database);
  const parts = [];
  for (const { name, columns } of tables) {
    if (bookkeeping.includes(name) || columns.length === 0) continue;
    const chosen = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ row: string }>`
      select coalesce(string_agg(rows::text, chr(10) order by rows::text), '') as row
      from (select ${chosen} from ${sql.table(name)}) rows`.execute(database);
    parts.push(name, rows[0]?.row ?? '');
  }
  return parts.join('\n');
}
