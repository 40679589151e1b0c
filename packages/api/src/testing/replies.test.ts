import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { contract } from '../contract/contract.ts';
import type { CallName } from '../contract/contract.ts';
import { answer, garble, offline, refuse, slow, stall } from './answers.ts';
import { marketReplies } from './replies.ts';
import { createServiceList, sampleServices } from '../services/samples.ts';
import { createWishlist } from '../wishlist/samples.ts';
import { sampleRequests } from './sampleRequests.ts';
import { createService } from '../services/samples.ts';

const host = 'https://market.example/api';
const server = setupServer();
const client = createMarketClient({ host, retries: 0 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('answers every call of the contract as the contract says', async () => {
  server.use(...marketReplies());

  for (const [callName, request] of Object.entries(sampleRequests)) {
    const method = client[callName as CallName] as (request: object) => Promise<unknown>;
    await expect(method(request)).resolves.toBeTypeOf('object');
  }

  expect(Object.keys(sampleRequests).toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('remembers what it is told', async () => {
  server.use(...marketReplies({ cartItems: [] }));

  await client.addToWishlist({ serviceId: 'service-godot' });
  const { myCartItems } = await client.listWishlist();
  await client.removeFromWishlist({ cartItemId: myCartItems[0]?._id ?? '' });

  expect(myCartItems.map(({ service }) => service._id)).toEqual(['service-godot']);
  expect((await client.listWishlist()).cartItemsCount).toBe(0);
});

test('narrows the list as it is asked to', async () => {
  server.use(...marketReplies());

  const { services, filteredServiceCount, servicesCount } = await client.listServices({
    category: 'Game-Development',
    price: { gte: 2000, lte: 7000 },
  });

  expect(services.map(({ price }) => price)).toEqual([2200, 6800]);
  expect([filteredServiceCount, servicesCount]).toEqual([2, sampleServices.length]);
});

test('lets a visitor read but not write', async () => {
  server.use(...marketReplies({ user: null }));

  await expect(client.listServices()).resolves.toHaveProperty('services');
  await expect(client.loadUser()).rejects.toMatchObject({ kind: 'unauthorized', message: '' });
});

test('puts one call into each state while the others go on', async () => {
  server.use(...marketReplies());
  const cases = [
    [refuse('getService', 500), { kind: 'server', status: 500 }],
    [refuse('getService', 404), { kind: 'notFound', message: 'Service not found!!' }],
    [refuse('getService', 429), { kind: 'rateLimited', retryAfter: 30 }],
    [refuse('getService', 400, ['a', 'b']), { kind: 'validation', message: 'a b' }],
    [offline('getService'), { kind: 'network' }],
    [garble('getService'), { kind: 'malformedAnswer' }],
    [stall('getService'), { kind: 'timeout' }],
  ] as const;

  for (const [handler, failure] of cases) {
    server.use(handler);
    const asked = client.getService({ id: 'service-brand' }, { timeoutMs: 100 });
    await expect(asked).rejects.toMatchObject(failure);
  }
  await expect(client.listMyServices()).resolves.toHaveProperty('services');
});

test('answers late, and from what was asked', async () => {
  server.use(slow('getService', 60, ({ id }) => ({ service: createService({ _id: id }) })));
  const start = performance.now();

  const { service } = await client.getService({ id: 'service-x' });

  expect(service._id).toBe('service-x');
  expect(performance.now() - start).toBeGreaterThan(55);
});

test('gives one answer again and again', async () => {
  server.use(
    answer('listWishlist', createWishlist([])),
    answer('listServices', createServiceList([])),
  );

  expect((await client.listWishlist()).myCartItems).toEqual([]);
  expect((await client.listServices()).services).toEqual([]);
});
