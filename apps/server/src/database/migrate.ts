import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as people from './migrations/0001_people.ts';
import * as services from './migrations/0002_services.ts';
import * as operations from './migrations/0003_operations.ts';
import * as payments from './migrations/0004_payments.ts';
import * as catalogue from './migrations/0005_catalogue.ts';
import * as sales from './migrations/0006_sales.ts';
import * as confirmations from './migrations/0007_email_confirmations.ts';
import * as deposits from './migrations/0008_deposits.ts';
import * as refusals from './migrations/0009_refusals.ts';
import * as cardAttempts from './migrations/0010_card_attempts.ts';

/** All changes of the tables, in the order in which they happen. A released one never changes. */
const migrations: Record<string, Migration> = {
  '0001_people': people,
  '0002_services': services,
  '0003_operations': operations,
  '0004_payments': payments,
  '0005_catalogue': catalogue,
  '0006_sales': sales,
  '0007_email_confirmations': confirmations,
  '0008_deposits': deposits,
  '0009_refusals': refusals,
  '0010_card_attempts': cardAttempts,
};

/** How long a change of the tables waits for a table that is in use, in milliseconds. */
const lockPatience = 2_000;

/** How often it is tried, with a pause in between in which everybody else goes on. */
const attempts = 60;

/**
 * A change that waits for a busy table holds up everybody who comes after it: it gives up soon
 * and is tried again.
 */
const impatient = ({ up }: Migration): Migration => ({
  async up(database) {
    await sql`select set_config('lock_timeout', ${String(lockPatience)}, true)`.execute(database);
    await up(database);
  },
});

/** PostgreSQL's codes for a table that was not free in time, and for two who waited for each other. */
const conflicts = new Set(['55P03', '40P01']);

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code));

/** The names of all changes, the first one first. */
export const levels: readonly string[] = Object.keys(migrations);

const listUpTo = (level: string) => levels.slice(0, levels.indexOf(level) + 1);

const createMigrator = <Tables>(database: Kysely<Tables>, level = levels.at(-1) ?? '') =>
  new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations)
            .filter(([name]) => listUpTo(level).includes(name))
            .map(([name, migration]) => [name, impatient(migration)]),
        ),
    },
  });

/** The latest change that this database has; undefined when it has no tables yet. */
export async function findLevel<Tables>(database: Kysely<Tables>): Promise<string | undefined> {
  const known = await createMigrator(database).getMigrations();
  return known.findLast(({ executedAt }) => executedAt)?.name;
}

const isMissingTable = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42P01';

/**
 * Whether a database has exactly the changes up to this one. Asked first at every start, because
 * Kysely's own look at all tables takes a tenth of it.
 */
async function isAt<Tables>(database: Kysely<Tables>, level: string): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(database);
    return isDeepStrictEqual(
      rows.map(({ name }) => name),
      listUpTo(level),
    );
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/**
 * Brings the tables up to date, or to an earlier level when one is named. Several processes may
 * do so at once: the database lets one. Each change is a transaction of its own: one that held the
 * tables of several would meet queries that hold some of them and wait for others.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  level = levels.at(-1) ?? '',
): Promise<void> {
  if (await isAt(database, level)) return;
  const migrator = createMigrator(database, level);
  let attempt = 1;
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error && results.length === 0) return;
    if (!error) continue;
    if (!isBusy(error) || attempt === attempts) throw error;
    attempt += 1;
    await wait(1_000);
  }
}
