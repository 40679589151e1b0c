import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** A table and those of its columns that can be copied. */
export interface TableDescription {
  name: string;
  /** The database fills in the others by itself. */
  columns: string[];
}

/**
 * Lists our tables, each behind those that it refers to, so that rows can be put back in this
 * order. Left out are columns that the database computes, and numbers of transactions, which mean
 * nothing in another database.
 */
export async function describeTables(database: Database): Promise<TableDescription[]> {
  const { rows: tables } = await sql<TableDescription & { refersTo: string[] }>`
    select class.relname as name,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped
          and attgenerated = '' and atttypid <> 'xid8'::regtype) as columns,
      (select coalesce(json_agg(distinct target.relname), '[]')
        from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not like 'kysely\\_%'
    order by relname`.execute(database);

  const ordered: typeof tables = [];
  while (ordered.length < tables.length) {
    const isPlaced = (name: string) => ordered.some((table) => table.name === name);
    const next = tables.find(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced));
    if (!next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** What lets people in, messages to them and to their browsers, and counts for limits. */
const secretTables = new Set([
  'data_export_pieces',
  'data_exports',
  'external_attempts',
  'external_proofs',
  'file_secrets',
  'news',
  'outbox',
  'passkey_challenges',
  'password_reset_requests',
  'password_resets',
  'rate_limits',
  'sessions',
]);

/** What is made anew when rows are put back: by triggers, and by the search once it is asked. */
const keptTables = new Set([
  'balances',
  'book_checks',
  'customers',
  'money_days',
  'person_totals',
  'rating_counts',
  'sales_days',
  'search_entries',
  'search_places',
  'search_position',
  'search_words',
  'service_queues',
]);

/** The same, of tables that are copied. */
const keptColumns: Record<string, readonly string[]> = {
  reviews: ['helpful'],
  services: ['verified_sum', 'verified_count'],
};

const secretColumns: Record<string, readonly string[]> = {
  // Without its token, an address waits as if its link had not been mailed yet. A new one will be.
  email_confirmations: ['token_hash'],
};

/**
 * Lists which parts of the tables go into a backup: nothing that would let its finder in. A backup
 * may lie somewhere less safe than the database, and for longer.
 */
export async function describeCopiedTables(database: Database): Promise<TableDescription[]> {
  const tables = await describeTables(database);
  return tables
    .filter(({ name }) => !secretTables.has(name) && !keptTables.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter(
        (column) => !secretColumns[name]?.includes(column) && !keptColumns[name]?.includes(column),
      ),
    }));
}
