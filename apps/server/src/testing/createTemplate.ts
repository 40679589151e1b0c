import { openDatabase } from '../database/openDatabase.ts';
import { createEmptyDatabase } from './createTestDatabase.ts';

/**
 * Before the tests of a run on a PostgreSQL: makes a database with all tables, of which each file gets a copy:
 * to make the tables takes two seconds. Gives what removes it.
 */
export async function setup() {
  const { name, url, drop } = await createEmptyDatabase();
  if (!url) return undefined;
  const database = await openDatabase({ url });
  await database.destroy();
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return drop;
}
