import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { plantMuch } from '../testing/plantMuch.ts';
import { runJob } from '../testing/runJob.ts';
import { createBookQueries } from './bookQueries.ts';
import { createCheckBooks } from './checkBooks.ts';
import { books } from './commands/books.ts';
import { createPostMissing } from './postMissing.ts';
import { recountBooks } from './recountBooks.ts';
import { countUnposted } from './unposted.ts';

let market: TestMarket;
let seller: TestPerson;
let buyer: TestPerson;

beforeAll(async () => {
  market = await createTestMarket();
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
});

afterAll(() => market.close());

const check = () => runJob([createCheckBooks(createBookQueries(market.database))], 'checkBooks');

/** Plants what was bought before there was a ledger, at once: the market's own job posts what it finds. */
const plant = (count: number, database: Database = market.database) =>
  inTransaction(database, async (transaction) => {
    await plantMuch(transaction, { seller, buyer, count });
    await sql`
      update people set sold_paise = (select sum(amount) from payments where seller_id = people.id)
        where id = ${seller._id}`.execute(transaction);
  });

const postMissing = () => runJob([createPostMissing(market.database)], 'postMissing');

const openFinance = () => market.createOperator('Fatima Noor', 'finance');

// Shows X29.
test('what was bought before there was a ledger is posted a few at a time', async () => {
  await inTransaction(market.database, async (transaction) => {
    await plant(250, transaction);
    await sql`update payments set status = 'disputed' where amount = 300`.execute(transaction);
    await sql`
      update payments set status = 'refunded' where amount in (200, 400)`.execute(transaction);
  });
  await postMissing();

  expect(await countUnposted(market.database, 10)).toBe(0);
  expect(await recountBooks(market.database)).toEqual([]);
  expect(await check()).toEqual([]);
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) from transfers group by kind`.execute(market.database);
  expect(rows).toEqual([{ kind: 'carriedOver', count: 248 }]);
});

test('several processes post side by side, each payment once', async () => {
  await plant(250);
  await Promise.all([postMissing(), postMissing(), postMissing()]);
  await postMissing();

  const { rows } = await sql<{ count: number }>`select count(*) from transfers`.execute(
    market.database,
  );
  expect(rows).toEqual([{ count: 250 }]);
  expect(await recountBooks(market.database)).toEqual([]);
});

test('what a process of the version before does is posted soon after', async () => {
  await plant(3);
  await postMissing();
  // The job of the market sees it only once it has been counted.
  const count = await inTransaction(market.database, async (transaction) => {
    await sql`update orders set stage = 'completed' where stage <> 'completed'`.execute(
      transaction,
    );
    await sql`update payments set status = 'refunded' where amount = 200`.execute(transaction);
    return countUnposted(transaction, 10);
  });
  expect(count).toBe(2);
  // Until then, nobody is told that the books are wrong.
  expect(await check()).toEqual([]);

  await postMissing();
  expect(await recountBooks(market.database)).toEqual([]);
  const { rows } = await sql`
    select kind, sum(amount)::int as amount from balances join accounts on accounts.id = account_id
      group by kind having sum(amount) <> 0 order by kind`.execute(market.database);
  expect(rows).toEqual([
    { kind: 'commission', amount: -40 },
    { kind: 'provider', amount: 400 },
    { kind: 'seller', amount: -360 },
  ]);
});

// Shows X29.
test('finance reads whether the books are right, and since when they are not', async () => {
  const finance = await openFinance();
  expect(await finance.getBooks()).toEqual({
    checks: [],
    checkedAt: null,
    unpostedCount: 0,
    balances: [],
    refunds: [],
    refundsCount: 0,
    refundsAmount: 0,
    nextCursor: null,
    previousCursor: null,
  });

  await plant(30);
  await postMissing();
  await check();
  const right = await finance.getBooks();
  expect(right.checks.map(({ name }) => name)).toEqual([
    'transfers',
    'held',
    'provider',
    'claims',
    'sold',
  ]);
  expect(right.checks.every(({ differsSince }) => differsSince === null)).toBe(true);
  expect(right.checks[2]).toMatchObject({ expected: 465, found: 465 });
  expect(right.balances).toEqual([
    { kind: 'commission', amount: -16.5 },
    { kind: 'held', amount: -300 },
    { kind: 'provider', amount: 465 },
    { kind: 'seller', amount: -148.5 },
  ]);

  await sql`update people set sold_paise = sold_paise + 1 where id = ${seller._id}`.execute(
    market.database,
  );
  const complaints = await check();
  expect(complaints).toMatchObject([
    {
      check: 'sold',
      expected: 46_500,
      found: 46_501,
      msg: expect.stringContaining('do not agree'),
    },
  ]);
  const wrong = (await finance.getBooks()).checks.at(-1);
  expect(wrong).toEqual({
    name: 'sold',
    expected: 465,
    found: 465.01,
    differsSince: expect.any(String),
  });
  await check();
  expect((await finance.getBooks()).checks.at(-1)).toEqual(wrong);

  await sql`update people set sold_paise = sold_paise - 1 where id = ${seller._id}`.execute(
    market.database,
  );
  expect(await check()).toEqual([]);
  expect((await finance.getBooks()).checks.at(-1)?.differsSince).toBeNull();
});

test('money that waits to be given back is listed a page at a time, the longest waiting first', async () => {
  await plant(45);
  await sql`
    insert into refunds (id, payment_id, order_id, amount, cause, created_at)
      select gen_random_uuid(), payment_id, orders.id, 50, 'agreed', orders.created_at
      from orders`.execute(market.database);
  const finance = await openFinance();

  const first = await finance.getBooks();
  expect(first).toMatchObject({ refundsCount: 45, refundsAmount: 22.5 });
  const second = await finance.getBooks({ cursor: first.nextCursor ?? '' });
  const third = await finance.getBooks({ cursor: second.nextCursor ?? '' });
  const pages = [first, second, third].map(({ refunds }) => refunds);
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  const moments = pages.flat().map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted());
  expect(third.nextCursor).toBeNull();
  expect(first.refunds[0]).toMatchObject({ amount: 0.5, cause: 'agreed', failures: 0 });
});

test('those who keep support know nothing of the books', async () => {
  const person = await market.createOperator('Sam Support', 'support');

  await expect(person.getBooks()).rejects.toMatchObject({ code: 'otherRole' });
  await expect(buyer.getBooks()).rejects.toMatchObject({ status: 404 });
});

test('an operator has the books counted anew, and reads what does not agree', async () => {
  await plant(12);
  const lines: string[] = [];
  const run = () =>
    books.run(
      { database: market.database, report: (line: string) => lines.push(line) } as never,
      {},
    );
  await run();
  expect(lines).toEqual(['The books are right.']);

  await sql`update balances set amount = amount + 1`.execute(market.database);
  await sql`update money_days set sold_paise = sold_paise + 1`.execute(market.database);
  await sql`update people set sold_paise = 7 where id = ${buyer._id}`.execute(market.database);
  await sql`
    insert into refunds (id, payment_id, order_id, amount, cause, state, done_at)
      select gen_random_uuid(), payment_id, id, 50, 'agreed', 'done', now() from orders limit 1`.execute(
    market.database,
  );
  await sql`update payments set released_at = now() where released_at is null`.execute(
    market.database,
  );
  lines.length = 0;
  await expect(run()).rejects.toThrow('The books are not right.');
  expect(lines).toEqual([
    '8 payments are posted otherwise than they are.',
    expect.stringMatching(/^\d balances are not what was posted\.$/),
    // Midnight may lie among the payments.
    expect.stringMatching(/^[12] days have other sums than their payments\.$/),
    '1 sellers are told other sums than they have sold.',
    '1 payments have other refunds than are written down.',
  ]);
});
