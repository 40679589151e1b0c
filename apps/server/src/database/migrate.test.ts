import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
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

test('verifies the reviews that an order of the same moment had missed', async () => {
  const old = await createEmptyDatabase();
  const before = await connectDatabase({ url: old.url });
  await migrate(before, '0041_sandbox_refunds');
  const [seller, buyer, service, payment] = Array.from({ length: 4 }, () => uuidv7());
  await sql`
    insert into people (id, fullname, email, password_hash) values
      (${seller}, 'Asha Rao', 'asha@example.com', ''), (${buyer}, 'Ben Okafor', 'ben@example.com', '')
  `.execute(before);
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise,
        rating_sum, rating_count)
      values (${service}, ${seller}, 'Logo', 'A logo.', 'Graphics-And-Design', 90000, 4, 1)`.execute(
    before,
  );
  await sql`
    insert into payments (id, intent_id, buyer_id, seller_id, service_id, service_title, amount,
        phone_number, status, settled_at)
      values (${payment}, 'one', ${buyer}, ${seller}, ${service}, 'Logo', 90000, '1', 'succeeded',
        now())`.execute(before);
  await sql`
    insert into orders (id, payment_id, buyer_id, seller_id, stage, status)
      values (${uuidv7()}, ${payment}, ${buyer}, ${seller}, 'completed', 'Delivered')`.execute(
    before,
  );
  await sql`
    insert into reviews (service_id, person_id, rating, comment)
      values (${service}, ${buyer}, 4, 'Good.')`.execute(before);
  await sql`update reviews set is_verified = false`.execute(before);
  const read = async () => {
    const { rows } = await sql`
      select is_verified, verified_sum, verified_count
        from reviews join services on services.id = service_id`.execute(before);
    return rows;
  };
  expect(await read()).toEqual([{ is_verified: false, verified_sum: 0, verified_count: 0 }]);
  await migrate(before);
  expect(await read()).toEqual([{ is_verified: true, verified_sum: 4, verified_count: 1 }]);
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
