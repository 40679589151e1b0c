import { readdirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * All changes of the tables. A released one never changes. They are read from their folder by their
 * names: the server runs its sources as they are, so the folder is wherever the server is.
 */
const files = new FileMigrationProvider({ fs, path, migrationFolder: folder });

/** How long a migration waits for a table that is in use, in milliseconds. */
const lockPatience = 2_000;

/** How often it is tried, with pauses in which everybody else goes on. */
const attempts = 60;

/**
 * A migration that waits for a busy table holds up everybody behind it, so it gives up soon and
 * tries again.
 */
const impatient = ({ up }: Migration): Migration => ({
  async up(database) {
    await sql`select set_config('lock_timeout', ${String(lockPatience)}, true)`.execute(database);
    await up(database);
  },
});

/** PostgreSQL's codes for a lock that was not granted in time, and for a deadlock. */
const conflicts = new Set(['55P03', '40P01']);

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code));

/** The names of all changes, the first one first. They are loaded only when they are made. */
export const levels: readonly string[] = readdirSync(folder)
  .map((file) => path.parse(file).name)
  .toSorted();

const listUpTo = (level: string) => levels.slice(0, levels.indexOf(level) + 1);

const createMigrator = <Tables>(database: Kysely<Tables>, level = levels.at(-1) ?? '') =>
  new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(await files.getMigrations())
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
 * Whether a database has exactly the changes up to this one. Asked first, because Kysely's own
 * inspection of all tables takes a tenth of a start.
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
 * Brings the tables up to date, or to an earlier level if one is named. Several processes may call
 * this at once; the database lets one proceed. Each change is a transaction of its own: one that
 * held the tables of several could deadlock with other queries.
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
