import type { Service } from '@market/api';
import { type CallName, contract } from '@market/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { type TestFetch, type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createPicture } from '../testing/pictures.ts';
import { takeSnapshot } from '../testing/takeSnapshot.ts';

const market = await createTestMarket();
afterAll(market.close);

let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let service: Service;
let ids: { cartItem: string; order: string; deliveredOrder: string };

beforeAll(async () => {
  await market.empty();
  const shop = createShop({ host: `${market.url}/api` });
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
  service = await shop.offer(seller);

  const placeOrder = async () => {
    const { secret, intentId } = await shop.start(buyer, service);
    await shop.charge(secret);
    const { order } = await shop.order(buyer, service, intentId);
    return order._id;
  };
  const order = await placeOrder();
  const deliveredOrder = await placeOrder();
  await seller.updateOrder({ id: deliveredOrder, orderStatus: 'Delivered' });
  const { cart } = await buyer.addToWishlist({ serviceId: service._id });
  ids = { cartItem: cart._id, order, deliveredOrder };
});

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Everything that somebody might try with a thing of somebody else, and who may not. */
async function listAttempts() {
  const roles = { visitor: market.createVisitor(), stranger, buyer, seller };
  const picture = await createPicture();
  const ofService = [
    { title: 'Stolen' },
    { price: 1 },
    { description: 'Stolen' },
    { category: 'Mobile-Apps' },
    { images: [picture] },
    { user: 'me', seller_id: 'me' },
  ];
  const ofOrder = [{ orderStatus: 'Delivered' }, { orderStatus: 'Processing' }];

  return [
    ...(['visitor', 'stranger', 'buyer'] as const).flatMap((role) => [
      ...ofService.map((body) => ({ role, method: 'PUT', path: `/services/${service._id}`, body })),
      { role, method: 'DELETE', path: `/services/${service._id}`, body: undefined },
      ...[ids.order, ids.deliveredOrder].flatMap((id) => [
        ...ofOrder.map((body) => ({ role, method: 'PUT', path: `/order/myOrders/${id}`, body })),
        { role, method: 'POST', path: `/order/myOrders/${id}/refund`, body: undefined },
        { role, method: 'PUT', path: `/order/myOrders/${id}/refund`, body: undefined },
      ]),
    ]),
    ...(['visitor', 'stranger', 'seller'] as const).map((role) => ({
      role,
      method: 'DELETE',
      path: `/cart/deleteCartItem/${ids.cartItem}`,
      body: undefined,
    })),
    ...(['visitor', 'stranger'] as const).flatMap((role) =>
      [ids.order, ids.deliveredOrder].map((id) => ({
        role,
        method: 'GET',
        path: `/order/${id}`,
        body: undefined,
      })),
    ),
    ...(['PUT', 'DELETE', 'POST'] as const).flatMap((method) =>
      ['/services/me', '/auth/users', `/auth/user/${buyer._id}`, `/cart/${ids.cartItem}`].map(
        (path) => ({ role: 'stranger' as const, method, path, body: { fullname: 'Stolen' } }),
      ),
    ),
  ].map(({ role, method, path, body }) => ({ ask: roles[role].fetch, method, path, body }));
}

test('nobody touches or reads what belongs to somebody else', async () => {
  const attempts = await listAttempts();
  // Mails on their way would change by themselves.
  await market.database.deleteFrom('outbox').execute();
  const before = await takeSnapshot(market.database);
  const statuses: number[] = [];
  for (const { ask, method, path, body } of attempts) {
    const response = await ask(`/api${path}`, { method, ...(body && json(body)) });
    statuses.push(response.status);
  }

  expect(attempts.length).toBeGreaterThanOrEqual(60);
  expect(statuses.filter((status) => ![400, 401, 404, 405].includes(status))).toEqual([]);
  expect(await takeSnapshot(market.database)).toBe(before);
});

test('lists show each person their own things only', async () => {
  expect((await stranger.listMyOrders()).orders).toEqual([]);
  expect((await stranger.listSales()).orders).toEqual([]);
  expect((await stranger.listWishlist()).myCartItems).toEqual([]);
  expect((await stranger.listMyServices()).services).toEqual([]);
  expect((await buyer.listSales()).orders).toEqual([]);
  expect((await seller.listMyOrders()).orders).toEqual([]);
});

const callsOfPeople = Object.entries(contract).filter(([, { access }]) => access === 'signedIn');

test.each(callsOfPeople)('a visitor cannot call %s', async (_name, { method, path }) => {
  const filled = path.replaceAll(/\{\w+\}/g, service._id);
  const response = await market.createVisitor().fetch(`/api${filled}`, { method });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    success: false,
    code: 'signedOut',
    errorMessage: 'unAuthorised!!',
  });
});

const strangeIds = [
  'xyz',
  '0',
  '-1',
  '507f1f77bcf86cd799439011',
  '01a1fd8f-7976-71b5-bba7-d1136bdb47b4',
  '01A1FD8F-7976-71B5-BBA7-D1136BDB47B4',
  '..%2F..%2Fetc',
  "1'%20or%20'1'='1",
  '%00',
  '%F0%9F%92%A9',
  'a'.repeat(65),
  'a'.repeat(190),
  'null',
  'undefined',
  '[object%20Object]',
  '__proto__',
  'constructor',
];
const callsWithId = Object.entries(contract).filter(
  ([, { path }]) => path.includes('{') && !path.includes('{token}'),
);

test.each(callsWithId)('%s answers 404 or 400 for ids that name nothing', async (_name, call) => {
  const body = json({
    orderStatus: 'Delivered',
    price: 5,
    title: 'A',
    rating: 5,
    comment: 'A',
    serviceId: 'xyz',
  });
  const bytes = { headers: { 'content-type': 'application/octet-stream' }, body: 'bytes' };
  const statuses: number[] = [];
  for (const id of strangeIds) {
    const path = `/api${call.path.replaceAll(/\{\w+\}/g, id)}`;
    const hasBody = call.method === 'PUT' || call.method === 'POST';
    const sent = call.encoding === 'bytes' ? bytes : body;
    const response = await seller.fetch(path, { method: call.method, ...(hasBody && sent) });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status !== 404 && status !== 400)).toEqual([]);
});

test('fields that the contract does not name are never stored', async () => {
  const extra = Object.fromEntries(
    [
      ['_id', 'id', 'user', 'user_id', 'seller_id', 'sellerId', 'seller', 'ratings', 'rating'],
      ['numOfReviews', 'rating_sum', 'rating_count', 'reviews', 'createdAt', 'created_at'],
      ['deleted_at', 'deletedAt', 'price_paise', 'password_hash', 'passwordHash', 'role'],
      ['isAdmin', 'admin', '__v', 'avatar_id', 'person_id', 'status', 'paidAt', 'origin'],
      ['toString', 'constructor', 'avatarId'],
    ]
      .flat()
      .map((name) => [name, '999999']),
  );
  expect(Object.keys(extra).length).toBeGreaterThanOrEqual(30);

  const send = (ask: TestFetch, method: string, path: string, body: object) =>
    ask(`/api${path}`, { method, ...json({ ...extra, ...body }) });
  const responses = [
    await send(market.createVisitor().fetch, 'POST', '/auth/new', {
      fullname: 'Dan',
      email: 'dan@example.com',
      password: 'secret-1',
      passwordverify: 'secret-1',
    }),
    await send(seller.fetch, 'POST', '/services/new', {
      title: 'Poster',
      price: 500,
      category: 'Mobile-Apps',
      description: 'A poster.',
      images: [anyPicture],
    }),
    await send(seller.fetch, 'PUT', `/services/${service._id}`, { price: 1300 }),
    await send(seller.fetch, 'PUT', '/auth/me/update', { bio: 'I draw.' }),
    await send(buyer.fetch, 'PUT', '/services/review', {
      serviceId: service._id,
      rating: 4,
      comment: 'Fine.',
    }),
    await send(buyer.fetch, 'POST', `/cart/new/${service._id}`, {}),
    await send(seller.fetch, 'PUT', `/order/myOrders/${ids.order}`, { orderStatus: 'Processing' }),
  ];

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await takeSnapshot(market.database)).not.toContain('999999');
});

test('a field beginning with __proto__ is refused', async () => {
  const body = '{"__proto__": {"isAdmin": true}, "bio": "x"}';
  const headers = { 'content-type': 'application/json' };
  const response = await seller.fetch('/api/auth/me/update', { method: 'PUT', body, headers });
  expect(response.status).toBe(400);
});

test('no answer holds a hash, a token or what the contract does not name', async () => {
  const paths: [TestFetch, CallName][] = [
    [seller.fetch, 'loadUser'],
    [seller.fetch, 'listServices'],
    [seller.fetch, 'listMyServices'],
    [buyer.fetch, 'listWishlist'],
    [buyer.fetch, 'listMyOrders'],
    [seller.fetch, 'listSales'],
  ];
  for (const [ask, name] of paths) {
    const text = await (await ask(`/api${contract[name].path}`)).text();
    expect(text).not.toMatch(/argon2|password|hash|token|person_id|_paise|deleted/i);
  }
});
