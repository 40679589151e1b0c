import type { Order, Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createSandboxPayments } from '../app/createSandboxPayments.ts';
import { inTransaction } from '../database/inTransaction.ts';
import {
  createCarryOutRefund,
  createPaymentQueries,
  createRefundQueries,
  createSettlePayment,
  type PaymentProvider,
  PaymentProviderError,
  requestRefund,
} from '../payments/index.ts';
import { createShop, listDoers, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';
import { sendRefundBack } from '../testing/sendRefundBack.ts';
import { createBookQueries } from './bookQueries.ts';
import { postReleased } from './postings.ts';
import { recountBooks } from './recountBooks.ts';

let market: TestMarket;
let shop: Shop;
let sandbox: PaymentProvider;
let seller: TestPerson;
let buyer: TestPerson;
let logo: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
  sandbox = await createSandboxPayments(market.database);
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logo = await shop.offer(seller, 1000);
});

afterAll(() => market.close());

async function buy(token = 'tok_visa'): Promise<Order> {
  const { secret, intentId } = await shop.start(buyer, logo);
  await shop.charge(secret, token);
  return (await shop.order(buyer, logo, intentId)).order;
}

const read = async ({ _id: id }: Order) => (await buyer.getOrder({ id })).order;

async function complete(order: Order) {
  await seller.deliverOrder({ id: order._id, text: 'A logo.' });
  const { progress } = await read(order);
  await buyer.acceptDelivery({ id: order._id, delivery: progress?.delivery?._id ?? '' });
}

async function findPaymentId({ _id: id }: Order) {
  const order = await market.database
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return order.payment_id;
}

/** Decides that some of the money goes back. The amount is in paise. */
async function request(order: Order, amount: number) {
  const wanted = { paymentId: await findPaymentId(order), orderId: order._id, amount };
  return inTransaction(market.database, (transaction) =>
    requestRefund(transaction, { ...wanted, cause: 'agreed', personId: null }),
  );
}

function createRefunding(provider: PaymentProvider = sandbox) {
  const payments = createPaymentQueries(market.database);
  const refunds = createRefundQueries(market.database);
  const settle = createSettlePayment(provider, payments);
  return { payments, refunds, settle, carryOut: createCarryOutRefund(provider, refunds, settle) };
}

/** A card provider that gives no money back. */
const failing = (status: 400 | 502): PaymentProvider => ({
  ...sandbox,
  refund: async () => {
    throw new PaymentProviderError(status, 'Not now.');
  },
});

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function giveBack(order: Order, amount: number) {
  await createRefunding().carryOut(await request(order, amount), 'test');
}

/** What each kind of account has, in paise. */
async function readBalances() {
  const rows = await market.database
    .selectFrom('balances')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select((select) => ['kind', select.fn.sum<number>('amount').as('amount')])
    .groupBy('kind')
    .execute();
  const balances = rows.map(({ kind, amount }) => [kind, amount] as const);
  return Object.fromEntries(balances.filter(([, amount]) => amount !== 0));
}

/** What was posted, the oldest first: its kind, and what it did to each account. */
async function listTransfers() {
  const rows = await market.database
    .selectFrom('transfers')
    .innerJoin('entries', 'transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['transfers.id', 'transfers.kind', 'accounts.kind as account', 'amount'])
    .orderBy('transfers.created_at')
    .orderBy('transfers.id')
    .execute();
  const transfers = new Map<string, Record<string, unknown>>();
  for (const { id, kind, account, amount } of rows) {
    transfers.set(id, { kind, ...transfers.get(id), [account]: amount });
  }
  return [...transfers.values()];
}

const listRefunds = () =>
  market.database
    .selectFrom('refunds')
    .select(['amount', 'cause', 'state'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

async function expectRightBooks() {
  expect(await recountBooks(market.database)).toEqual([]);
  const checks = await createBookQueries(market.database).check();
  expect(checks.map(({ name }) => name)).toHaveLength(5);
  for (const { name, expected_paise: expected, found_paise: found } of checks) {
    expect({ name, paise: found }).toEqual({ name, paise: expected });
  }
}

// Shows X29.
test('what is paid is held, what is completed is shared, and what is given back is taken from both', async () => {
  const order = await buy();
  expect(await readBalances()).toEqual({ provider: 100_000, held: -100_000 });
  await complete(order);
  expect(await readBalances()).toEqual({ provider: 100_000, seller: -90_000, commission: -10_000 });
  await giveBack(order, 30_000);
  await giveBack(order, 70_000);

  expect(await listTransfers()).toEqual([
    { kind: 'paid', provider: 100_000, held: -100_000 },
    { kind: 'released', held: 100_000, seller: -90_000, commission: -10_000 },
    { kind: 'refunded', provider: -30_000, seller: 27_000, commission: 3_000 },
    { kind: 'refunded', provider: -70_000, seller: 63_000, commission: 7_000 },
  ]);
  expect(await readBalances()).toEqual({});
  expect(await read(order)).toMatchObject({ refunded: 1000, paymentInfo: { status: 'refunded' } });
  await expectRightBooks();
});

// Shows X29.
test('of what was given back before, nobody gets a share', async () => {
  const order = await buy();
  await giveBack(order, 30_000);
  expect(await readBalances()).toEqual({ provider: 70_000, held: -70_000 });
  expect(await read(order)).toMatchObject({
    totalPrice: 1000,
    refunded: 300,
    paymentInfo: { status: 'succeeded' },
  });
  expect((await seller.listSales()).totalAmount).toBe(700);
  const { days, totalAmount } = await seller.summariseSales();
  expect({ totalAmount, days }).toMatchObject({ totalAmount: 700, days: [{ amount: 700 }] });

  await complete(order);
  expect(await readBalances()).toEqual({ provider: 70_000, seller: -63_000, commission: -7_000 });
  await expectRightBooks();
});

test('what a seller earns waits for as long as the order says, whatever is given back of it', async () => {
  const order = await buy();
  await sql`update orders set terms = terms || '{"clearingDays": 3, "commissionBasisPoints": 2500}'`.execute(
    market.database,
  );
  await complete(order);
  await giveBack(order, 40_000);

  const { rows } = await sql<{ amount: number; days: number }>`
    select amount, extract(epoch from available_at - stage_since)::float8 / 86400 as days
    from entries join transfers on transfers.id = transfer_id
      join accounts on accounts.id = account_id
      join orders on orders.payment_id = transfers.payment_id
    where accounts.kind = 'seller' order by amount`.execute(market.database);
  expect(rows).toEqual([
    { amount: -75_000, days: 3 },
    { amount: 30_000, days: 3 },
  ]);
  await expectRightBooks();
});

test('an order that is cancelled after some was given back gives back the rest', async () => {
  const order = await buy();
  await giveBack(order, 25_000);
  await seller.refundOrder({ id: order._id });
  await seller.refundOrder({ id: order._id });

  expect(await listRefunds()).toEqual([
    { amount: 25_000, cause: 'agreed', state: 'done' },
    { amount: 75_000, cause: 'cancelled', state: 'done' },
  ]);
  const { amountRefunded, status } = await sandbox.retrieveIntent(order.paymentInfo.id);
  expect({ amountRefunded, status }).toEqual({ amountRefunded: 100_000, status: 'refunded' });
  expect(await read(order)).toMatchObject({ refunded: 1000, progress: { stage: 'cancelled' } });
  expect((await seller.listSales()).totalAmount).toBe(0);
  await expectRightBooks();
});

test('nobody gives back more than what is left, nor what a bank asks back', async () => {
  const order = await buy();
  await giveBack(order, 60_000);
  await request(order, 30_000);
  await expect(request(order, 10_001)).rejects.toMatchObject({ code: 'refundTooLarge' });
  await expect(request(await buy('tok_createDispute'), 1)).rejects.toMatchObject({ status: 409 });

  const another = await buy();
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => request(another, 9_000)),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
});

test('a refund is carried out once, however many try at the same time', async () => {
  const order = await buy();
  const refund = await request(order, 30_000);
  const { carryOut } = createRefunding();
  const { jobs } = await createPaymentParts(market.database, undefined);

  await Promise.all([
    carryOut(refund, 'one'),
    carryOut(refund, 'another'),
    runJob(jobs, 'finishRefunds'),
  ]);
  await runJob(jobs, 'finishRefunds');

  expect((await sandbox.retrieveIntent(order.paymentInfo.id)).amountRefunded).toBe(30_000);
  expect(await listTransfers()).toHaveLength(2);
  await expectRightBooks();
});

test('a refund for which the card provider is away waits, and one that it refuses is taken back', async () => {
  const [waiting, refused] = [await buy(), await buy()];
  const wait = createRefunding(failing(502)).carryOut(await request(waiting, 100), 'test');
  await expect(wait).rejects.toMatchObject({ status: 502 });
  const refuse = createRefunding(failing(400)).carryOut(await request(refused, 100), 'test');
  await expect(refuse).rejects.toMatchObject({ status: 400 });

  expect((await listRefunds()).map(({ state }) => state)).toEqual(['requested', 'withdrawn']);
  const { events } = await seller.listOrderEvents({ id: refused._id });
  expect(events[0]).toMatchObject({ kind: 'refuseRefund', actor: 'system' });
  expect(await createPaymentQueries(market.database).countOpenMatters()).toMatchObject({
    unrefunded: 1,
  });

  const { jobs } = await createPaymentParts(market.database, undefined);
  expect(await runJob(jobs, 'finishRefunds')).toEqual([]);
  expect((await listRefunds()).map(({ state }) => state)).toEqual(['done', 'withdrawn']);
  await expectRightBooks();
});

test('what somebody gives back at the card provider is noted', async () => {
  const order = await buy();
  const { payments, settle } = createRefunding();
  const settleNow = async () => {
    const payment = await payments.findByIntent(order.paymentInfo.id);
    if (payment) await settle(payment, 'test');
  };
  await sandbox.refund(order.paymentInfo.id, { amount: 20_000, idempotencyKey: 'by hand' });
  await settleNow();
  await settleNow();
  expect(await listRefunds()).toEqual([{ amount: 20_000, cause: 'outside', state: 'done' }]);

  // What was asked for here meanwhile, without that being known.
  const { id } = await request(order, 30_000);
  await sandbox.refund(order.paymentInfo.id, { amount: 30_000, idempotencyKey: id });
  await settleNow();
  expect(await listRefunds()).toEqual([
    { amount: 20_000, cause: 'outside', state: 'done' },
    { amount: 30_000, cause: 'agreed', state: 'done' },
  ]);
  await sandbox.refund(order.paymentInfo.id, { idempotencyKey: 'all' });
  await settleNow();
  expect(await read(order)).toMatchObject({ refunded: 1000, paymentInfo: { status: 'refunded' } });
  expect(await readBalances()).toEqual({});
  await expectRightBooks();
});

test('a refund that is on its way while another one comes back is not taken for somebody else’s', async () => {
  const order = await buy();
  const { id } = order.paymentInfo;
  const { payments, refunds, settle, carryOut } = createRefunding();
  const settleNow = async () => {
    const payment = await payments.findByIntent(id);
    if (payment) await settle(payment, 'webhook');
  };
  const returned = await request(order, 30_000);
  await carryOut(returned, 'test');
  const late = await request(order, 60_000);
  // It is given back, and before that is written down, the bank sends the other one back.
  await sandbox.refund(id, { amount: late.amount, idempotencyKey: late.id });
  await sendRefundBack(market.database, returned.id);
  await settleNow();
  await refunds.reopen(returned.id, 'webhook');
  const latest = await request(order, 10_000);
  await settleNow();

  expect(await listRefunds()).toEqual([
    { amount: 30_000, cause: 'agreed', state: 'requested' },
    { amount: 60_000, cause: 'agreed', state: 'done' },
    { amount: 10_000, cause: 'agreed', state: 'requested' },
  ]);
  await carryOut(late, 'test');
  await carryOut(latest, 'test');
  await expectRightBooks();
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'finishRefunds');
  expect(await read(order)).toMatchObject({ refunded: 1000, paymentInfo: { status: 'refunded' } });
  expect(await readBalances()).toEqual({});
  await expectRightBooks();
});

test('a refund that the card provider refuses shows what somebody else has given back', async () => {
  const order = await buy();
  const { carryOut } = createRefunding();
  const refund = await request(order, 90_000);
  await sandbox.refund(order.paymentInfo.id, { amount: 20_000, idempotencyKey: 'by hand' });

  await expect(carryOut(refund, 'test')).rejects.toMatchObject({ status: 400 });

  expect(await listRefunds()).toEqual([
    { amount: 90_000, cause: 'agreed', state: 'withdrawn' },
    { amount: 20_000, cause: 'outside', state: 'done' },
  ]);
  await expectRightBooks();
});

test('a refund that was taken back and is given back all the same is noted as what it is', async () => {
  const order = await buy();
  const { id } = order.paymentInfo;
  const { payments, settle, carryOut } = createRefunding(failing(400));
  const refund = await request(order, 30_000);
  await expect(carryOut(refund, 'test')).rejects.toMatchObject({ status: 400 });
  await sandbox.refund(id, { amount: 30_000, idempotencyKey: refund.id });
  const payment = await payments.findByIntent(id);
  if (payment) await settle(payment, 'webhook');

  expect(await listRefunds()).toEqual([{ amount: 30_000, cause: 'agreed', state: 'done' }]);
  await expectRightBooks();
});

test('money that came back to us is given back again, under another key', async () => {
  const order = await buy();
  await giveBack(order, 100_000);
  const { refunds } = createRefunding();
  const [refund] = await market.database.selectFrom('refunds').selectAll().execute();
  const id = refund?.id ?? '';
  // The bank could not take it.
  await sendRefundBack(market.database, id);

  for (const key of [id, id, 'nobodys', `${id}:1`]) await refunds.reopen(key, 'webhook');

  expect(await listDoers(market, 'refund.failed')).toEqual(['webhook']);
  expect(await listRefunds()).toMatchObject([{ state: 'requested' }]);
  expect(await readBalances()).toEqual({ provider: 100_000, held: -100_000 });
  expect(await read(order)).toMatchObject({ paymentInfo: { status: 'succeeded' } });

  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'finishRefunds');
  const keys = await market.database
    .selectFrom('sandbox_refunds')
    .select('idempotency_key')
    .orderBy('idempotency_key')
    .execute();
  expect(keys.map(({ idempotency_key: key }) => key)).toEqual([id, `${id}:1`]);
  expect((await listTransfers()).map(({ kind }) => kind)).toEqual([
    'paid',
    'refunded',
    'refundFailed',
    'refunded',
  ]);
  await expectRightBooks();
});

test('a late attempt does not take a refund that came back meanwhile for done', async () => {
  const order = await buy();
  const { refunds, carryOut } = createRefunding();
  const refund = await request(order, 30_000);
  await carryOut(refund, 'buyer');
  await sendRefundBack(market.database, refund.id);
  await refunds.reopen(refund.id, 'webhook');

  await carryOut(refund, 'finishRefunds');

  expect(await listRefunds()).toMatchObject([{ state: 'requested' }]);
  expect(await readBalances()).toEqual({ provider: 100_000, held: -100_000 });
  await expect(createRefunding(failing(400)).carryOut(refund, 'late')).rejects.toThrow('Not now.');
  expect(await listRefunds()).toMatchObject([{ state: 'requested' }]);

  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'finishRefunds');
  expect(await sandbox.retrieveIntent(order.paymentInfo.id)).toMatchObject({
    amountRefunded: 30_000,
  });
  expect(await listRefunds()).toMatchObject([{ state: 'done' }]);
  await expectRightBooks();
});

// Shows X29.
test('a chargeback takes the money away, and gives it back when it is won', async () => {
  const order = await buy('tok_createDispute');
  expect(await readBalances()).toEqual({ claims: 100_000, held: -100_000 });
  const { settle } = createPaymentQueries(market.database);
  const paymentId = await findPaymentId(order);
  await settle(paymentId, 'succeeded', soon(1), 'webhook');
  expect(await readBalances()).toEqual({ provider: 100_000, held: -100_000 });
  await market.database.updateTable('sandbox_intents').set({ is_disputed: false }).execute();
  await complete(order);
  await giveBack(order, 10_000);

  await settle(paymentId, 'disputed', soon(2), 'webhook');
  expect(await readBalances()).toEqual({ claims: 90_000, seller: -81_000, commission: -9_000 });
  await expectRightBooks();
  await settle(paymentId, 'refunded', soon(3), 'webhook');

  expect(await listTransfers()).toEqual([
    { kind: 'disputed', claims: 100_000, held: -100_000 },
    { kind: 'won', claims: -100_000, provider: 100_000 },
    { kind: 'released', held: 100_000, seller: -90_000, commission: -10_000 },
    { kind: 'refunded', provider: -10_000, seller: 9_000, commission: 1_000 },
    { kind: 'disputed', provider: -90_000, claims: 90_000 },
    { kind: 'lost', claims: -90_000, seller: 81_000, commission: 9_000 },
  ]);
  expect((await listRefunds()).at(-1)).toMatchObject({ amount: 90_000, cause: 'chargeback' });
  await expectRightBooks();
});

// Shows X29.
test('what was posted does not change, adds up to 0, and is posted once', async () => {
  const order = await buy();
  await complete(order);
  const paymentId = await findPaymentId(order);
  await inTransaction(market.database, (transaction) => postReleased(transaction, [paymentId]));
  expect(await listTransfers()).toHaveLength(2);

  const { database } = market;
  for (const statement of [
    sql`update entries set amount = amount + 1`,
    sql`delete from entries`,
    sql`update transfers set kind = 'paid'`,
    sql`delete from transfers`,
  ]) {
    await expect(statement.execute(database)).rejects.toThrow('does not change');
  }
  const unequal = sql`
    insert into entries (transfer_id, account_id, amount)
      select id, (select id from accounts where kind = 'claims'), 1 from transfers limit 1`;
  await sql`insert into accounts (id, kind) values (gen_random_uuid(), 'claims')`.execute(database);
  await expect(unequal.execute(database)).rejects.toThrow('do not add up to 0');
  const again = sql`
    insert into transfers (id, kind, payment_id, key)
      values (gen_random_uuid(), 'released', ${paymentId}, 'another key')`;
  await expect(again.execute(database)).rejects.toThrow('transfers_released');
  const twice = sql`
    insert into transfers (id, kind, payment_id, key)
      values (gen_random_uuid(), 'paid', gen_random_uuid(), ${`${paymentId}:1`})`;
  await expect(twice.execute(database)).rejects.toThrow('transfers_key_key');
  await expectRightBooks();
});

test('what the version before did to a completed order is posted by the next caller', async () => {
  const order = await buy();
  await complete(order);
  const paymentId = await findPaymentId(order);
  await sql`update payments set status = 'refunded' where id = ${paymentId}`.execute(
    market.database,
  );
  await inTransaction(market.database, (transaction) => postReleased(transaction, [paymentId]));

  expect((await listTransfers()).at(-1)).toEqual({
    kind: 'carriedOver',
    provider: -100_000,
    seller: 90_000,
    commission: 10_000,
  });
  await expectRightBooks();
});

test('what belongs to somebody who has left stays theirs in the books', async () => {
  const order = await buy();
  await complete(order);
  await market.database.deleteFrom('people').where('id', '=', seller._id).execute();
  await giveBack(order, 50_000);

  const accounts = await market.database
    .selectFrom('accounts')
    .select('person_id')
    .where('kind', '=', 'seller')
    .execute();
  expect(accounts).toEqual([{ person_id: seller._id }]);
  expect(await readBalances()).toEqual({ provider: 50_000, seller: -45_000, commission: -5_000 });
  await expectRightBooks();

  // Whose order was completed when they had already left.
  const other = await market.createPerson('Chen Li');
  logo = await shop.offer(other, 1000);
  const later = await buy();
  await market.database.deleteFrom('people').where('id', '=', other._id).execute();
  await sql`update orders set stage = 'completed' where id = ${later._id}`.execute(market.database);
  const paymentId = await findPaymentId(later);
  await inTransaction(market.database, (transaction) => postReleased(transaction, [paymentId]));
  expect(await readBalances()).toMatchObject({ seller: -135_000 });
  await expectRightBooks();
});
