import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStripeStandIn } from '../testing/createStripeStandIn.ts';
import { InvalidSignatureError, PaymentProviderError } from './PaymentProvider.ts';
import type { PaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import { createStripePayments } from './stripePayments.ts';
import { signEvent } from './stripeWebhooks.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';

let standIn: Awaited<ReturnType<typeof createStripeStandIn>>;
let payments: PaymentProvider;

beforeAll(async () => {
  standIn = await createStripeStandIn(secretKey, '2026-10-28.endive');
  payments = createStripePayments({
    publishableKey: 'pk_test_standin',
    secretKey,
    webhookSecret,
    apiUrl: standIn.url,
  });
});

afterEach(() => {
  const [complaint] = standIn.complaints;
  if (complaint) throw new Error(complaint);
});
afterAll(() => standIn.close());

let lastKey = 0;
const logoDesign = () => ({
  amount: 129_900,
  currency: 'inr' as const,
  description: 'Logo design',
  metadata: { payment_id: 'payment-1' },
  idempotencyKey: `key-${(lastKey += 1)}`,
});

async function createSucceeded() {
  const { id } = await payments.createIntent(logoDesign());
  standIn.succeed(id);
  return id;
}

test('creates an intent for a card, in paise, with what we want to remember', async () => {
  const intent = await payments.createIntent(logoDesign());

  expect(intent).toMatchObject({
    amount: 129_900,
    amountReceived: 0,
    currency: 'inr',
    status: 'open',
    metadata: { payment_id: 'payment-1' },
  });
  expect(intent.clientSecret).toContain(`${intent.id}_secret_`);
  expect(standIn.requests.at(-1)?.fields).toMatchObject({
    'allowed_payment_method_types[0]': 'card',
    description: 'Logo design',
  });
});

test('gets the same intent when the answer was lost and it has to ask again', async () => {
  const before = standIn.requests.length;
  standIn.failNext('cutOff');
  standIn.failNext('unavailable');

  const description = logoDesign();
  const intent = await payments.createIntent(description);

  expect(standIn.requests.slice(before).map(({ idempotencyKey }) => idempotencyKey)).toEqual(
    Array(3).fill(description.idempotencyKey),
  );
  expect((await payments.createIntent(description)).id).toBe(intent.id);
});

test('says what the provider said when it refuses', async () => {
  const tooCheap = payments.createIntent({ ...logoDesign(), amount: 1 });

  await expect(tooCheap).rejects.toThrow(PaymentProviderError);
  await expect(tooCheap).rejects.toThrow('Amount must be at least ₹0.50 inr');
});

test('tells how a payment stands', async () => {
  const { id } = await payments.createIntent(logoDesign());
  const status = async () => (await payments.retrieveIntent(id)).status;

  expect(await status()).toBe('open');
  standIn.decline(id);
  expect(await status()).toBe('failed');
  standIn.succeed(id);
  expect(await payments.retrieveIntent(id)).toMatchObject({
    status: 'succeeded',
    amountReceived: 129_900,
  });
  standIn.dispute(id, 'needs_response');
  expect(await status()).toBe('disputed');
  standIn.dispute(id, 'won');
  expect(await status()).toBe('succeeded');
  standIn.dispute(id, 'lost');
  expect(await status()).toBe('refunded');
});

// Shows X29.
test('gives some of the money back, once for each key, and never more than there is', async () => {
  const id = await createSucceeded();
  const refund = (amount: number, idempotencyKey: string) =>
    payments.refund(id, { amount, idempotencyKey });

  expect(await refund(30_000, 'some')).toMatchObject({
    status: 'succeeded',
    amountReceived: 129_900,
    amountRefunded: 30_000,
  });
  expect(await refund(30_000, 'some')).toMatchObject({ amountRefunded: 30_000 });
  await expect(refund(99_901, 'too much')).rejects.toMatchObject({ status: 400 });
  expect(await payments.refund(id, { idempotencyKey: 'rest' })).toMatchObject({
    status: 'refunded',
    amountRefunded: 129_900,
  });
  expect(standIn.requests.findLast(({ method }) => method === 'POST')?.fields).toEqual({
    payment_intent: id,
    'metadata[refund]': 'rest',
  });
});

test('tells each refund with its key, however many there are, but for those that came back', async () => {
  const id = await createSucceeded();
  expect((await payments.retrieveIntent(id)).refunds).toEqual([]);
  for (const key of ['first', 'second']) {
    await payments.refund(id, { amount: 30_000, idempotencyKey: key });
  }
  standIn.sendRefundBack('first');
  for (let count = 0; count < 101; count += 1) standIn.giveBack(id, 1);

  const { refunds, amountRefunded } = await payments.retrieveIntent(id);
  expect(refunds).toHaveLength(102);
  expect(refunds).toContainEqual({ key: 'second', amount: 30_000 });
  expect(refunds).toContainEqual({ key: null, amount: 1 });
  expect(amountRefunded).toBe(30_101);
});

test('gives the money back once', async () => {
  const id = await createSucceeded();

  expect((await payments.refund(id, { idempotencyKey: 'refund-1' })).status).toBe('refunded');
  expect((await payments.refund(id, { idempotencyKey: 'refund-1' })).status).toBe('refunded');
  expect((await payments.refund(id, { idempotencyKey: 'refund-2' })).status).toBe('refunded');
});

test('cancels what nobody has paid, and leaves what somebody has', async () => {
  const { id: unpaid } = await payments.createIntent(logoDesign());
  const paid = await createSucceeded();

  expect((await payments.cancelIntent(unpaid)).status).toBe('canceled');
  expect((await payments.cancelIntent(paid)).status).toBe('succeeded');
});

test('lists every intent since a moment, over several pages', async () => {
  const since = new Date();
  const created: PaymentIntent[] = [];
  for (let count = 0; count < 120; count += 1) {
    created.push(await payments.createIntent(logoDesign()));
  }

  const listed = new Set<string>();
  for await (const { id } of payments.listIntents(since)) listed.add(id);

  expect(created.filter(({ id }) => !listed.has(id))).toEqual([]);
});

const toEvent = (object: Record<string, unknown>, type = 'some.event') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });

const readSigned = (object: Record<string, unknown>, type?: string) => {
  const payload = toEvent(object, type);
  return payments.verifyWebhook(Buffer.from(payload), signEvent(payload, webhookSecret));
};

test('reads what Stripe has signed, whichever thing it is about', () => {
  expect(readSigned({ object: 'payment_intent', id: 'pi_1' })).toEqual({
    id: 'evt_1',
    type: 'some.event',
    intentId: 'pi_1',
    failedRefundKey: null,
  });
  expect(readSigned({ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }).intentId).toBe(
    'pi_2',
  );
  expect(readSigned({ object: 'dispute', id: 'dp_1', payment_intent: 'pi_3' }).intentId).toBe(
    'pi_3',
  );
  expect(readSigned({ object: 'customer', id: 'cus_1' }).intentId).toBeNull();
});

test('reads which refund of ours has failed', () => {
  const refund = { object: 'refund', payment_intent: 'pi_1', metadata: { refund: 'our-key' } };

  expect(readSigned(refund, 'refund.failed').failedRefundKey).toBe('our-key');
  expect(readSigned({ ...refund, metadata: {} }, 'refund.failed').failedRefundKey).toBeNull();
  expect(readSigned(refund, 'refund.updated').failedRefundKey).toBeNull();
});

const reading = (body: string, signature: string) => () =>
  payments.verifyWebhook(Buffer.from(body), signature);

test('refuses a webhook that is forged, changed or older than 300 s', () => {
  const payload = toEvent({ object: 'payment_intent', id: 'pi_1' });
  const longAgo = Math.floor(Date.now() / 1000) - 301;

  expect(reading(payload, '')).toThrow(InvalidSignatureError);
  expect(reading(payload, signEvent(payload, 'whsec_other'))).toThrow(InvalidSignatureError);
  expect(reading(`${payload} `, signEvent(payload, webhookSecret))).toThrow(InvalidSignatureError);
  expect(reading(payload, signEvent(payload, webhookSecret, longAgo))).toThrow(
    InvalidSignatureError,
  );
});
