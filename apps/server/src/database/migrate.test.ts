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

test('keeps the mails of before in the outbox, those that wait and those that were sent', async () => {
  const old = await createEmptyDatabase();
  const before = await connectDatabase({ url: old.url });
  await migrate(before, '0010_card_attempts');
  await sql`
    insert into mails (id, recipient, subject, body, attempts, sent_at) values
      (gen_random_uuid(), 'asha@example.com', 'Hello', 'A link.', 7, null),
      (gen_random_uuid(), 'ben@example.com', 'Hello', '', 1, now())`.execute(before);
  await migrate(before);

  const { rows } = await sql`
    select kind, recipient, body, attempts, sent_at is null as waits, failed_at, failure
    from outbox order by recipient`.execute(before);
  const common = { kind: 'mail', failed_at: null, failure: null };
  expect(rows).toEqual([
    { ...common, recipient: 'asha@example.com', body: 'A link.', attempts: 7, waits: true },
    { ...common, recipient: 'ben@example.com', body: '', attempts: 1, waits: false },
  ]);
  await before.destroy();
  await old.drop();
});

test('refuses tables that are newer than it knows', async () => {
  await migrate(database);
  await expect(migrate(database, levels[0])).rejects.toThrow('corrupted migrations');
});

test('finds all changes of the tables in their folder, numbered without a gap', () => {
  const numbers = levels.map((level) => level.slice(0, 4));
  expect(numbers).toEqual(levels.map((_, index) => String(index + 1).padStart(4, '0')));
  expect(levels.length).toBeGreaterThan(10);
});
