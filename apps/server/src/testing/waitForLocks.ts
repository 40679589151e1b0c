import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/openDatabase.ts';

/** Waits until this many others wait for a lock in a real PostgreSQL. */
export const waitForLocks = (database: Database, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
      return rows[0]?.count;
    })
    .toBe(count);
