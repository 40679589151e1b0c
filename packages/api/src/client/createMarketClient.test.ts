import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallName } from '../contract/contract.ts';
import { hostedAnswers } from '../../tests/hosted/hostedAnswers.ts';
import type { HostedCallName } from '../../tests/hosted/hostedAnswers.ts';
import { sampleRequests } from '../testing/sampleRequests.ts';
import { CallError } from './CallError.ts';
import { createMarketClient } from './createMarketClient.ts';
import type { CallClientOptions } from './createCallClient.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'hang' | 'cut';

let server: Server;
let received: Received[];
let replies: Reply[];

/** Answers with the next reply, and with the last one again when there is no next. */
const listener: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  received.push({ method, url, headers, body: await text(request) });
  const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? {};
  if (reply === 'hang') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  const { status = 200, body = {} } = reply;
  response.writeHead(status, { 'Content-Type': 'application/json', ...reply.headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeEach(async () => {
  received = [];
  replies = [{}];
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const createClient = (options: Partial<CallClientOptions> = {}) => {
  const { port } = server.address() as AddressInfo;
  return createMarketClient({ host: `http://127.0.0.1:${port}/api`, ...options });
};

const emptyList = {
  services: [],
  servicesCount: 0,
  filteredServiceCount: 0,
  resDataPerPage: 8,
};

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallError);
      return error as CallError;
    },
  );

test('asks for a list with the filters in the query', async () => {
  replies = [{ body: emptyList }];

  await createClient().listServices({
    keyword: 'C# & R&D 50% a/b',
    page: 2,
    price: { gte: 298, lte: 5000 },
  });

  const { pathname, searchParams } = new URL(received[0]?.url ?? '', 'http://x');
  expect(pathname).toBe('/api/services');
  expect(Object.fromEntries(searchParams)).toEqual({
    keyword: 'C# & R&D 50% a/b',
    page: '2',
    'price[gte]': '298',
    'price[lte]': '5000',
  });
});

test('asks without an argument where nothing is required', async () => {
  replies = [{ body: emptyList }];

  await createClient().listServices();

  expect(received[0]).toMatchObject({ method: 'GET', url: '/api/services', body: '' });
});

test('puts the fields of the path into the path', async () => {
  replies = [{ body: { message: 'Done' } }];

  await createClient().removeFromWishlist({ cartItemId: 'a/b c' });

  expect(received[0]).toMatchObject({
    method: 'DELETE',
    url: '/api/cart/deleteCartItem/a%2Fb%20c',
  });
});

test.each(['', '.', '..'])('does not go astray with the id "%s"', async (id) => {
  const failure = await failureOf(createClient().getService({ id }));

  expect(failure).toMatchObject({ kind: 'validation', fields: { id: expect.any(String) } });
  expect(received).toEqual([]);
});

test('sends no body where the path says everything', async () => {
  replies = [{ body: {} }];

  await createClient().refundOrder({ id: 'order-1' });

  expect(received[0]).toMatchObject({ url: '/api/order/myOrders/order-1/refund', body: '' });
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

test('sends JSON where the contract says so', async () => {
  await createClient().reviewService({ serviceId: 'service-1', rating: 4, comment: 'Good' });

  expect(received[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    serviceId: 'service-1',
    rating: 4,
    comment: 'Good',
  });
});

test('sends a form with one field for each picture and none for what is left out', async () => {
  await createClient().updateService({ id: 'service-1', price: 600, images: ['data:a', 'data:b'] });

  const [{ url, headers, body } = expect.unreachable()] = received;
  const form = await new Response(body, {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();
  expect(url).toBe('/api/services/service-1');
  expect([...form]).toEqual([
    ['price', '600'],
    ['images', 'data:a'],
    ['images', 'data:b'],
  ]);
});

test('sends the status of an order url-encoded', async () => {
  await createClient().updateOrder({ id: 'order-1', orderStatus: 'Delivered' });

  expect(received[0]).toMatchObject({ method: 'PUT', body: 'orderStatus=Delivered' });
  expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
});

test('sends credentials and whatever headers the caller adds', async () => {
  const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));

  await createClient({ fetch: fetchSpy }).logOut({}, { headers: { 'X-Visit': '7' } });

  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'X-Visit': '7' },
  });
});

// Shows E12.
test.each([
  [400, 'validation'],
  [401, 'unauthorized'],
  [402, 'conflict'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'validation'],
  [500, 'server'],
] as const)('tells a %i apart as %s and shows the server’s text', async (status, kind) => {
  replies = [{ status, body: { success: false, message: 'As the server says.' } }];

  const failure = await failureOf(createClient().getOrder({ id: 'order-1' }));

  expect(failure).toMatchObject({
    name: 'CallError',
    callName: 'getOrder',
    kind,
    status,
    message: 'As the server says.',
  });
});

test('joins several messages and keeps what is wrong with which field', async () => {
  const fields = { title: 'please enter service title!' };
  replies = [{ status: 400, body: { message: ['One.', 'Two.'], fields } }];

  const failure = await failureOf(createClient().updatePassword(passwords));

  expect(failure).toMatchObject({ kind: 'validation', message: 'One. Two.', fields });
});

const passwords = { oldPassword: 'a', newPassword: 'b', verifyNewPassword: 'b' };

test('says which refusal it is, where the backend says so', async () => {
  replies = [
    { status: 409, body: { code: 'orderDelivered', message: 'Schon geliefert.' } },
    { status: 409, body: { message: 'This order is already delivered' } },
    { status: 409, body: { code: 7, message: 'This order is already delivered' } },
  ];
  const codes = [];
  while (codes.length < 3) {
    codes.push((await failureOf(createClient().refundOrder({ id: 'order-1' }))).code);
  }

  expect(codes).toEqual(['orderDelivered', undefined, undefined]);
});

test('keeps quiet about a visitor who is not signed in', async () => {
  replies = [{ status: 401, body: { errorMessage: 'unAuthorised!!' } }];

  const failure = await failureOf(createClient().loadUser());

  expect(failure).toMatchObject({ kind: 'unauthorized', message: '' });
});

test('says what is wrong with a page that is no JSON', async () => {
  replies = [{ status: 404, body: '<!doctype html>Cannot GET' }];

  const failure = await failureOf(createClient().loadUser());

  expect(failure).toMatchObject({ kind: 'notFound', message: 'The server answered 404.' });
});

test.each([null, [], 'text', 7, { message: { text: 'x' }, fields: 'x' }, { message: null }])(
  'makes sense of a refusal that makes none: %j',
  async (body) => {
    replies = [{ status: 500, body: JSON.stringify(body) }];

    const failure = await failureOf(createClient().loadUser());

    expect(failure).toMatchObject({ kind: 'server', message: 'The server answered 500.' });
    expect(failure.fields).toBeUndefined();
  },
);

test('reads a number of seconds and a date to wait for', async () => {
  replies = [
    { status: 429, headers: { 'Retry-After': '90' } },
    { status: 503, headers: { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() } },
  ];
  const client = createClient();

  const limited = await failureOf(client.logIn({ email: 'a', password: 'b' }));
  const busy = await failureOf(client.logIn({ email: 'a', password: 'b' }));

  expect(limited).toMatchObject({ kind: 'rateLimited', retryAfter: 90 });
  expect(busy.kind).toBe('server');
  expect(busy.retryAfter).toBeGreaterThan(50);
});

test('names the field of an answer that does not fit', async () => {
  const service = { _id: 'service-1', title: 'Logo', images: [], user: [], numOfReviews: 0 };
  const services = [{ ...service, category: 'Mobile-Apps', price: '500', ratings: 4 }];
  replies = [{ body: { ...emptyList, services } }];

  const failure = await failureOf(createClient().listServices());

  expect(failure).toMatchObject({
    kind: 'malformedAnswer',
    status: 200,
    fields: { 'services.0.price': 'expected number' },
  });
  expect(failure.message).toContain('services.0.price');
});

test('leaves out what the contract does not know', async () => {
  const user = {
    _id: 'p',
    fullname: 'Asha',
    email: 'a@b.c',
    bio: '',
    from: '',
    avatar: { url: 'https://market.example/images/a.webp' },
    createdAt: '2022-02-11T07:15:00.000Z',
    services: [],
  };
  replies = [{ body: { success: true, user: { ...user, passwordHash: 'secret' } } }];

  expect(await createClient().loadUser()).toEqual({ user });
});

test('a backend that knows no picture, bio or origin is read as one that has something to show', async () => {
  const owner = {
    _id: 'p',
    fullname: 'Asha',
    email: 'a@b.c',
    createdAt: '',
    avatar: null,
    bio: null,
  };
  const service = { _id: 's', title: 'Logo', category: 'Mobile-Apps', price: 5, description: 'x' };
  const review = { user: owner, name: 'Asha', rating: 5, comment: 'Good.' };
  const body = { service: { ...service, images: [], user: [owner], reviews: [review] } };
  replies = [{ body }];

  const read = (await createClient().getService({ id: 's' })).service;

  const standIn = { url: expect.stringMatching(/^data:image/), isStandIn: true };
  expect(read.images).toEqual([standIn]);
  expect(read.user).toMatchObject([{ bio: '', from: '', avatar: standIn }]);
  expect(read.reviews[0]?.user?.avatar).toEqual(standIn);
});

test('tells when a session is missing where one is needed', async () => {
  replies = [{ status: 401, body: { message: 'Invalid Email or Password' } }];
  const onUnauthorized = vi.fn<(error: CallError) => void>();
  const client = createClient({ onUnauthorized });

  await failureOf(client.logIn({ email: 'a', password: 'b' }));
  expect(onUnauthorized).not.toHaveBeenCalled();

  await failureOf(client.listWishlist());
  expect(onUnauthorized.mock.calls[0]?.[0]).toMatchObject({ callName: 'listWishlist' });
});

test('asks again when the connection broke or the server is overloaded', async () => {
  replies = ['cut', { status: 503 }, { body: emptyList }];

  await expect(createClient().listServices()).resolves.toEqual(emptyList);
  expect(received).toHaveLength(3);
});

test('does not tell a fault of the program as a lost connection', async () => {
  const { signal } = new AbortController();
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  await expect(createClient().listServices({}, { signal })).rejects.toThrow(TypeError);
  vi.restoreAllMocks();

  const nowhere = createMarketClient({ host: 'https://no address' });
  await expect(nowhere.listServices()).rejects.toThrow(TypeError);
  const headers = { 'X-Visit': 'two\nlines' };
  await expect(createClient().listServices({}, { headers })).rejects.toThrow(TypeError);

  const fault = new ReferenceError('requst is not defined');
  const broken = createClient({ fetch: () => Promise.reject(fault) });
  await expect(broken.listServices()).rejects.toBe(fault);
  expect(received).toHaveLength(0);
});

test('gives up after the repetitions that were allowed', async () => {
  replies = ['cut'];

  expect(await failureOf(createClient({ retries: 1 }).listServices())).toMatchObject({
    kind: 'network',
  });
  expect(received).toHaveLength(2);
});

test.each([
  ['a plain failure', { status: 500 }],
  ['a long pause', { status: 429, headers: { 'Retry-After': '60' } }],
])('does not repeat after %s', async (_, reply) => {
  replies = [reply];

  await failureOf(createClient().listServices());

  expect(received).toHaveLength(1);
});

test('waits as long as the server asks', async () => {
  replies = [{ status: 429, headers: { 'Retry-After': '1' } }, { body: emptyList }];
  const start = performance.now();

  await createClient().listServices();

  expect(performance.now() - start).toBeGreaterThan(990);
});

test('never repeats what would happen twice', async () => {
  replies = ['cut'];

  await failureOf(createClient().reviewService({ serviceId: 's', rating: 1, comment: 'c' }));

  expect(received).toHaveLength(1);
});

const announced = { headers: { 'Accept-Idempotency-Key': 'yes' }, body: { stripeApiKey: 'pk_1' } };

test('repeats a payment under the same key where the backend has said that it knows keys', async () => {
  replies = [announced, 'cut', { body: { client_secret: 'secret' } }];
  const client = createClient();
  await client.getCardProviderKey();
  received = [];

  await client.startPayment({ amount: 450_000 });

  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).toBe(keys[1]);
});

test('repeats no write of a backend that has said nothing, and tells that it may have acted', async () => {
  replies = ['cut'];
  const client = createClient();

  const failures = [
    await failureOf(client.startPayment({ amount: 450_000 })),
    await failureOf(client.addToWishlist({ serviceId: 's' })),
  ];

  expect(received).toHaveLength(2);
  expect(failures.map(({ mayHaveActed }) => mayHaveActed)).toEqual([true, true]);
});

test('a refusal, and a question, leave no doubt', async () => {
  replies = [{ status: 409 }, { status: 500 }, announced, { status: 503 }];
  const client = createClient({ retries: 0 });

  const refused = await failureOf(client.startPayment({ amount: 1 }));
  const asked = await failureOf(client.listServices());
  await client.getCardProviderKey();
  const known = await failureOf(client.startPayment({ amount: 1 }));

  const doubts = [refused, asked, known].map(({ mayHaveActed }) => mayHaveActed);
  expect(doubts).toEqual([false, false, false]);
});

test('takes the caller’s own key, and sends none where it means nothing', async () => {
  replies = [{ body: { client_secret: 'secret' } }, {}];
  const client = createClient();

  await client.startPayment({ amount: 1 }, { idempotencyKey: 'mine' });
  await client.logOut({}, { idempotencyKey: 'mine' });

  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', undefined]);
});

test('does not wait for ever', async () => {
  replies = ['hang'];
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  const call = failureOf(createClient({ timeoutMs: 50 }).listServices());

  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  patience.abort(new DOMException('', 'TimeoutError'));

  expect(await call).toMatchObject({ kind: 'timeout', status: undefined });
  expect(received).toHaveLength(1);
  expect(timeout.mock.calls).toEqual([[50]]);
  timeout.mockRestore();
});

test('has more patience with pictures', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const client = createClient();
  await client.createService(sampleRequests.createService).catch(() => undefined);
  await client.listServices().catch(() => undefined);

  expect(timeout.mock.calls).toEqual([[300_000], [30_000]]);
  timeout.mockRestore();
});

test('gives up when the caller does, also between two attempts', async () => {
  replies = [{ status: 503, headers: { 'Retry-After': '4' } }];
  const controller = new AbortController();
  const call = failureOf(createClient().listServices({}, { signal: controller.signal }));

  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();

  expect(await call).toMatchObject({ kind: 'aborted' });
  expect(received).toHaveLength(1);
});

test('takes an empty answer where nothing has to be said', async () => {
  replies = [{ status: 204, body: '' }];

  await expect(createClient().updatePassword(passwords)).resolves.toEqual({});
});

/** Every call as the specification writes it; `*` stands for one part of the path. */
const calls: [CallName, line: string, type?: 'json' | 'multipart' | 'form'][] = [
  ['loadUser', 'GET /auth/me'],
  ['logIn', 'POST /auth/login', 'json'],
  ['signUp', 'POST /auth/new', 'multipart'],
  ['logOut', 'GET /auth/logout'],
  ['getPerson', 'GET /auth/user/*'],
  ['updateProfile', 'PUT /auth/me/update', 'multipart'],
  ['updatePassword', 'PUT /auth/password/update', 'json'],
  ['requestPasswordReset', 'POST /auth/password/forgot', 'json'],
  ['resetPassword', 'POST /auth/password/reset/*', 'json'],
  ['listServices', 'GET /services'],
  ['getService', 'GET /services/*'],
  ['listMyServices', 'GET /services/me'],
  ['createService', 'POST /services/new', 'multipart'],
  ['updateService', 'PUT /services/*', 'multipart'],
  ['deleteService', 'DELETE /services/*'],
  ['reviewService', 'PUT /services/review', 'json'],
  ['listWishlist', 'GET /cart/getMyCartItems'],
  ['addToWishlist', 'POST /cart/new/*'],
  ['removeFromWishlist', 'DELETE /cart/deleteCartItem/*'],
  ['getCardProviderKey', 'GET /payment/stripeApiKey'],
  ['startPayment', 'POST /payment/process', 'json'],
  ['createOrder', 'POST /order/new', 'json'],
  ['listSales', 'GET /order/myOrders'],
  ['listMyOrders', 'GET /order/me'],
  ['getOrder', 'GET /order/*'],
  ['updateOrder', 'PUT /order/myOrders/*', 'form'],
];

// Shows C1-C26, P30, P31.
test('makes every call as the specification writes it, with credentials', async () => {
  for (const [callName, line, type = ''] of calls) {
    const fetchSpy = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json(hostedAnswers[callName as HostedCallName])),
    );
    const client = createMarketClient({ host: 'https://hosted.example', fetch: fetchSpy });

    await (client[callName] as (request: object) => Promise<unknown>)(sampleRequests[callName]);

    const [address = '', init = {}] = fetchSpy.mock.calls[0] ?? [];
    const request = new Request(address as string, init);
    const path = new URL(request.url).pathname;
    const [, pattern = ''] = line.split(' ');
    expect(init.credentials).toBe('include');
    expect(`${request.method} ${pattern}`).toBe(line);
    expect(path).toMatch(new RegExp(`^${pattern.replace('*', '[^/]+')}$`));
    expect(request.headers.get('Content-Type') ?? '').toContain(type);
    expect([callName, request.body === null]).toEqual([callName, type === '']);
  }
});

// Shows D1-D10.
test('an answer without the field that the specification names is found out', async () => {
  const needed = [
    ['loadUser', { user: { _id: 'p', fullname: 'Asha', email: 'a@b.c' } }, 'user.createdAt'],
    ['getService', { service: {} }, 'service.title'],
    ['listServices', { ...emptyList, services: undefined, servicesCount: '1' }, 'servicesCount'],
    [
      'listWishlist',
      { cartItemsCount: 1, myCartItems: [{ _id: 'i', service: {} }] },
      'myCartItems.0.service.title',
    ],
    ['getOrder', { order: { _id: 'o', totalPrice: 5, createdAt: '' } }, 'order.orderInfo'],
    ['startPayment', {}, 'client_secret'],
  ] as const;

  for (const [callName, body, field] of needed) {
    replies = [{ body }];
    const call = createClient()[callName] as (request: object) => Promise<unknown>;
    const failure = await failureOf(call(sampleRequests[callName]));
    expect(Object.keys(failure.fields ?? {})).toContain(field);
  }
});
