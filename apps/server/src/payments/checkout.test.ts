import type { Service } from '@market/api';
import { sandboxCards } from '@market/card-sandbox/cards';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countOrders, createShop, type Shop, until } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
  logoDesign = await shop.offer(seller);
});

afterAll(() => market.close());

/** Pays without telling anybody: the webhook is lost, the browser goes no further. */
async function paySilently(token = 'tok_sandbox_webhookLost') {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret, token);
  return intentId;
}

test('a buyer pays with 3-D Secure, the seller delivers, the buyer sees it', async () => {
  await buyer.addToWishlist({ serviceId: logoDesign._id });
  expect((await buyer.getCardProviderKey()).stripeApiKey).toMatch(/^pk_/);
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  const { paymentIntent } = await shop.charge(secret, 'tok_threeDSecure2Required');
  expect(paymentIntent).toMatchObject({ amount: 129_900, currency: 'inr', status: 'succeeded' });

  const { order } = await shop.order(buyer, logoDesign, intentId);
  expect(order).toMatchObject({
    totalPrice: 1299,
    orderStatus: 'Processing',
    orderInfo: { phoneNumber: '98450 12345' },
    paymentInfo: { id: intentId, status: 'succeeded' },
    service: { _id: logoDesign._id, title: 'Logo design', price: 1299 },
    user: { _id: buyer._id, fullname: 'Ben Okafor', email: buyer.email },
    seller: { _id: seller._id, email: seller.email },
  });
  expect((await buyer.listWishlist()).cartItemsCount).toBe(0);
  expect((await buyer.listMyOrders()).orders).toEqual([{ ...order, progress: expect.anything() }]);
  expect(await seller.listSales()).toMatchObject({
    orders: [{ ...order, progress: {} }],
    totalAmount: 1299,
  });

  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });
  const { order: delivered } = await buyer.getOrder({ id: order._id });
  expect(delivered.orderStatus).toBe('Delivered');
  expect(delivered.deliveredAt).toMatch(/^\d{4}-/);
});

test('a failed challenge places no order, and another card still can', async () => {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  const { paymentIntent, error } = await shop.charge(secret, 'tok_threeDSecure2Required', false);

  expect(paymentIntent.status).toBe('requires_payment_method');
  expect(error?.code).toBe('payment_intent_authentication_failure');
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow(
    'This payment has not succeeded.',
  );
  expect(await countOrders(market)).toBe(0);

  await shop.charge(secret, 'tok_mastercard');
  await shop.order(buyer, logoDesign, intentId);
  expect(await countOrders(market)).toBe(1);
});

test.each(sandboxCards.filter(({ error }) => error))(
  'a card that is refused leaves no order: $name',
  async ({ token, error }) => {
    const { secret, intentId } = await shop.start(buyer, logoDesign);
    const outcome = await shop.charge(secret, token);

    expect(outcome.error).toEqual(error);
    await expect(shop.order(buyer, logoDesign, intentId)).rejects.toMatchObject({ status: 402 });
    expect(await countOrders(market)).toBe(0);
  },
);

test('one payment ordered fifty times at once is one order', async () => {
  const intentId = await paySilently();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shop.order(buyer, logoDesign, intentId)),
  );

  expect(new Set(answers.map(({ order }) => order._id)).size).toBe(1);
  expect(await countOrders(market)).toBe(1);
});

test('the stored price decides, whatever the browser says', async () => {
  const pay = (amount: number) =>
    buyer.startPayment({
      amount,
      service: logoDesign._id,
      orderInfo: { phoneNumber: '98450 12345' },
    });

  for (const amount of [0, 1, -129_900, 1299, 129_899, 129_901, 129_900.5, 1e15]) {
    await expect(pay(amount)).rejects.toThrow('The price of this service has changed.');
  }
  await seller.updateService({ id: logoDesign._id, price: 1500 });
  await expect(pay(129_900)).rejects.toMatchObject({ status: 409 });
  await expect(pay(150_000)).resolves.toBeDefined();
});

// Shows X7.
test('what could not become an order is refused at the first step, and nothing is kept', async () => {
  const ask = (person: TestPerson, phoneNumber = '98450 12345', service = logoDesign._id) =>
    person.quoteOrder({ service, orderInfo: { phoneNumber } });

  expect(await ask(buyer)).toMatchObject({ totalPrice: 1299, days: 7, revisions: 1 });
  await seller.updateService({ id: logoDesign._id, price: 1299.5 });
  expect(await ask(buyer)).toMatchObject({ totalPrice: 1299.5 });

  for (const [typed, message] of [
    ['', 'Please enter your phone number!'],
    [' \n', 'Please enter your phone number!'],
    ['call me', 'Please enter a valid phone number!'],
  ] as const) {
    const fields = { phoneNumber: message };
    await expect(ask(buyer, typed)).rejects.toMatchObject({ kind: 'validation', message, fields });
  }
  await expect(ask(seller)).rejects.toThrow('You cannot order your own service.');
  await expect(ask(buyer, undefined, 'logo')).rejects.toThrow('Service Not Found!');
  await seller.deleteService({ id: logoDesign._id });
  await expect(ask(buyer)).rejects.toThrow('Service Not Found!');
  expect(await market.database.selectFrom('payments').selectAll().execute()).toEqual([]);
});

test('a phone number is taken as people write it, if it can be called', async () => {
  const ask = (phoneNumber: string) =>
    buyer.quoteOrder({ service: logoDesign._id, orderInfo: { phoneNumber } });

  for (const typed of ['1234', '+91 (80) 4112-3456', '080/41.12', ` ${'1'.repeat(32)} `]) {
    await expect(ask(typed)).resolves.toBeDefined();
  }
  for (const typed of ['123', '1-2-3', '98450 12345 x', '1'.repeat(33)]) {
    await expect(ask(typed)).rejects.toThrow('Please enter a valid phone number!');
  }
  const { client_secret: secret } = await buyer.startPayment({
    amount: 129_900,
    service: logoDesign._id,
    orderInfo: { phoneNumber: ' 98450 12345 ' },
  });
  await shop.charge(secret);
  await until(async () => (await countOrders(market)) === 1);
  expect((await seller.listSales()).orders).toMatchObject([
    { orderInfo: { phoneNumber: '98450 12345' } },
  ]);
});

test('nobody starts a payment that could not become an order', async () => {
  const start = (change: object) =>
    buyer.startPayment({
      amount: 129_900,
      service: logoDesign._id,
      orderInfo: { phoneNumber: '98450 12345' },
      ...change,
    });

  await expect(start({ orderInfo: undefined })).rejects.toThrow('Please enter your phone number!');
  await expect(start({ orderInfo: { phoneNumber: '  ' } })).rejects.toThrow(
    'Please enter your phone number!',
  );
  await expect(start({ orderInfo: { phoneNumber: 'call me' } })).rejects.toThrow(
    'Please enter a valid phone number!',
  );
  await expect(start({ service: buyer._id })).rejects.toThrow('Service Not Found!');
  await expect(start({ service: 'logo' })).rejects.toThrow('Service Not Found!');
  await expect(shop.start(seller, logoDesign)).rejects.toThrow(
    'You cannot order your own service.',
  );
  await seller.deleteService({ id: logoDesign._id });
  await expect(start({})).rejects.toThrow('Service Not Found!');
});

test('the same key starts one payment, also when the first answer is long gone', async () => {
  const starts = await Promise.all(
    Array.from({ length: 5 }, () => shop.start(buyer, logoDesign, 'key-1')),
  );
  const [first] = starts;
  expect(new Set(starts.map(({ secret }) => secret)).size).toBe(1);

  await shop.charge(first?.secret ?? '');
  await seller.updateService({ id: logoDesign._id, price: 1500 });
  expect(await shop.start(buyer, logoDesign, 'key-1')).toEqual(first);

  expect(await shop.start(stranger, { ...logoDesign, price: 1500 }, 'key-1')).not.toEqual(first);
  const others = 'This Idempotency-Key belongs to another payment.';
  await expect(shop.start(buyer, { ...logoDesign, price: 1500 }, 'key-1')).rejects.toThrow(others);
  const { _id: another } = await shop.offer(seller);
  for (const change of [{ service: another }, { orderInfo: { phoneNumber: '98450 54321' } }]) {
    const request = {
      amount: 129_900,
      service: logoDesign._id,
      orderInfo: { phoneNumber: '98450 12345' },
      ...change,
    };
    await expect(buyer.startPayment(request, { idempotencyKey: 'key-1' })).rejects.toThrow(others);
  }
});

test('a refusal is not remembered under its key', async () => {
  await expect(shop.start(buyer, { ...logoDesign, price: 1 }, 'key-1')).rejects.toMatchObject({
    status: 409,
  });
  await expect(shop.start(buyer, logoDesign, 'key-1')).resolves.toBeDefined();
});

test('nobody gets an order for a payment that is not theirs, not paid, or for something else', async () => {
  const logoAnimation = await shop.offer(seller, 4999);
  const paid = await paySilently();
  const { intentId: unpaid } = await shop.start(buyer, logoDesign);
  const notTheirs = 'This payment does not belong to this order.';

  await expect(shop.order(stranger, logoDesign, paid)).rejects.toThrow(notTheirs);
  await expect(shop.order(buyer, logoAnimation, paid)).rejects.toThrow(notTheirs);
  await expect(shop.order(buyer, { ...logoDesign, price: 1 }, paid)).rejects.toThrow(notTheirs);
  await expect(shop.order(buyer, { ...logoDesign, user: [] }, paid)).rejects.toMatchObject({
    status: 400,
  });
  await expect(shop.order(buyer, logoDesign, 'pi_guess')).rejects.toThrow(notTheirs);
  await expect(shop.order(buyer, logoDesign, unpaid)).rejects.toMatchObject({ status: 402 });

  expect(await countOrders(market)).toBe(0);
});

test('an order keeps what was ordered when the service changes or goes', async () => {
  const intentId = await paySilently();
  const { order } = await shop.order(buyer, logoDesign, intentId);

  await seller.updateService({ id: logoDesign._id, title: 'Another title', price: 9999 });
  await seller.deleteService({ id: logoDesign._id });

  expect((await buyer.getOrder({ id: order._id })).order).toEqual(order);
});

test('an order is nobody else’s business', async () => {
  const intentId = await paySilently();
  const { order } = await shop.order(buyer, logoDesign, intentId);
  const { _id: id } = order;
  const notFound = 'No order found with this ID';

  await expect(stranger.getOrder({ id })).rejects.toThrow(notFound);
  await expect(stranger.updateOrder({ id, orderStatus: 'Delivered' })).rejects.toThrow(notFound);
  await expect(buyer.updateOrder({ id, orderStatus: 'Delivered' })).rejects.toThrow(notFound);
  await expect(buyer.getOrder({ id: 'payment' })).rejects.toThrow(notFound);
  await expect(market.createVisitor().getOrder({ id })).rejects.toMatchObject({ status: 401 });
  expect((await seller.getOrder({ id })).order).toEqual({
    ...order,
    progress: {
      ...order.progress,
      actions: ['deliver', 'refund', 'proposeExtension', 'proposeCancellation'],
    },
  });
  expect((await stranger.listMyOrders()).orders).toEqual([]);
  expect((await buyer.listSales()).orders).toEqual([]);
});

test('delivered is final', async () => {
  const intentId = await paySilently();
  const { order } = await shop.order(buyer, logoDesign, intentId);
  const update = (orderStatus: 'Processing' | 'Delivered') =>
    seller.updateOrder({ id: order._id, orderStatus });

  await update('Processing');
  const attempts = await Promise.allSettled([update('Delivered'), update('Delivered')]);
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(update('Delivered')).rejects.toThrow('This order is already delivered');
  await expect(update('Processing')).rejects.toThrow('This order is already delivered');
});

test('money and orders leave a trail', async () => {
  const intentId = await paySilently();
  const { order } = await shop.order(buyer, logoDesign, intentId);
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });

  const events = await market.database
    .selectFrom('audit_events')
    .select(['what', 'person_id'])
    .where((either) =>
      either.or([either('what', 'like', 'payment.%'), either('what', 'like', 'order.%')]),
    )
    .orderBy('what')
    .execute();
  expect(events).toEqual([
    { what: 'order.delivered', person_id: seller._id },
    { what: 'order.placed', person_id: buyer._id },
    { what: 'payment.started', person_id: buyer._id },
    { what: 'payment.succeeded', person_id: buyer._id },
  ]);
});
