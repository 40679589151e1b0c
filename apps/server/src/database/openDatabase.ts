import { join } from 'node:path';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { forbidInsideTransaction } from './inTransaction.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedPool } from './openEmbeddedPool.ts';
import { parsers } from './parsers.ts';
import { findPlanName } from './planOnce.ts';
import type { Database } from './tables.ts';

export type { Database };

/** Where the data are: on a PostgreSQL server, in a folder, or (without either) in memory. */
export interface DatabaseLocation {
  /**
   * A PostgreSQL address. With `?pgbouncer=true` at its end, connections are handed out by transaction,
   * so that nothing is prepared on them.
   */
  url?: string | undefined;
  /** The folder of the embedded database; `database` is created in it. */
  folder?: string | undefined;
  /** How long PostgreSQL may take for an answer, in milliseconds. Defaults to as long as it takes. */
  patience?: number;
}

/** What the `pg` library says when an answer takes too long. */
const isTooLate = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that keeps the plans of statements marked with `planOnce`, unless the next statement
 * may reach another one.
 */
function keepPlans(client: PoolClient, isPooled: boolean): PostgresPoolClient {
  let stillWaits = false;
  return {
    query: (async (text: string, values: unknown[]) => {
      const name = isPooled ? undefined : findPlanName(text);
      try {
        const result = await client.query({ text, values, ...(name !== undefined && { name }) });
        return result as unknown as PostgresQueryResult<unknown>;
      } catch (error) {
        stillWaits ||= isTooLate(error);
        throw error;
      }
    }) as PostgresPoolClient['query'],
    release: (isBroken?: boolean) => client.release(isBroken || stillWaits),
  };
}

function openServerPool(url: string, patience: number | undefined): PostgresPool {
  const isPooled = new URL(url).searchParams.get('pgbouncer') === 'true';
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: Math.min(5_000, patience ?? Infinity),
    ...(patience && { query_timeout: patience }),
    types: {
      getTypeParser: ((typeId: number, format: 'text' | 'binary') =>
        parsers[typeId] ?? types.getTypeParser(typeId, format)) as typeof types.getTypeParser,
    },
  });
  // A query on a lost connection fails by itself, and the next one gets a new connection. Without a
  // listener, this event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => keepPlans(await pool.connect(), isPooled),
    end: () => pool.end(),
  };
}

/** On the embedded database, a second connection inside a transaction would wait forever. */
const guard = (pool: PostgresPool): PostgresPool => ({
  options: pool.options,
  connect: () => {
    forbidInsideTransaction();
    return pool.connect();
  },
  end: () => pool.end(),
});

/** Opens the database as it is, with whatever tables it has. */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  const { url, folder, patience } = location;
  const pool = url
    ? openServerPool(url, patience)
    : await openEmbeddedPool(folder && join(folder, 'database'));
  return new Kysely({ dialect: new PostgresDialect({ pool: guard(pool) }) });
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await connectDatabase(location);
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
