import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plantPaidOrders } from '../../assurance/plantPaidOrders.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let moderator: TestPerson;
let service: Service;
/** Six completed orders; the last one came late. */
let orders: string[];

beforeAll(async () => {
  // Whatever is written stays in the outbox.
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  service = await shop.offer(seller);
  orders = await plantSales();
});

async function plantSales(): Promise<string[]> {
  const sale = { buyer: buyer._id, seller: seller._id, service: service._id };
  await plantPaidOrders(
    market.database,
    Array.from({ length: 6 }, () => sale),
  );
  const { rows } = await sql<{ id: string }>`
    update orders set terms = '{}', questions = '[]', next_at = null,
        due_at = now() - interval '4 days', stage_since = now() - interval '10 days'
      returning id`.execute(market.database);
  const ids = rows.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    const daysAgo = index === 5 ? 1 : 5;
    await sql`
      update orders set stage = 'delivered', delivered_at = now() - make_interval(days => ${daysAgo})
        where id = ${id}`.execute(market.database);
    await sql`
      update orders set stage = 'completed', stage_since = now() where id = ${id}`.execute(
      market.database,
    );
  }
  return ids;
}

const text = 'The buyer sent me the files only on the last day.';
const words = 'The files came late: this was not her fault.';

async function dispute() {
  await seller.getMyScore();
  await seller.disputeScoreEntry({ part: 'onTime', cause: orders[5] ?? '', text });
  const { reports } = await moderator.listReports();
  return { id: reports[0]?._id ?? '' };
}

async function readEntry() {
  const { points } = await seller.listScorePoints({ part: 'onTime' });
  return points.find(({ order }) => order?._id === orders[5]);
}

const listMails = async ({ email }: TestPerson) => {
  const mails = await market.database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
};

// Shows X52.
test('what costs something is looked at again, and counts no more when a moderator says so', async () => {
  const before = await seller.getMyScore();
  expect(before.costliest).toMatchObject([{ outcome: 'late', dispute: null, canDispute: true }]);
  await sql`
    insert into order_events (id, order_id, kind, actor, text)
      values (gen_random_uuid(), ${orders[5]}, 'deliver', 'seller', 'Two logos, late.')`.execute(
    market.database,
  );
  const report = await dispute();
  expect(await readEntry()).toMatchObject({
    dispute: { state: 'waiting', text, decidedAt: null, words: '' },
    canDispute: false,
  });
  expect((await seller.getMyScore()).score).toBe(before.score);

  const inspected = await moderator.inspectReport(report);
  expect(inspected).toMatchObject({
    report: { kind: 'scoreEntry', text, by: { _id: seller._id }, about: { _id: seller._id } },
    entry: { part: 'onTime', outcome: 'late', order: { _id: orders[5], title: service.title } },
    content: [{ isByReported: true, text: 'Two logos, late.' }],
  });
  await moderator.takeReport(report);
  await expect(moderator.inspectReport(report)).resolves.toMatchObject({
    report: { takenBy: { _id: moderator._id } },
  });
  await moderator.decideReport({ ...report, action: 'uncount', reason: 'other', words });

  const after = await seller.getMyScore();
  expect(after.costliest).toEqual([]);
  expect(after.score).toBeGreaterThan(before.score ?? 0);
  expect(after.standing.onTime).toBe(1);
  expect(after.parts.find(({ part }) => part === 'onTime')).toMatchObject({ causes: 5 });
  expect(await readEntry()).toMatchObject({
    outcome: 'late',
    points: 0,
    of: 0,
    dispute: { state: 'uncounted', words },
    canDispute: false,
  });
  const lists = await Promise.all(after.parts.map(({ part }) => seller.listScorePoints({ part })));
  const all = lists.flatMap(({ points }) => points);
  expect(Math.round(all.reduce((sum, { points }) => sum + points, 0))).toBe(after.score);
  expect(all.reduce((sum, { of }) => sum + of, 0)).toBeCloseTo(100, 6);

  expect(await listMails(seller)).toEqual([
    expect.stringContaining('an entry of your score no longer counts'),
  ]);
  expect((await seller.listMyDecisions()).decisions).toMatchObject([
    { action: 'uncounted', words, subject: { title: service.title }, canAppeal: false },
  ]);
});

// Shows X52.
test('an entry that stays is told with why, once, and is not looked at a third time', async () => {
  const report = await dispute();
  const { score } = await seller.getMyScore();
  const why = { reason: 'other', words: 'They came in time.' } as const;
  await expect(moderator.decideReport({ ...report, ...why, action: 'warn' })).rejects.toMatchObject(
    { code: 'actionImpossible' },
  );
  await moderator.decideReport({ ...report, ...why, action: 'nothing' });

  expect(await readEntry()).toMatchObject({
    dispute: { state: 'kept', words: why.words },
    canDispute: false,
  });
  expect((await seller.getMyScore()).score).toBe(score);
  expect(await listMails(seller)).toEqual([expect.stringContaining('your score was looked at')]);
  expect((await seller.listNotifications()).notifications).toHaveLength(1);
  await expect(dispute()).rejects.toMatchObject({ code: 'scoreEntryDisputed' });
  await expect(
    moderator.decideReport({ ...report, ...why, action: 'uncount' }),
  ).rejects.toMatchObject({ code: 'reportClosed' });
});

// Shows X52.
test('only what counts and costs the caller something is disputed, and nobody decides about their own', async () => {
  await seller.getMyScore();
  const refuse = (cause: string, code: string, by = seller) =>
    expect(by.disputeScoreEntry({ part: 'onTime', cause, text })).rejects.toMatchObject({ code });
  await refuse(orders[0] ?? '', 'scoreEntryHarmless');
  await refuse(service._id, 'scoreEntryNotFound');
  await refuse(orders[5] ?? '', 'scoreEntryNotFound', buyer);
  await expect(
    seller.disputeScoreEntry({ part: 'onTime', cause: orders[5] ?? '', text: ' ' }),
  ).rejects.toMatchObject({ kind: 'validation' });

  const report = await dispute();
  await market.appoint(seller, 'moderator');
  await expect(
    seller.decideReport({ ...report, action: 'uncount', reason: 'other', words }),
  ).rejects.toMatchObject({ code: 'ownAccountDecided' });
});

// Shows X52.
test('a first message is shown with what was written, and a rating with its words', async () => {
  const { conversation } = await buyer.startConversation({ service: service._id, text: 'Hello?' });
  await sql`update messages set sent_at = now() - interval '3 days'`.execute(market.database);
  await sql`
    insert into order_reviews (order_id, author, person_id, about_id, rating, comment, publish_at, published_at)
      values (${orders[1]}, 'buyer', ${buyer._id}, ${seller._id}, 2, 'Too blue.', now(), now())`.execute(
    market.database,
  );
  await seller.getMyScore();
  for (const [part, cause] of [
    ['answers', conversation._id],
    ['ratings', orders[1] ?? ''],
  ] as const) {
    await seller.disputeScoreEntry({ part, cause, text });
  }
  const { reports } = await moderator.listReports();
  const contents = await Promise.all(
    reports.map(async ({ _id }) => (await moderator.inspectReport({ id: _id })).content),
  );
  expect(contents).toEqual([
    [{ isByReported: false, text: 'Hello?' }],
    [{ isByReported: false, text: 'Too blue.' }],
  ]);
});

// Shows X52.
test('what somebody disputes is handed out, and goes with them', async () => {
  await dispute();
  const data = createPersonalDataQueries(market.database);
  expect((await data.collect(seller._id)).reports).toMatchObject([{ kind: 'scoreEntry', text }]);
  await data.erase(seller._id);
  expect(await market.database.selectFrom('reports').select('id').execute()).toEqual([]);
});
