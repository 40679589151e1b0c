import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { countOrders, createShop, listDoers, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logoDesign = await shop.offer(seller);
});

afterAll(() => market.close());

async function reconcile() {
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'reconcilePayments');
}

/** Pays with a card whose webhook never comes, and tells nobody. */
async function paySilently() {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  return intentId;
}

/** Lets so many hours go by for all payments. */
const letPass = (hours: number) =>
  market.database
    .updateTable('payments')
    .set({
      created_at: sql<Date>`created_at - ${hours} * interval '1 hour'`,
      check_at: new Date(0),
    })
    .execute();

const readPayments = () =>
  market.database.selectFrom('payments').select(['status', 'settled_at']).execute();

test('finds a payment of which neither browser nor webhook has told', async () => {
  const intentId = await paySilently();
  expect(await countOrders(market)).toBe(0);

  await Promise.all([reconcile(), reconcile()]);

  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ paymentInfo: { id: intentId, status: 'succeeded' } }]);
  expect((await shop.order(buyer, logoDesign, intentId)).order).toMatchObject(orders[0] ?? {});
  expect(await listDoers(market, 'order.placed')).toEqual(['reconcilePayments']);
});

test('places the order although the service has left the market meanwhile', async () => {
  await paySilently();
  await seller.deleteService({ id: logoDesign._id });

  await reconcile();

  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ service: { title: 'Logo design', price: 1299 } }]);
});

test('leaves a payment alone that somebody may still make', async () => {
  const { secret } = await shop.start(buyer, logoDesign);

  await reconcile();
  expect(await readPayments()).toMatchObject([{ status: 'open', settled_at: null }]);

  const { paymentIntent } = await shop.charge(secret);
  expect(paymentIntent.status).toBe('succeeded');
});

test('calls off what nobody has paid for a day, so that it can be started anew', async () => {
  const { secret } = await shop.start(buyer, logoDesign, 'key-1');
  await letPass(23);
  await reconcile();
  expect(await readPayments()).toMatchObject([{ status: 'open', settled_at: null }]);

  await letPass(2);
  await reconcile();

  expect(await readPayments()).toMatchObject([
    { status: 'canceled', settled_at: expect.any(Date) },
  ]);
  expect((await shop.charge(secret)).paymentIntent.status).toBe('canceled');
  expect((await shop.start(buyer, logoDesign, 'key-1')).secret).not.toBe(secret);
  expect(await countOrders(market)).toBe(0);
});

/** Lets so many days go by since payments were settled, and cleans up. Gives what is left. */
async function forgetAfter(days: number) {
  await market.database
    .updateTable('payments')
    .set({ settled_at: sql<Date>`now() - ${days} * interval '1 day'` })
    .where('settled_at', 'is not', null)
    .execute();
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'forgetUnpaid');
  return (await readPayments()).map(({ status }) => status).toSorted();
}

test('forgets a month later what was called off, and nothing that money has touched', async () => {
  await shop.start(buyer, logoDesign);
  await letPass(25);
  await reconcile();
  await paySilently();
  await reconcile();
  await shop.start(buyer, logoDesign);
  expect(await forgetAfter(29)).toEqual(['canceled', 'open', 'succeeded']);
  expect(await forgetAfter(31)).toEqual(['open', 'succeeded']);
});

test('calls off what the card provider has never heard of, after a day as well', async () => {
  await shop.start(buyer, logoDesign);
  await market.database
    .updateTable('payments')
    .set({ intent_id: null, client_secret: null })
    .execute();
  await letPass(23);
  await reconcile();
  expect(await readPayments()).toMatchObject([{ status: 'open', settled_at: null }]);

  await letPass(2);
  await reconcile();
  expect(await readPayments()).toMatchObject([
    { status: 'canceled', settled_at: expect.any(Date) },
  ]);
  expect(await listDoers(market, 'payment.canceled')).toEqual(['reconcilePayments']);
});

test('calls off what was paid after a day only when it was not paid', async () => {
  await paySilently();
  await letPass(25);

  await reconcile();

  expect(await countOrders(market)).toBe(1);
});

test('gives back money that is not what was agreed', async () => {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await market.database.updateTable('sandbox_intents').set({ amount: 100 }).execute();
  await shop.charge(secret, 'tok_sandbox_webhookLost');

  await reconcile();

  expect(await readPayments()).toMatchObject([
    { status: 'refunded', settled_at: expect.any(Date) },
  ]);
  expect(
    await market.database.selectFrom('sandbox_intents').select(['id', 'is_refunded']).execute(),
  ).toEqual([{ id: intentId, is_refunded: true }]);
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toMatchObject({ status: 402 });
  expect(await countOrders(market)).toBe(0);
});
