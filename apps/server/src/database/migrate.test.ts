import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/createTestDatabase.ts';
import { levels, migrate } from './migrate.ts';
import { connectDatabase } from './openDatabase.ts';

const { url, drop } = await createEmptyDatabase();
const database = await connectDatabase({ url });
afterAll(async () => {
  await database.destroy();
  await drop();
});

test('makes each change of the tables in a transaction of its own', async () => {
  await migrate(database, levels[2]);
  await Promise.all([migrate(database), migrate(database)]);
  const { rows } = await sql<{ name: string; transaction: string }>`
    select name, xmin::text as transaction from kysely_migration order by name`.execute(database);

  expect(rows.map(({ name }) => name)).toEqual(levels);
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(levels.length);
});

test('refuses tables that are newer than it knows', async () => {
  await migrate(database);
  await expect(migrate(database, levels[0])).rejects.toThrow('corrupted migrations');
});
