import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** What the server keeps for itself and may change without anybody's data being touched. */
const bookkeeping = [
  'sessions',
  'rate_limits',
  'audit_events',
  'sandbox_secrets',
  'sandbox_webhooks',
];

/** All rows of all tables that belong to somebody, as one text to compare before and after. */
export async function takeSnapshot(database: Database): Promise<string> {
  const tables = await database.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !bookkeeping.includes(name));
  const parts = [];
  for (const name of names.toSorted()) {
    const { rows } = await sql<{ row: string }>`
      select coalesce(string_agg(rows::text, chr(10) order by rows::text), '') as row
      from ${sql.table(name)} rows`.execute(database);
    parts.push(name, rows[0]?.row ?? '');
  }
  return parts.join('\n');
}
