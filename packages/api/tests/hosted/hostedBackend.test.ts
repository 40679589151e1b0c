import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCookieFetch } from '../../src/conformance/createCookieFetch.ts';
import { createMarketClient } from '../../src/client/createMarketClient.ts';
import type { MarketClient } from '../../src/client/createMarketClient.ts';
import type { CallName } from '../../src/contract/contract.ts';
import { sampleRequests } from '../../src/testing/sampleRequests.ts';
import { createHostedStandIn } from './createHostedStandIn.ts';
import type { HostedStandIn } from './createHostedStandIn.ts';
import { hostedAnswers, hostedReadings } from './hostedAnswers.ts';
import type { HostedCallName } from './hostedAnswers.ts';

const host = 'https://hosted.example';
const ask = (client: MarketClient, callName: CallName) =>
  (client[callName] as (request: object) => Promise<object>)(sampleRequests[callName]);

const answering = (body: unknown, status = 200) =>
  createMarketClient({ host, retries: 0, fetch: async () => Response.json(body, { status }) });

test.each(Object.keys(hostedAnswers) as HostedCallName[])(
  'reads the recorded answer to %s',
  async (callName) => {
    const answer = await ask(answering(hostedAnswers[callName]), callName);

    expect(answer).toMatchObject(
      (hostedReadings as Partial<Record<HostedCallName, object>>)[callName] ?? {},
    );
    expect(JSON.stringify(answer)).not.toMatch(/passwordHash|resetPassword|token|role|__v/);
  },
);

test.each([
  [
    'logIn',
    400,
    { errorMessage: 'Please fill all the fields.' },
    'validation',
    'Please fill all the fields.',
  ],
  ['loadUser', 401, { errorMessage: 'unAuthorised!!' }, 'unauthorized', ''],
  ['createService', 400, { success: false, message: ['One!', 'Two!'] }, 'validation', 'One! Two!'],
  [
    'updatePassword',
    500,
    { message: 'Passwords do not match!!' },
    'validation',
    'Passwords do not match!!',
  ],
  [
    'resetPassword',
    500,
    { message: 'Token not found or expired' },
    'validation',
    'Token not found or expired',
  ],
  [
    'updateOrder',
    500,
    { message: 'This order is already delivered' },
    'conflict',
    'This order is already delivered',
  ],
  [
    'getService',
    404,
    { message: 'Resource not found : _id' },
    'notFound',
    'Resource not found : _id',
  ],
  ['getOrder', 500, { success: false, error: {}, message: 'x', stack: 'y' }, 'server', 'x'],
] as const)(
  'understands the refusal of %s with %i',
  async (callName, status, body, kind, message) => {
    await expect(ask(answering(body, status), callName)).rejects.toMatchObject({ kind, message });
  },
);

test('an order that says nothing of its time has that of its id', async () => {
  const { paidAt: _, ...order } = (hostedAnswers.createOrder as { order: Record<string, unknown> })
    .order;

  const { order: read } = await answering({ success: true, order }).createOrder(
    sampleRequests.createOrder,
  );

  expect(read.createdAt).toBe('2021-05-19T06:35:46.000Z');
});

let standIn: HostedStandIn;
beforeAll(async () => {
  standIn = await createHostedStandIn();
});
afterAll(() => standIn.close());

const createClient = (retries = 0) =>
  createMarketClient({ host: standIn.host, fetch: createCookieFetch(standIn.host), retries });

test('a buyer and a seller do business on the hosted backend', async () => {
  const [visitor, seller, buyer] = [createClient(), createClient(), createClient()];
  await expect(visitor.loadUser()).rejects.toMatchObject({ kind: 'unauthorized', message: '' });

  const account = { password: 'secret1', passwordverify: 'secret1' };
  const { user } = await seller.signUp({ ...account, fullname: 'Mira', email: 'm@x.example' });
  await buyer.signUp({ ...account, fullname: 'Asha', email: 'a@x.example' });
  const { service } = await seller.createService({
    title: 'A logo',
    price: 4500,
    category: 'Graphics-And-Design',
    description: 'Drawn by hand.',
    images: ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  });
  expect(service.images).toHaveLength(2);

  await seller.updateProfile({ bio: 'Draws.', avatar: '' });
  await seller.updateService({ id: service._id, price: 4800 });
  const found = await visitor.listServices({ keyword: 'LOGO', price: { gte: 298, lte: 50_000 } });
  expect(found.services[0]).toMatchObject({ price: 4800, user: [{ fullname: 'Mira' }] });

  const { cart } = await buyer.addToWishlist({ serviceId: service._id });
  expect((await buyer.listWishlist()).cartItemsCount).toBe(1);
  await buyer.removeFromWishlist({ cartItemId: cart._id });

  expect((await buyer.getCardProviderKey()).stripeApiKey).toMatch(/^pk_/);
  const { client_secret } = await buyer.startPayment({ amount: 480_000 });
  const { order } = await buyer.createOrder({
    service: service._id,
    orderInfo: { phoneNumber: '980' },
    totalPrice: 4800,
    adminUser: user?._id ?? '',
    paymentInfo: { id: client_secret, status: 'succeeded' },
  });
  await buyer.reviewService({ serviceId: service._id, rating: 5, comment: 'Good.' });
  expect((await visitor.getService({ id: service._id })).service.reviews).toHaveLength(1);

  expect(await seller.listSales()).toMatchObject({
    totalAmount: 4800,
    orders: [{ _id: order._id }],
  });
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });
  expect((await buyer.listMyOrders()).orders[0]).toMatchObject({
    orderStatus: 'Delivered',
    user: null,
    seller: { _id: user?._id, fullname: user?.fullname },
  });
  await expect(
    seller.updateOrder({ id: order._id, orderStatus: 'Processing' }),
  ).rejects.toMatchObject({ kind: 'conflict', message: 'This order is already delivered' });

  await buyer.addToWishlist({ serviceId: service._id });
  await buyer.addToWishlist({ serviceId: service._id });
  await seller.deleteService({ id: service._id });
  expect((await buyer.listWishlist()).myCartItems).toEqual([]);
  expect((await buyer.getOrder({ id: order._id })).order.service).toBeNull();

  await expect(buyer.logOut()).resolves.toEqual({ message: 'Logged out' });
  await expect(buyer.listWishlist()).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('an order whose answer was lost is ordered once, and the failure says so', async () => {
  const buyer = createClient(2);
  const account = { password: 'secret1', passwordverify: 'secret1' };
  await buyer.signUp({ ...account, fullname: 'Asha', email: 'once@x.example' });

  standIn.loseNextAnswer();
  await expect(buyer.createOrder(sampleRequests.createOrder)).rejects.toMatchObject({
    callName: 'createOrder',
    kind: 'network',
    mayHaveActed: true,
  });
  expect((await buyer.listMyOrders()).orders).toHaveLength(1);

  standIn.loseNextAnswer();
  await expect(buyer.startPayment({ amount: 100 })).rejects.toMatchObject({ mayHaveActed: true });
  standIn.loseNextAnswer();
  await expect(buyer.listMyOrders()).resolves.toMatchObject({ orders: { length: 1 } });
});

test('a backend that dies of a question is a failed connection', async () => {
  const client = createClient();
  const account = { password: 'secret1', passwordverify: 'secret1' };
  await client.signUp({ ...account, fullname: 'Asha', email: 'b@x.example' });

  await expect(client.getOrder({ id: 'xyz' })).rejects.toMatchObject({ kind: 'network' });
});
