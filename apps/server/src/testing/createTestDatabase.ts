import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inTransaction } from '../database/inTransaction.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';

/** A database for one test file. */
export interface TestDatabase {
  database: Database;
  /** Where other processes reach it; undefined in memory. */
  url: string | undefined;
  /** Empties all tables; meant for before each test. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
}

/** What belongs to the database itself: its migrations, and the offline provider's secret. */
const isKept = (table: string) => table.startsWith('kysely_') || table === 'sandbox_secrets';

const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40P01';

async function askServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Makes a place for a database: in memory or on the PostgreSQL of `TEST_DATABASE_URL`. There
 * it has the tables of the template, by default none.
 */
export async function createEmptyDatabase(template = 'template1') {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return { name: undefined, url: undefined, drop: async () => {} };

  const name = `market_test_${randomBytes(6).toString('hex')}`;
  await askServer(serverUrl, `create database ${name} template ${template}`);
  return {
    name,
    url: String(Object.assign(new URL(serverUrl), { pathname: name })),
    drop: () => askServer(serverUrl, `drop database ${name} with (force)`),
  };
}

const list = (tables: string[]) => sql.join(tables.map((table) => sql.table(table)));

async function truncate(database: Database, tables: string[]) {
  await sql`truncate ${list(tables)} cascade`.execute(database);
}

/** Those tables in which there is anything. */
async function findFilled(database: Database, tables: string[]): Promise<string[]> {
  const questions = tables.map(
    (name) => sql`exists (select from ${sql.table(name)}) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(questions)}`.execute(
    database,
  );
  return tables.filter((name) => rows[0]?.[name]);
}

/** Does the same after a test, which has filled few of many tables: truncating makes new files for each of them. */
const deleteAll = (database: Database, tables: string[]) =>
  inTransaction(database, async (transaction) => {
    await sql`lock table ${list(tables)}`.execute(transaction);
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const table of await findFilled(transaction, tables)) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
    // As the table of services notes it when it is truncated.
    const allServices = '00000000-0000-0000-0000-000000000000';
    await sql`insert into service_removals (id) values (${allServices})`.execute(transaction);
  });

let inMemory: Promise<Database> | undefined;

/** Opening takes seconds: the files that run in a process, one after the other, share one. */
const openInMemory = () => (inMemory ??= openDatabase({}));

/** Gives the database that all files share, one after the other, or makes a place for a new one. */
function findPlace() {
  const url = process.env['SHARED_TEST_DATABASE_URL'];
  return url
    ? { url, drop: async () => {} }
    : createEmptyDatabase(process.env['TEST_DATABASE_TEMPLATE']);
}

/**
 * Opens an empty database for a test file: in memory or, with `TEST_DATABASE_URL`, a new one on that
 * PostgreSQL server, dropped at the end. The one of `SHARED_TEST_DATABASE_URL` stays.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await findPlace();
  const database = url ? await openDatabase({ url }) : await openInMemory();
  const tables = await database.introspection.getTables();
  const emptied = tables
    .filter(({ name, isView }) => !isView && !isKept(name))
    .map(({ name }) => name);

  // A job of the test before may still hold what this waits for, and the other way round.
  const clear = (by: typeof truncate) =>
    by(database, emptied).catch((error: unknown) => {
      if (!isDeadlock(error)) throw error;
      return by(database, emptied);
    });

  // Of what was only deleted, much is left to be gone through.
  if (process.env['SHARED_TEST_DATABASE_URL']) await clear(truncate);

  return {
    database,
    url,
    empty: () => clear(deleteAll),
    async close() {
      if (!url) return clear(truncate);
      await database.destroy();
      return drop();
    },
  };
}
