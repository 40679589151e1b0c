import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { sendFile } from '../testing/sendFile.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let support: TestPerson;
let logo: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  support = await openSupport('Sven Olsen');
  logo = await shop.offer(seller);
});

afterAll(() => market.close());

const openSupport = (fullname: string) => market.createOperator(fullname, 'support');

async function buy() {
  const { secret, intentId } = await shop.start(buyer, logo);
  await shop.charge(secret);
  return (await shop.order(buyer, logo, intentId)).order._id;
}

async function buyAndDispute() {
  const id = await buy();
  await seller.deliverOrder({ id, text: 'Two logos.' });
  await buyer.openDispute({ id, text: 'These are the logos of another company.', wanted: 500 });
  return id;
}

/** The columns of a table that a copy has in common with what it is one of. */
async function listColumns(table: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and column_name not in ('id', 'payment_id', 'order_id', 'intent_id',
      'idempotency_key', 'dispute_id', 'created_at', 'opened_at')`.execute(market.database);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Puts copies of an order and its dispute beside it, each a minute younger. */
async function multiply(count: number) {
  const copy = async (table: string, more: { names: string; values: string }) => {
    const names = await listColumns(table);
    await sql`
      insert into ${sql.table(table)} (id, ${names}, ${sql.raw(more.names)})
      select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, ${names},
        ${sql.raw(more.values)}
      from ${sql.table(table)}, generate_series(1, ${sql.lit(count)}) as i`.execute(
      market.database,
    );
  };
  const own = `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  await copy('payments', { names: 'intent_id, created_at', values: `'pi_' || i, created_at` });
  await copy('orders', {
    names: 'payment_id, created_at',
    values: `${own}, created_at + i * interval '1 minute'`,
  });
  await copy('disputes', {
    names: 'order_id, opened_at',
    values: `${own}, opened_at + i * interval '1 minute'`,
  });
}

/** Walks through all pages. Gives what each holds. */
async function walk<Page extends { nextCursor?: string | null | undefined }>(
  ask: (cursor: string | undefined) => Promise<Page>,
  read: (page: Page) => string[],
) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    pages.push(read(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return pages;
}

/** Says that disputes were taken some minutes ago. */
const setTaken = (minutes: number) =>
  market.database
    .updateTable('disputes')
    .set({ taken_at: new Date(Date.now() - minutes * 60_000) })
    .execute();

const listAudits = async (what: string) => {
  const events = await market.database
    .selectFrom('audit_events')
    .select(['person_id', 'subject_id'])
    .where('what', '=', what)
    .execute();
  return events.map(({ person_id: who, subject_id: subject }) => ({ who, subject }));
};

// Shows X28, X30.
test('those who decide find what waits, the oldest first, and who is at it', async () => {
  expect(await support.listDisputes()).toMatchObject({
    disputes: [],
    openCount: 0,
    oldestAt: null,
  });
  const id = await buyAndDispute();
  const { disputes, openCount, oldestAt } = await support.listDisputes();
  expect(disputes).toEqual([
    expect.objectContaining({
      order: id,
      title: 'Logo design',
      totalPrice: 1299,
      by: 'buyer',
      isAnswered: false,
      isAppealed: false,
      takenBy: null,
      decidedAt: null,
    }),
  ]);
  expect(openCount).toBe(1);
  expect(oldestAt).toBe(disputes[0]?.openedAt);

  await support.takeDispute({ id });
  const other = await openSupport('Mira Shrestha');
  const taker = { _id: support._id, fullname: 'Sven Olsen' };
  expect((await other.listDisputes()).disputes[0]?.takenBy).toEqual(taker);
  expect((await other.inspectOrder({ id })).takenBy).toEqual(taker);
  await expect(other.takeDispute({ id })).rejects.toMatchObject({ code: 'disputeTaken' });

  // Nobody holds it for ever.
  await setTaken(58);
  expect((await other.inspectOrder({ id })).takenBy).toEqual(taker);
  await expect(other.takeDispute({ id })).rejects.toMatchObject({ code: 'disputeTaken' });
  await setTaken(61);
  expect((await other.inspectOrder({ id })).takenBy).toBeNull();
  expect((await other.listDisputes()).disputes[0]?.takenBy).toBeNull();
  await other.takeDispute({ id });
});

// Shows X30.
test('what is decided leaves the list, and stands in the other one', async () => {
  const id = await buyAndDispute();
  await seller.answerDispute({ id, text: 'I have drawn them myself.' });
  expect((await support.listDisputes()).disputes[0]).toMatchObject({ isAnswered: true });
  await support.decideDispute({ id, outcome: 'part', amount: 500, reasons: 'Both are right.' });
  expect(await support.listDisputes()).toMatchObject({ disputes: [], openCount: 0 });
  const { disputes } = await support.listDisputes({ state: 'decided' });
  expect(disputes).toEqual([
    expect.objectContaining({ order: id, decidedAt: expect.any(String) as string }),
  ]);

  await buyer.appealDispute({
    id,
    text: 'The sketch is younger than the order: please look at its date.',
  });
  expect((await support.listDisputes()).disputes).toEqual([
    expect.objectContaining({ order: id, isAppealed: true, decidedAt: null }),
  ]);
  expect((await support.listDisputes({ state: 'decided' })).disputes).toEqual([]);
});

// Shows X30.
test('an order of anybody is read whole, and it is written down who did', async () => {
  const id = await buyAndDispute();
  const { order } = await support.inspectOrder({ id });
  expect(order).toMatchObject({ _id: id, user: { email: buyer.email } });
  expect(order.progress).toMatchObject({
    stage: 'disputed',
    delivery: { text: 'Two logos.' },
    dispute: { by: 'buyer', text: 'These are the logos of another company.', wanted: 500 },
    actions: ['forceCancel'],
  });
  const { events } = await support.inspectOrderEvents({ id });
  expect(events.map(({ kind }) => kind)).toEqual(['openDispute', 'deliver', 'place']);
  const look = { who: support._id, subject: id };
  expect(await listAudits('order.inspected')).toEqual([look]);
  expect(await listAudits('order.historyInspected')).toEqual([look]);

  for (const unknown of ['01927f3a-5c15-7d20-9a3e-4b8d5c2f1e05', 'nothing']) {
    await expect(support.inspectOrder({ id: unknown })).rejects.toMatchObject({ status: 404 });
    await expect(support.inspectOrderEvents({ id: unknown })).rejects.toMatchObject({
      status: 404,
    });
  }
  expect(await listAudits('order.inspected')).toEqual([look]);
});

// Shows X26, X30.
test('files of an order are read by operators who help its sides, with a code, and by no others', async () => {
  const id = await buy();
  const { _id: file } = await sendFile(seller, 'Two logos.');
  await seller.deliverOrder({ id, text: 'Two logos.', files: [file] });
  expect((await support.inspectOrder({ id })).order.progress?.delivery?.files).toHaveLength(1);
  expect((await support.getFileLink({ id: file })).link).toContain(file);
  expect(await listAudits('order.fileInspected')).toEqual([{ who: support._id, subject: id }]);
  const owner = await market.createOperator('Olga Sen', 'owner');
  expect((await owner.getFileLink({ id: file })).link).toContain(file);

  await market.database
    .updateTable('sessions')
    .set({ confirmed_at: null } as object)
    .execute();
  await expect(support.getFileLink({ id: file })).rejects.toMatchObject({ code: 'fileNotFound' });
  const finance = await market.createOperator('Mira Shrestha', 'finance');
  await expect(finance.getFileLink({ id: file })).rejects.toMatchObject({ code: 'fileNotFound' });
});

// Shows X30.
test('orders are found by their number or by the address of either side, and by nothing else', async () => {
  const id = await buy();
  const found = {
    _id: id,
    title: 'Logo design',
    totalPrice: 1299,
    stage: 'working',
    buyer: { _id: buyer._id, fullname: 'Ben Okafor' },
    seller: { _id: seller._id, fullname: 'Asha Rao' },
  };
  for (const wish of [
    { keyword: id },
    { keyword: id.toUpperCase(), side: 'seller' as const },
    { keyword: ` ${buyer.email} ` },
    { keyword: seller.email.toUpperCase(), side: 'seller' as const },
  ]) {
    const { orders } = await support.findOrders(wish);
    expect(orders).toEqual([expect.objectContaining(found)]);
  }
  for (const keyword of ['', 'Logo', id.slice(0, 8), 'ben', '%@%', support.email, seller.email]) {
    expect((await support.findOrders({ keyword })).orders).toEqual([]);
  }
  const audits = await listAudits('orders.searched');
  expect(audits).toContainEqual({ who: support._id, subject: id });
  expect(audits).toContainEqual({ who: support._id, subject: buyer._id });

  await seller.refundOrder({ id });
  expect((await support.findOrders({ keyword: id })).orders[0]?.stage).toBe('cancelled');
});

// Shows X30.
test('what waits and what is found has pages', async () => {
  const id = await buyAndDispute();
  await multiply(45);
  const waiting = await walk(
    (cursor) => support.listDisputes({ cursor }),
    ({ disputes }) => disputes.map(({ order }) => order),
  );
  expect(waiting.map(({ length }) => length)).toEqual([20, 20, 6]);
  expect(waiting[0]?.[0]).toBe(id);
  expect(new Set(waiting.flat()).size).toBe(46);

  const orders = await walk(
    (cursor) => support.findOrders({ keyword: buyer.email, cursor }),
    ({ orders: page }) => page.map(({ _id }) => _id),
  );
  expect(orders.map(({ length }) => length)).toEqual([20, 20, 6]);
  expect(orders.flat().at(-1)).toBe(id);
  expect(new Set(orders.flat()).size).toBe(46);
});
