import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sandboxCards } from '@market/card-sandbox/cards';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { createSandboxPayments, type SandboxPayments } from './createSandboxPayments.ts';

/** What our own backend is here: it hears webhooks, and may be out of order. */
const received: { type: string; intentId: string | null }[] = [];
let isOutOfOrder = false;
const backend = createServer(async (request, response) => {
  const body = await text(request);
  const signature = String(request.headers['stripe-signature']);
  if (isOutOfOrder) response.statusCode = 500;
  else received.push(payments.verifyWebhook(Buffer.from(body), signature));
  response.end();
});

let market: TestDatabase;
let payments: SandboxPayments;
let webhookUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  webhookUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  market = await createTestDatabase();
  payments = await createSandboxPayments(market.database);
});

beforeEach(async () => {
  received.length = 0;
  isOutOfOrder = false;
  await market.empty();
});

afterAll(async () => {
  await market.close();
  backend.close();
});

let lastKey = 0;
const createIntent = () =>
  payments.createIntent({
    amount: 129_900,
    currency: 'inr',
    description: 'Logo design',
    metadata: { payment_id: 'payment-1' },
    idempotencyKey: `key-${(lastKey += 1)}`,
  });

const deliver = () => payments.deliverWebhooks(webhookUrl);
const retrieveStatus = async (id: string) => (await payments.retrieveIntent(id)).status;

/** What a browser does with a card, the challenge included. */
async function pay(clientSecret: string, token: string) {
  const outcome = await payments.confirm(clientSecret, token);
  return outcome?.paymentIntent.status === 'requires_action'
    ? payments.completeChallenge(clientSecret, true)
    : outcome;
}

test('gives the same intent for the same key', async () => {
  const description = {
    amount: 29_800,
    currency: 'inr' as const,
    description: 'Logo design',
    metadata: {},
    idempotencyKey: 'twice',
  };
  const [first, second] = await Promise.all([
    payments.createIntent(description),
    payments.createIntent(description),
  ]);

  expect(second).toEqual(first);
});

test.each(sandboxCards)('$number: $name', async ({ token, error, isDisputed }) => {
  const { id, clientSecret } = await createIntent();

  const outcome = await pay(clientSecret, token);

  expect(outcome?.error).toEqual(error ?? undefined);
  expect(outcome?.paymentIntent.status).toBe(error ? 'requires_payment_method' : 'succeeded');
  const paid = isDisputed ? 'disputed' : 'succeeded';
  expect(await payments.retrieveIntent(id)).toMatchObject({
    status: error ? 'failed' : paid,
    amountReceived: error ? 0 : 129_900,
  });
});

test('asks for a challenge before anything is charged, and refuses when it is not passed', async () => {
  const { id, clientSecret } = await createIntent();

  const asked = await payments.confirm(clientSecret, 'tok_threeDSecure2Required');
  expect(asked).toEqual({
    paymentIntent: { id, amount: 129_900, currency: 'inr', status: 'requires_action' },
  });
  expect(await retrieveStatus(id)).toBe('open');

  const failed = await payments.completeChallenge(clientSecret, false);
  expect(failed?.error?.code).toBe('payment_intent_authentication_failure');
  expect(await retrieveStatus(id)).toBe('failed');

  expect((await pay(clientSecret, 'tok_visa'))?.paymentIntent.status).toBe('succeeded');
});

test('charges once, however often it is confirmed', async () => {
  const { clientSecret } = await createIntent();

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => payments.confirm(clientSecret, 'tok_visa')),
  );

  expect(outcomes.filter((outcome) => !outcome?.error)).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome?.error)).toMatchObject({
    paymentIntent: { status: 'succeeded' },
    error: { code: 'payment_intent_unexpected_state' },
  });
  expect(await deliver()).toBe(1);
});

test('knows neither other secrets nor other cards', async () => {
  const { clientSecret } = await createIntent();

  expect(await payments.confirm('pi_1_secret_guess', 'tok_visa')).toBeNull();
  expect((await payments.confirm(clientSecret, 'tok_mine'))?.error?.message).toBe(
    "No such token: 'tok_mine'",
  );
});

test('signs its webhooks and repeats them until they have arrived', async () => {
  const { id, clientSecret } = await createIntent();
  await payments.confirm(clientSecret, 'tok_visa');

  isOutOfOrder = true;
  expect(await deliver()).toBe(0);
  isOutOfOrder = false;
  expect(await deliver()).toBe(0);
  await market.database
    .updateTable('sandbox_webhooks')
    .set({ due_at: new Date(0) })
    .execute();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);

  expect(received).toMatchObject([{ type: 'payment_intent.succeeded', intentId: id }]);
});

/** Pays with a card and tells how many webhooks arrive. */
async function countArrivals(token: string) {
  const { clientSecret } = await createIntent();
  await payments.confirm(clientSecret, token);
  return (await deliver()) + (await deliver());
}

test('sends a webhook late, twice or never when the card says so', async () => {
  expect(await countArrivals('tok_sandbox_webhookLate')).toBe(0);
  expect(await countArrivals('tok_sandbox_webhookLost')).toBe(0);
  expect(await countArrivals('tok_sandbox_webhookDoubled')).toBe(2);
});

test('gives money back once, and cancels only what nobody has paid', async () => {
  const paid = await createIntent();
  const unpaid = await createIntent();
  await payments.confirm(paid.clientSecret, 'tok_visa');
  await deliver();

  expect((await payments.cancelIntent(paid.id)).status).toBe('succeeded');
  expect((await payments.refund(paid.id, { idempotencyKey: 'refund' })).status).toBe('refunded');
  expect((await payments.refund(paid.id, { idempotencyKey: 'refund' })).status).toBe('refunded');
  expect((await payments.cancelIntent(unpaid.id)).status).toBe('canceled');
  expect((await pay(unpaid.clientSecret, 'tok_visa'))?.error?.code).toBe(
    'payment_intent_unexpected_state',
  );

  expect(await deliver()).toBe(1);
  expect(received.at(-1)).toMatchObject({ type: 'charge.refunded', intentId: paid.id });
});

// Shows X29.
test('gives money back in part, once for each key, and no more than there is', async () => {
  const { id, clientSecret } = await createIntent();
  await payments.confirm(clientSecret, 'tok_visa');
  const { amount } = await payments.retrieveIntent(id);
  const some = { amount: 100, idempotencyKey: 'some' };

  expect(await payments.refund(id, some)).toMatchObject({
    status: 'succeeded',
    amountReceived: amount,
    amountRefunded: 100,
  });
  expect(await payments.refund(id, some)).toMatchObject({
    amountRefunded: 100,
    refunds: [{ key: 'some', amount: 100 }],
  });
  await expect(payments.refund(id, { amount, idempotencyKey: 'too much' })).rejects.toMatchObject({
    status: 400,
  });
  expect(await payments.refund(id, { idempotencyKey: 'rest' })).toMatchObject({
    status: 'refunded',
    amountRefunded: amount,
  });
});

async function listIds(since: Date) {
  const ids = new Set<string>();
  for await (const { id } of payments.listIntents(since)) ids.add(id);
  return ids;
}

test('lists every intent since a moment', async () => {
  const created = await Promise.all(Array.from({ length: 120 }, createIntent));

  expect(await listIds(new Date(0))).toEqual(new Set(created.map(({ id }) => id)));
  expect((await listIds(new Date(Date.now() + 1000))).size).toBe(0);
});
