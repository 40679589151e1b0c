import type { Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signEvent } from './stripeWebhooks.ts';
import { countOrders, createShop, until, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let secret: string;
let seller: TestPerson;
let buyer: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
  const row = await market.database
    .selectFrom('sandbox_secrets')
    .selectAll()
    .executeTakeFirstOrThrow();
  secret = row.webhook_secret;
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logoDesign = await shop.offer(seller);
});

afterAll(() => market.close());

const toEvent = (intentId: string) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent' } },
  });

/** Sends a webhook and gives the status of the answer. */
async function send(payload: string, signature = signEvent(payload, secret)) {
  const { status } = await fetch(`${market.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return status;
}

async function pay(token: string) {
  const { secret: clientSecret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(clientSecret, token);
  return intentId;
}

test('a webhook places the order when the browser never comes back', async () => {
  await pay('tok_visa');

  await until(async () => (await countOrders(market)) === 1);
  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ totalPrice: 1299, paymentInfo: { status: 'succeeded' } }]);
});

test('a webhook before, after and twice beside the browser’s own call is one order', async () => {
  const first = await pay('tok_sandbox_webhookLost');
  expect(await send(toEvent(first))).toBe(200);
  await shop.order(buyer, logoDesign, first);
  expect(await send(toEvent(first))).toBe(200);

  const second = await pay('tok_sandbox_webhookDoubled');
  await Promise.all([
    send(toEvent(second)),
    shop.order(buyer, logoDesign, second),
    send(toEvent(second)),
  ]);
  await until(async () => (await countDue()) === 0);

  expect(await countOrders(market)).toBe(2);
});

async function countDue() {
  const due = await market.database.selectFrom('sandbox_webhooks').select('id').execute();
  return due.length;
}

test('a webhook that says too much is not believed', async () => {
  const { intentId } = await shop.start(buyer, logoDesign);

  expect(await send(toEvent(intentId))).toBe(200);
  expect(await countOrders(market)).toBe(0);
});

test('a forged, changed, stale or unsigned webhook is refused', async () => {
  const payload = toEvent(await pay('tok_sandbox_webhookLost'));
  const longAgo = Math.floor(Date.now() / 1000) - 301;

  expect(await send(payload, signEvent(payload, 'whsec_guess'))).toBe(400);
  expect(await send(`${payload} `, signEvent(payload, secret))).toBe(400);
  expect(await send(payload, signEvent(payload, secret, longAgo))).toBe(400);
  expect(await send(payload, '')).toBe(400);
  expect(await send('', signEvent('', secret))).toBe(400);
  expect(await countOrders(market)).toBe(0);
});

test('the answer says whether a webhook was heard', async () => {
  const payload = toEvent('pi_of_another_shop');
  const answer = async (headers: Record<string, string>) => {
    const response = await fetch(`${market.url}/api/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: payload,
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await answer({ 'stripe-signature': signEvent(payload, secret) })).toEqual({
    status: 200,
    body: { received: true },
  });
  expect(await answer({})).toEqual({
    status: 400,
    body: { message: 'The signature of this webhook is not right.' },
  });
});

test('a webhook about somebody else’s payment is heard and forgotten', async () => {
  expect(await send(toEvent('pi_of_another_shop'))).toBe(200);
});

test('a dispute reaches the order', async () => {
  await pay('tok_createDispute');

  await until(async () => (await countOrders(market)) === 1);
  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ paymentInfo: { status: 'disputed' } }]);
  expect((await seller.listSales()).totalAmount).toBe(0);
});
