import { configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { memberContract } from '../contract/memberContract.ts';
import { refuse } from '../testing/answers.ts';
import { marketReplies } from '../testing/replies.ts';
import { sampleRequests } from '../testing/sampleRequests.ts';
import { createMarketApi } from './createMarketApi.ts';
import { createPrefetch } from './createPrefetch.ts';

const server = setupServer();
const asked: string[] = [];
const createWorld = () => {
  const api = createMarketApi(
    createMarketClient({ host: 'https://market.example/api', retries: 0 }),
  );
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  });
  const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { ...api.endpoints, ...store, api, settle, prefetch: createPrefetch(api) };
};
let world: ReturnType<typeof createWorld>;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname.replace('/api', ''));
  });
});
beforeEach(() => {
  server.use(...marketReplies());
  world = createWorld();
  asked.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('has the data there before a screen needs them, and asks once', async () => {
  const { dispatch, getState, getService, prefetch, settle } = world;

  dispatch(prefetch.getService({ id: 'service-brand' }));
  dispatch(prefetch.getService({ id: 'service-brand' }));
  await settle();
  dispatch(prefetch.getService({ id: 'service-brand' }, { ifOlderThan: 60 }));
  await settle();

  const { data } = getService.select({ id: 'service-brand' })(getState());
  expect(data?.service._id).toBe('service-brand');
  expect(asked).toEqual(['/services/service-brand']);
});

test('asks ahead for every call of members that reads, and for no other', () => {
  const reading = Object.entries(memberContract).filter(
    ([name, { method, isStream }]) => method === 'GET' && name !== 'logOut' && !isStream,
  );

  expect(Object.keys(world.prefetch).toSorted()).toEqual(reading.map(([name]) => name).toSorted());
});

test('asks nothing personal for somebody who is known to be a visitor', async () => {
  const { dispatch, loadUser, logIn, prefetch, settle } = world;
  server.use(refuse('loadUser', 401));
  await dispatch(loadUser.initiate());
  asked.length = 0;

  dispatch(prefetch.listWishlist());
  dispatch(prefetch.listServices());
  await settle();
  expect(asked).toEqual(['/services']);

  await dispatch(logIn.initiate(sampleRequests.logIn));
  dispatch(prefetch.listWishlist());
  await settle();
  expect(asked).toContain('/cart/getMyCartItems');
});

test('a failure ahead of time is nobody’s, and the screen asks again', async () => {
  const { dispatch, getService, prefetch, settle } = world;
  server.use(refuse('getService', 500));
  dispatch(prefetch.getService({ id: 'service-brand' }));
  await settle();
  server.resetHandlers();
  server.use(...marketReplies());

  const { data } = await dispatch(getService.initiate({ id: 'service-brand' }));

  expect(data?.service._id).toBe('service-brand');
});
