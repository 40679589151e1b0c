import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { contract } from '../contract/contract.ts';
import type { CallName } from '../contract/contract.ts';
import { callStates, replyInState } from './replyInState.ts';
import { sampleOrders } from '../orders/samples.ts';
import { sampleRequests } from './sampleRequests.ts';

const server = setupServer();
const client = createMarketClient({ host: 'https://market.example/api', retries: 0 });
const callNames = Object.keys(sampleRequests) as CallName[];
const orderId = sampleOrders[0]?._id ?? '';
const requests = {
  ...sampleRequests,
  getOrder: { id: orderId },
  updateOrder: { ...sampleRequests.updateOrder, id: orderId },
  startWork: { id: orderId },
  proposeChange: { ...sampleRequests.proposeChange, id: sampleOrders[1]?._id ?? '' },
  acceptDelivery: { ...sampleRequests.acceptDelivery, id: sampleOrders[1]?._id ?? '' },
};
const make = (callName: CallName, timeoutMs: number) => {
  const method = client[callName] as (request: object, options: object) => Promise<object>;
  return method(requests[callName], { timeoutMs });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What follows the first bytes of a stream is not waited for, whatever it is. */
const isFitting = (callName: CallName, state: string) =>
  state !== 'malformedAnswer' || !contract[callName].isStream;

test.each(callStates)('puts every call into the state %s', async (state) => {
  server.use(...callNames.map((callName) => replyInState(callName, state)));
  const waits = state === 'loading' || state === 'slow';
  const outcomes = callNames
    .filter((callName) => isFitting(callName, state))
    .map((callName) =>
      make(callName, waits ? 200 : 20_000).then(
        () => 'answered',
        (error: { kind: string }) => error.kind,
      ),
    );

  const kinds = new Set(await Promise.all(outcomes));

  const expected = {
    loading: 'timeout',
    slow: 'timeout',
    offline: 'network',
    empty: 'answered',
    one: 'answered',
    many: 'answered',
  };
  expect([...kinds]).toEqual([state in expected ? expected[state as 'slow'] : state]);
});

test.each([
  ['empty', 0],
  ['one', 1],
  ['many', 40],
] as const)('%s is a list of %i', async (state, amount) => {
  server.use(...callNames.map((callName) => replyInState(callName, state)));

  const { orders, ordersCount } = await client.listMyOrders();
  const { myCartItems, cartItemsCount } = await client.listWishlist();
  const { servicesCount } = await client.listServices();

  expect([ordersCount, cartItemsCount, servicesCount]).toEqual(Array(3).fill(amount));
  const shown = Math.min(amount, 20);
  expect([orders.length, myCartItems.length]).toEqual([shown, shown]);
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(shown);
});
