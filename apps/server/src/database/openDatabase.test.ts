import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { inTransaction } from './inTransaction.ts';
import { isDuplicate } from './isDuplicate.ts';
import { type Database, openDatabase } from './openDatabase.ts';

const { database, empty, close } = await createTestDatabase();
beforeEach(empty);
afterAll(close);

const addLimit = (on: Database, key: string) =>
  on.insertInto('rate_limits').values({ key, count: 1, resets_at: new Date() }).execute();

async function listKeys(): Promise<string[]> {
  const rows = await database.selectFrom('rate_limits').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

test('reads counts, money, decimals and moments as the same kinds of values everywhere', async () => {
  const moment = new Date('2026-11-18T09:30:00.123Z');
  const { rows } = await sql`
    select count(*) as count, 9007199254740991::bigint as large, 1.25::numeric as decimal,
      ${moment}::timestamptz as moment, '2026-11-18'::date as day, '{"a":[1]}'::jsonb as json,
      true as yes, null as nothing, array[1, 2] as list`.execute(database);

  expect(rows).toEqual([
    {
      count: 1,
      large: 9_007_199_254_740_991,
      decimal: 1.25,
      moment,
      day: '2026-11-18',
      json: { a: [1] },
      yes: true,
      nothing: null,
      list: [1, 2],
    },
  ]);
});

test('undoes everything that a failed transaction did', async () => {
  const failure = inTransaction(database, async (transaction) => {
    await addLimit(transaction, 'undone');
    throw new Error('changed my mind');
  });

  await expect(failure).rejects.toThrow('changed my mind');
  expect(await listKeys()).toEqual([]);
});

test('fails a transaction whose query failed, even if the failure was ignored', async () => {
  const aborted = inTransaction(database, async (transaction) => {
    await addLimit(transaction, 'undone');
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
  });

  await expect(aborted).rejects.toThrow('rolled back');
  expect(await listKeys()).toEqual([]);
});

test('keeps the queries of others out of a transaction that is undone', async () => {
  const undone = Array.from({ length: 20 }, (_, index) =>
    inTransaction(database, async (transaction) => {
      await addLimit(transaction, `undone ${index}`);
      await sql`select pg_sleep(0.001)`.execute(transaction);
      throw new Error('undone');
    }).catch(() => {}),
  );
  const kept = Array.from({ length: 20 }, (_, index) =>
    addLimit(database, `kept ${String(index).padStart(2, '0')}`),
  );
  await Promise.all([...undone, ...kept]);

  const keys = await listKeys();
  expect(keys).toHaveLength(20);
  expect(keys.every((key) => key.startsWith('kept'))).toBe(true);
});

test('refuses a query beside the transaction instead of waiting for ever', async () => {
  const stray = inTransaction(database, () => listKeys());

  await expect(stray).rejects.toThrow('must go through the transaction');
  expect(await listKeys()).toEqual([]);
});

test('joins the transaction that it is already in', async () => {
  const failure = inTransaction(database, async (transaction) => {
    await inTransaction(transaction, (inner) => addLimit(inner, 'inner'));
    throw new Error('undone');
  });

  await expect(failure).rejects.toThrow('undone');
  expect(await listKeys()).toEqual([]);
});

test('does transactions again that lock each other out', async () => {
  await Promise.all(['first', 'second'].map((key) => addLimit(database, key)));
  let tries = 0;
  const addBoth = (keys: string[]) =>
    inTransaction(database, async (transaction) => {
      tries += 1;
      for (const key of keys) {
        await sql`update rate_limits set count = count + 1 where key = ${key}`.execute(transaction);
        await sql`select pg_sleep(0.05)`.execute(transaction);
      }
    });
  await Promise.all([addBoth(['first', 'second']), addBoth(['second', 'first'])]);

  const rows = await database.selectFrom('rate_limits').select('count').execute();
  expect(rows).toEqual([{ count: 3 }, { count: 3 }]);
  // The embedded database does one transaction after the other; on a busy machine two may meet more than once.
  expect(tries).toBeGreaterThanOrEqual(process.env['TEST_DATABASE_URL'] ? 3 : 2);
});

test('gives up a transaction that never gets through', async () => {
  let tries = 0;
  const hopeless = inTransaction(database, async () => {
    tries += 1;
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });

  await expect(hopeless).rejects.toThrow('deadlock detected');
  expect(tries).toBe(4);
});

test('tells which uniqueness was broken', async () => {
  await addLimit(database, 'once');
  const error = await addLimit(database, 'once').catch((thrown: unknown) => thrown);

  expect(isDuplicate(error, 'rate_limits_pkey')).toBe(true);
  expect(isDuplicate(error, 'people_email')).toBe(false);
  expect(isDuplicate(new Error('something else'), 'rate_limits_pkey')).toBe(false);
});

test('keeps what was written in its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-test-'));
  const first = await openDatabase({ folder });
  await addLimit(first, 'kept');
  await first.destroy();

  const second = await openDatabase({ folder });
  const rows = await second.selectFrom('rate_limits').select('key').execute();
  await second.destroy();
  await rm(folder, { recursive: true });

  expect(rows).toEqual([{ key: 'kept' }]);
});
