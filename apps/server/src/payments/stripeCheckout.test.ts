import type { Order, Service } from '@market/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signEvent } from './stripeWebhooks.ts';
import { countOrders, createShop, listDoers, type Shop } from '../testing/createShop.ts';
import { createStripeStandIn } from '../testing/createStripeStandIn.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';
import { createPaymentParts } from '../app/createPaymentParts.ts';

const keys = {
  publishableKey: 'pk_test_standin',
  secretKey: 'sk_test_standin',
  webhookSecret: 'whsec_standin',
};

let standIn: Awaited<ReturnType<typeof createStripeStandIn>>;
let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logoDesign: Service;
let requestsBefore: number;

beforeAll(async () => {
  standIn = await createStripeStandIn(keys.secretKey, '2026-10-28.endive');
  market = await createTestMarket({ stripe: { ...keys, apiUrl: standIn.url } });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logoDesign = await shop.offer(seller);
  requestsBefore = standIn.requests.length;
});

afterEach(() => {
  const [complaint] = standIn.complaints;
  if (complaint) throw new Error(complaint);
});

afterAll(async () => {
  await market.close();
  await standIn.close();
});

/** Sends what Stripe would send about an intent, and gives the status of the answer. */
async function notify(
  intentId: string,
  type: string,
  object: object = { object: 'payment_intent' },
) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object: { id: intentId, payment_intent: intentId, ...object } },
  });
  const { status } = await fetch(`${market.url}/api/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(payload, keys.webhookSecret),
    },
    body: payload,
  });
  return status;
}

async function buy(): Promise<Order> {
  const { intentId } = await shop.start(buyer, logoDesign);
  standIn.succeed(intentId);
  const { order } = await shop.order(buyer, logoDesign, intentId);
  return order;
}

const listPayments = () =>
  market.database.selectFrom('payments').select(['intent_id', 'status']).execute();

/** The refunds that the test has asked Stripe for. */
const listRefunds = () =>
  standIn.requests
    .slice(requestsBefore)
    .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

/** Runs a job of this shop once, now. Gives what it complained about. */
async function run(name: string) {
  const { jobs } = await createPaymentParts(market.database, { ...keys, apiUrl: standIn.url });
  return runJob(jobs, name);
}

const readStatus = async ({ _id: id }: Order) =>
  (await buyer.getOrder({ id })).order.paymentInfo.status;

test('the site gets Stripe’s key, and the offline provider is not there', async () => {
  expect(await buyer.getCardProviderKey()).toEqual({ stripeApiKey: 'pk_test_standin' });
  await expect(
    shop.provider.confirmPayment({ client_secret: 'pi_1_secret_1', token: 'tok_visa' }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a payment at Stripe becomes one order, told by browser and webhook', async () => {
  const { intentId } = await shop.start(buyer, logoDesign);
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toMatchObject({ status: 402 });

  standIn.succeed(intentId);
  const [answer] = await Promise.all([
    shop.order(buyer, logoDesign, intentId),
    notify(intentId, 'payment_intent.succeeded'),
    notify(intentId, 'payment_intent.succeeded'),
  ]);

  expect(answer.order).toMatchObject({ totalPrice: 1299, paymentInfo: { status: 'succeeded' } });
  expect(await countOrders(market)).toBe(1);
});

test('a payment by amount alone at Stripe becomes the order that says what for, or is given back', async () => {
  const { intentId } = await shop.startByAmount(buyer, 1299);
  const { intentId: forgotten } = await shop.startByAmount(buyer, 1299);
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toMatchObject({ status: 402 });
  standIn.succeed(intentId);
  standIn.succeed(forgotten);
  await Promise.all([
    shop.order(buyer, logoDesign, intentId),
    notify(intentId, 'payment_intent.succeeded'),
    notify(forgotten, 'payment_intent.succeeded'),
  ]);

  await market.database
    .updateTable('deposits')
    .set({ captured_at: new Date(0), check_at: new Date(0) })
    .execute();
  await run('returnDeposits');

  expect((await buyer.listMyOrders()).orders).toMatchObject([{ paymentInfo: { id: intentId } }]);
  expect(await notify(intentId, 'charge.refunded')).toBe(200);
  expect((await buyer.listMyOrders()).orders).toMatchObject([
    { paymentInfo: { status: 'succeeded' } },
  ]);
  await expect(shop.order(buyer, logoDesign, forgotten)).rejects.toThrow(
    'This payment has been given back.',
  );
});

test('Stripe is asked for one return of a deposit, however often, and for each for its own', async () => {
  const deposits = [await shop.startByAmount(buyer, 1299), await shop.startByAmount(buyer, 1299)];
  for (const { intentId } of deposits) standIn.succeed(intentId);
  await market.database
    .updateTable('deposits')
    .set({ captured_at: new Date(0), check_at: new Date(0) })
    .execute();
  await run('returnDeposits');
  // As if the server had ended before it wrote down that the money is back.
  standIn.forgetRefunds();
  await market.database
    .updateTable('deposits')
    .set({ status: 'returning', check_at: new Date(0) })
    .execute();
  await run('returnDeposits');

  for (const { intentId } of deposits) {
    const ofDeposit = listRefunds().filter(({ fields }) => fields['payment_intent'] === intentId);
    expect(ofDeposit).toHaveLength(2);
    expect(new Set(ofDeposit.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  }
});

test('asks Stripe again when it did not answer, and starts one payment', async () => {
  standIn.failNext('unavailable');
  standIn.failNext('cutOff');

  const { secret } = await shop.start(buyer, logoDesign, 'key-1');
  expect((await shop.start(buyer, logoDesign, 'key-1')).secret).toBe(secret);
});

test('Stripe is not asked again about a payment whose order is there', async () => {
  const { _id, paymentInfo } = await buy();
  const countAsked = () =>
    standIn.requests.filter(({ path }) => path.includes(paymentInfo.id)).length;
  const before = countAsked();

  const { order } = await shop.order(buyer, logoDesign, paymentInfo.id);

  expect(order._id).toBe(_id);
  expect(before).toBeGreaterThan(0);
  expect(countAsked()).toBe(before);
});

test('the reconciler finds what Stripe has charged and nobody told', async () => {
  const { intentId } = await shop.start(buyer, logoDesign);
  standIn.succeed(intentId);

  await run('reconcilePayments');

  expect((await buyer.listMyOrders()).orders).toMatchObject([{ paymentInfo: { id: intentId } }]);
});

test.each([
  ['in another currency', { currency: 'usd' }],
  ['that brought less', { amount_received: 100 }],
  ['that brought more', { amount_received: 129_901 }],
  ['over another amount', { amount: 100 }],
])('a charge %s than was agreed is given back and becomes no order', async (_what, charged) => {
  const { intentId } = await shop.start(buyer, logoDesign);
  standIn.succeed(intentId, charged);

  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toMatchObject({ status: 402 });

  expect(await listPayments()).toMatchObject([{ intent_id: intentId, status: 'refunded' }]);
  expect(listRefunds()).toMatchObject([{ fields: { payment_intent: intentId } }]);
  expect(await countOrders(market)).toBe(0);
});

test('Stripe is asked for one refund, however often, and for each payment for its own', async () => {
  const orders = [await buy(), await buy()];
  for (const { _id: id } of orders) {
    await seller.refundOrder({ id });
    await seller.refundOrder({ id });
  }
  // As if the server had ended before it wrote down that the money is back.
  await market.database
    .updateTable('payments')
    .set({ status: 'succeeded', refunded_paise: 0 })
    .execute();
  await market.database.updateTable('refunds').set({ state: 'requested', done_at: null }).execute();
  await run('finishRefunds');

  for (const order of orders) {
    const ofOrder = listRefunds().filter(
      ({ fields }) => fields['payment_intent'] === order.paymentInfo.id,
    );
    expect(ofOrder).toHaveLength(2);
    expect(new Set(ofOrder.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await readStatus(order)).toBe('refunded');
  }
});

test('a refund that Stripe refuses is taken back, and the order can be delivered', async () => {
  const order = await buy();
  standIn.failNext('refused');

  await expect(seller.refundOrder({ id: order._id })).rejects.toMatchObject({ status: 400 });

  expect(await run('finishRefunds')).toEqual([]);
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });
  expect(await readStatus(order)).toBe('succeeded');
  expect(listRefunds()).toHaveLength(1);
});

test('a refund for which Stripe could not be reached stays decided, and is finished later', async () => {
  const order = await buy();
  // Stripe's own client asks three times.
  for (let attempt = 0; attempt < 3; attempt += 1) standIn.failNext('unavailable');

  const path = `/api/order/myOrders/${order._id}/refund`;
  expect((await seller.fetch(path, { method: 'PUT' })).status).toBe(502);
  await expect(seller.updateOrder({ id: order._id, orderStatus: 'Delivered' })).rejects.toThrow(
    'The money for this order has been given back',
  );

  expect(await run('finishRefunds')).toEqual([]);
  expect(await readStatus(order)).toBe('refunded');
  expect(await listDoers(market, 'payment.refunded')).toEqual(['finishRefunds']);
});

test('one refund that fails is reported and does not hold up the others', async () => {
  const orders = [await buy(), await buy()];
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();
  standIn.failNext('refused');

  const complaints = await run('finishRefunds');

  const statuses = await Promise.all(orders.map(readStatus));
  expect(statuses.toSorted()).toEqual(['refunded', 'succeeded']);
  const refused = await market.database
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  expect(complaints).toMatchObject([
    {
      payment: refused.id,
      msg: 'A refund could not be finished yet',
      err: { message: expect.stringContaining('This cannot be done.') },
    },
  ]);
});

// Shows X29.
test('what is given back in part at Stripe is told, and comes back when the bank cannot take it', async () => {
  const order = await buy();
  const { id } = order.paymentInfo;
  const readRefunded = async () => (await buyer.getOrder({ id: order._id })).order.refunded;
  standIn.giveBack(id, 30_000);
  expect(await notify(id, 'charge.refunded', { object: 'charge' })).toBe(200);
  expect(await notify(id, 'charge.refunded', { object: 'charge' })).toBe(200);
  expect(await readRefunded()).toBe(300);
  expect(await readStatus(order)).toBe('succeeded');

  await seller.refundOrder({ id: order._id });
  expect(await readStatus(order)).toBe('refunded');
  expect(listRefunds().map(({ fields }) => fields['amount'])).toEqual(['99900']);
  const key = listRefunds()[0]?.idempotencyKey ?? '';
  standIn.sendRefundBack(key);
  const failed = { object: 'refund', metadata: { refund: key } };
  expect(await notify(id, 'refund.failed', failed)).toBe(200);
  expect(await notify(id, 'refund.failed', failed)).toBe(200);
  expect(await readRefunded()).toBe(300);

  expect(await run('finishRefunds')).toEqual([]);
  expect(await readStatus(order)).toBe('refunded');
  expect(await readRefunded()).toBe(1299);
  expect(listRefunds().map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, `${key}:1`]);
});

test('a dispute that is lost is money that is back, and one refund', async () => {
  const order = await buy();
  const { id } = order.paymentInfo;
  standIn.dispute(id, 'needs_response');
  await notify(id, 'charge.dispute.created', { object: 'dispute' });
  standIn.dispute(id, 'lost');
  await notify(id, 'charge.dispute.closed', { object: 'dispute' });
  await notify(id, 'charge.dispute.closed', { object: 'dispute' });

  expect(await readStatus(order)).toBe('refunded');
  const refunds = await market.database
    .selectFrom('refunds')
    .select(['amount', 'cause', 'state'])
    .execute();
  expect(refunds).toEqual([{ amount: 129_900, cause: 'chargeback', state: 'done' }]);
});

test('one payment or deposit that fails is reported and does not hold up the others', async () => {
  for (let index = 0; index < 2; index += 1) {
    standIn.succeed((await shop.start(buyer, logoDesign)).intentId);
    standIn.succeed((await shop.startByAmount(buyer, 1299)).intentId);
  }

  standIn.failNext('refused');
  const ofPayments = await run('reconcilePayments');
  standIn.failNext('refused');
  const ofDeposits = await run('returnDeposits');

  expect(await countOrders(market)).toBe(1);
  const missed = await market.database
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const unseen = await market.database
    .selectFrom('deposits')
    .select('id')
    .where('captured_at', 'is', null)
    .executeTakeFirstOrThrow();
  const err = { message: expect.stringContaining('This cannot be done.') };
  expect(ofPayments).toMatchObject([
    { payment: missed.id, msg: 'A payment could not be reconciled yet', err },
  ]);
  expect(ofDeposits).toMatchObject([
    { deposit: unseen.id, msg: 'A deposit could not be settled yet', err },
  ]);
});

test('no job asks the card provider more often than once a minute', async () => {
  const { jobs } = await createPaymentParts(market.database, { ...keys, apiUrl: standIn.url });
  // The job that lets time pass for orders asks the database alone.
  for (const { name, pause } of jobs.filter((job) => job.name !== 'advanceOrders'))
    expect({ name, isRare: pause >= 60_000 }).toMatchObject({ isRare: true });
});

test('a payment that only Stripe remembers gets its order back', async () => {
  const order = await buy();
  await market.database.deleteFrom('orders').execute();
  await market.database.deleteFrom('payments').execute();
  const { intentId: unpaid } = await shop.start(buyer, logoDesign);
  await shop.startByAmount(buyer, 1299);
  await market.database.deleteFrom('payments').execute();
  await market.database.deleteFrom('deposits').execute();

  await run('restorePayments');
  await run('restorePayments');

  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([
    { totalPrice: 1299, orderInfo: order.orderInfo, paymentInfo: order.paymentInfo },
  ]);
  // What nobody has paid is left where it is: it may be somebody's who is gone.
  const restored = (await listPayments()).map(({ intent_id: intentId }) => intentId);
  expect(restored).toContain(order.paymentInfo.id);
  expect(restored).not.toContain(unpaid);
  expect(await market.database.selectFrom('deposits').select('id').execute()).toEqual([]);
});

test('a payment that was disputed while only Stripe remembered it gets its order back', async () => {
  const order = await buy();
  standIn.dispute(order.paymentInfo.id, 'needs_response');
  await market.database.deleteFrom('orders').execute();
  await market.database.deleteFrom('payments').execute();
  const { jobs } = await createPaymentParts(market.database, { ...keys, apiUrl: standIn.url });
  await runJob(jobs, 'restorePayments');

  expect((await buyer.listMyOrders()).orders).toMatchObject([
    { paymentInfo: { id: order.paymentInfo.id, status: 'disputed' } },
  ]);
});

test('refunds and disputes reach the order', async () => {
  const refunded = await buy();
  await seller.refundOrder({ id: refunded._id });
  expect(await readStatus(refunded)).toBe('refunded');

  const disputed = await buy();
  const { id } = disputed.paymentInfo;
  standIn.dispute(id, 'needs_response');
  expect(await notify(id, 'charge.dispute.created', { object: 'dispute' })).toBe(200);
  expect(await readStatus(disputed)).toBe('disputed');
  standIn.dispute(id, 'won');
  expect(await notify(id, 'charge.dispute.closed', { object: 'dispute' })).toBe(200);
  expect(await readStatus(disputed)).toBe('succeeded');
});
