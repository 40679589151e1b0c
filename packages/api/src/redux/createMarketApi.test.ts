import { configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { createAdminClient } from '../client/createAdminClient.ts';
import { createMemberClient } from '../client/createMemberClient.ts';
import type { Call } from '../contract/call.ts';
import { contract } from '../contract/contract.ts';
import { memberContract } from '../contract/memberContract.ts';
import { disputedOrder } from '../orders/samples.ts';
import { answer, createRefusal, offline, refuse, slow } from '../testing/answers.ts';
import { marketReplies } from '../testing/replies.ts';
import { createProfile, sampleServices } from '../services/samples.ts';
import { createWishlist, sampleCartItems } from '../wishlist/samples.ts';
import { samplePerson } from '../people/samples.ts';
import { sampleRequests } from '../testing/sampleRequests.ts';
import { createPerson } from '../people/samples.ts';
import { createAdminApi } from './createAdminApi.ts';
import { createMarketApi } from './createMarketApi.ts';

const host = 'https://market.example/api';
const server = setupServer();
const asked: string[] = [];

const createWorld = () => {
  const api = createMarketApi(createMarketClient({ host, retries: 0 }));
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  });
  const { getRunningQueriesThunk: getRunningQueries } = api.util;
  return { ...api.endpoints, api, store, dispatch: store.dispatch, getRunningQueries };
};

let world: ReturnType<typeof createWorld>;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
  });
});
beforeEach(() => {
  server.use(...marketReplies());
  world = createWorld();
  asked.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const wishlistOf = ({ store, listWishlist }: typeof world) =>
  listWishlist.select()(store.getState());
const userOf = ({ store, loadUser }: typeof world) =>
  loadUser.select()(store.getState()).data?.user;
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Lets answers arrive and what they change be asked for again. */
const settle = async () => {
  for (let round = 0; round < 3; round++) {
    await pass(10);
    await Promise.all(world.dispatch(world.getRunningQueries()));
  }
};

/** Refuses a visitor, but so late that somebody may have logged in meanwhile. */
const late = async () => {
  await pass(30);
  return createRefusal(401);
};
/** What is asked for again because of a write. */
const changedBy = async (write: () => PromiseLike<unknown>) => {
  asked.length = 0;
  await write();
  await settle();
  return asked.slice(1).toSorted();
};
const itemsOf = (current: typeof world) =>
  wishlistOf(current).data?.myCartItems.map(({ _id }) => _id);

const credentials = { email: 'asha@market.example', password: 'secret' };

/** Those that are asked once and answered once: all but the stream. */
const countAnswered = (table: Record<string, Call>) =>
  Object.values(table).filter(({ isStream }) => !isStream).length;

const listHooks = (api: object) =>
  Object.keys(api).filter((key) => /^use(?!Lazy).+(Query|Mutation)$/.test(key));

test('has a hook for every call of members, and knows no other', () => {
  const hooks = listHooks(createMarketApi(createMemberClient({ host })));

  expect(hooks).toHaveLength(countAnswered(memberContract));
  expect(hooks).toEqual(
    expect.arrayContaining(['useListServicesQuery', 'useLogInMutation', 'useLoadUserQuery']),
  );
});

// Shows X30.
test('has a hook for every call of operators once they are added, and what these change is asked for again', async () => {
  const admin = createAdminApi(world.api, createAdminClient({ host, retries: 0 }));
  expect(listHooks(admin)).toHaveLength(countAnswered(contract));

  const { dispatch, store, getRunningQueries } = world;
  const id = disputedOrder._id;
  await dispatch(admin.endpoints.inspectOrder.initiate({ id }));
  await dispatch(admin.endpoints.listDisputes.initiate({ state: 'decided' }));
  await dispatch(admin.endpoints.getBooks.initiate());
  const before = asked.length;
  await dispatch(admin.endpoints.takeDispute.initiate({ id }));
  await settle();
  await Promise.all(dispatch(getRunningQueries()));
  const [first, ...after] = asked.slice(before);
  expect(first).toBe(`PUT /admin/orders/${id}/dispute/take`);
  expect(after.toSorted()).toEqual([
    'GET /admin/books',
    'GET /admin/disputes',
    `GET /admin/orders/${id}`,
  ]);
  expect(admin.endpoints.inspectOrder.select({ id })(store.getState()).data?.takenBy?._id).toBe(
    samplePerson._id,
  );

  // What wants a code is asked for again once it was typed.
  server.use(refuse('listDisputes', 'stepUpWanted'));
  const watched = dispatch(admin.endpoints.listDisputes.initiate());
  await watched;
  asked.length = 0;
  await dispatch(world.confirmStepUp.initiate({ code: '123456' }));
  await settle();
  expect(asked).toContain('GET /admin/disputes');
  watched.unsubscribe();

  // Like everything of a person, it leaves with them.
  await dispatch(world.logOut.initiate());
  expect(admin.endpoints.inspectOrder.select({ id })(store.getState()).data).toBeUndefined();
});

test('keeps a failure as plain data', async () => {
  server.use(refuse('listServices', 400, ['One.', 'Two.']));
  const warn = vi.spyOn(console, 'error');

  const { error } = await world.dispatch(world.listServices.initiate());

  expect(error).toEqual({
    kind: 'validation',
    message: 'One. Two.',
    status: 400,
    mayHaveActed: false,
  });
  expect(warn).not.toHaveBeenCalled();
});

test('raises no alert for a visitor', async () => {
  server.use(...marketReplies({ user: null }));

  const { error, data } = await world.dispatch(world.loadUser.initiate());

  expect(error).toMatchObject({ kind: 'unauthorized', message: '' });
  expect(data).toBeUndefined();
});

test('knows at once who has logged in', async () => {
  server.use(...marketReplies({ user: null }));
  await world.dispatch(world.loadUser.initiate());
  asked.length = 0;

  await world.dispatch(world.logIn.initiate(credentials)).unwrap();

  expect(userOf(world)).toEqual(samplePerson);
  expect(asked).toEqual(['POST /auth/login']);
});

test('knows at once who has confirmed an account, and nobody before', async () => {
  server.use(...marketReplies({ user: null }));
  server.use(answer('signUp', { user: null, message: 'Read your mail.' }));
  await world.dispatch(world.loadUser.initiate());
  await world.dispatch(world.listWishlist.initiate());

  expect(
    await changedBy(() => world.dispatch(world.signUp.initiate(sampleRequests.signUp))),
  ).toEqual([]);
  expect(userOf(world)).toBeUndefined();

  await world.dispatch(world.confirmEmail.initiate(sampleRequests.confirmEmail));
  expect(userOf(world)).toEqual(samplePerson);
});

test('asks again for the profile of a person who has confirmed another address', async () => {
  await world.dispatch(world.getPerson.initiate({ id: samplePerson._id }));
  asked.length = 0;
  await world.dispatch(world.confirmEmail.initiate(sampleRequests.confirmEmail));
  await settle();

  expect(asked).toContain(`GET /auth/user/${samplePerson._id}`);
});

test('asks again for what a visitor was refused once somebody has logged in', async () => {
  server.use(...marketReplies({ user: null }));
  await world.dispatch(world.listWishlist.initiate());
  expect(wishlistOf(world).isError).toBe(true);

  await world.dispatch(world.logIn.initiate(credentials));
  await settle();

  expect(wishlistOf(world).data?.cartItemsCount).toBe(sampleCartItems.length);
});

test('forgets a person who logs out, but not what everybody may see', async () => {
  await world.dispatch(world.loadUser.initiate());
  await world.dispatch(world.listWishlist.initiate());
  await world.dispatch(world.listMyOrders.initiate());
  await world.dispatch(world.listServices.initiate());

  await world.dispatch(world.logOut.initiate());

  expect(userOf(world)).toBeNull();
  expect(wishlistOf(world).data).toBeUndefined();
  expect(world.listMyOrders.select()(world.store.getState()).data).toBeUndefined();
  expect(world.listServices.select()(world.store.getState()).data).toBeDefined();
});

test('forgets a person in whose place another tab has logged somebody else in', async () => {
  await world.dispatch(world.loadUser.initiate());
  await world.dispatch(world.listWishlist.initiate(undefined, { subscribe: false }));
  await world.dispatch(world.loadUser.initiate(undefined, { forceRefetch: true }));
  expect(wishlistOf(world).data).toBeDefined();

  const other = createPerson();
  server.use(answer('loadUser', { user: createProfile(other) }));
  await world.dispatch(world.loadUser.initiate(undefined, { forceRefetch: true }));

  expect(userOf(world)).toMatchObject(other);
  expect(wishlistOf(world).data).toBeUndefined();
});

test('does not keep what arrives after the person has left', async () => {
  await world.dispatch(world.loadUser.initiate());
  server.use(slow('listWishlist', 40, createWishlist()));
  const arriving = world.dispatch(world.listWishlist.initiate());

  await world.dispatch(world.logOut.initiate());
  await arriving;

  expect(wishlistOf(world).data).toBeUndefined();
});

test('forgets a person whose session has ended', async () => {
  await world.dispatch(world.loadUser.initiate());
  await world.dispatch(world.listWishlist.initiate());
  server.use(refuse('listMyOrders', 401));

  await world.dispatch(world.listMyOrders.initiate());

  expect(userOf(world)).toBeNull();
  expect(wishlistOf(world).data).toBeUndefined();
});

test('keeps the error of a session that is found to have ended', async () => {
  await world.dispatch(world.loadUser.initiate());
  server.use(refuse('loadUser', 401));

  await world.dispatch(world.loadUser.initiate(undefined, { forceRefetch: true }));

  expect(world.loadUser.select()(world.store.getState())).toMatchObject({
    data: { user: null },
    error: { kind: 'unauthorized' },
  });
});

test('does not mistake an old refusal for the end of a new session', async () => {
  server.use(answer('loadUser', late), answer('listWishlist', late));
  const start = Promise.all([
    world.dispatch(world.loadUser.initiate()),
    world.dispatch(world.listWishlist.initiate()),
  ]);

  await world.dispatch(world.logIn.initiate(credentials));
  await start;

  expect(userOf(world)).toEqual(samplePerson);
});

test('shows a removal before the server has answered, and asks again after', async () => {
  await world.dispatch(world.listWishlist.initiate());
  const [first] = sampleCartItems;
  asked.length = 0;

  const removal = world.dispatch(
    world.removeFromWishlist.initiate({ cartItemId: first?._id ?? '' }),
  );
  expect(wishlistOf(world).data?.cartItemsCount).toBe(sampleCartItems.length - 1);
  await removal;
  await settle();

  expect(asked).toEqual(['DELETE /cart/deleteCartItem/item-1', 'GET /cart/getMyCartItems']);
  expect(wishlistOf(world).data?.cartItemsCount).toBe(sampleCartItems.length - 1);
});

test('a list that was on its way does not bring back what is being removed', async () => {
  await world.dispatch(world.listWishlist.initiate());
  server.use(slow('removeFromWishlist', 200, { message: 'Removed.' }));

  const removal = world.dispatch(world.removeFromWishlist.initiate({ cartItemId: 'item-1' }));
  await world.dispatch(world.listWishlist.initiate(undefined, { forceRefetch: true }));

  await expect.poll(() => itemsOf(world)).toEqual(['item-2']);
  expect(wishlistOf(world).data?.cartItemsCount).toBe(1);
  await removal;
});

test('brings an item back when the server does not remove it', async () => {
  await world.dispatch(world.listWishlist.initiate());
  server.use(offline('removeFromWishlist'));

  await world.dispatch(world.removeFromWishlist.initiate({ cartItemId: 'item-1' }));

  expect(itemsOf(world)).toEqual(['item-1', 'item-2']);
});

test('shows an added service at once, once, and as the server tells it then', async () => {
  await world.dispatch(world.listWishlist.initiate());
  await world.dispatch(world.listServices.initiate());
  const service = sampleServices[5];

  const adding = world.dispatch(world.addToWishlist.initiate({ serviceId: service?._id ?? '' }));
  const early = wishlistOf(world).data;
  await adding;

  expect(early?.myCartItems[0]?.service).toEqual(service);
  expect(early?.cartItemsCount).toBe(sampleCartItems.length + 1);
  expect(itemsOf(world)).toEqual(['item-new-1', 'item-1', 'item-2']);
});

test('keeps the place of a service that is chosen anew, and counts what was chosen', async () => {
  await world.dispatch(world.listServices.initiate());
  await world.dispatch(world.listWishlist.initiate());
  const before = wishlistOf(world).data?.totalPrice ?? 0;
  const kept = sampleCartItems[1]?.service;
  const choice = { package: 0 };

  const adding = world.dispatch(
    world.addToWishlist.initiate({ serviceId: kept?._id ?? '', choice }),
  );
  expect(itemsOf(world)).toEqual(['item-1', 'item-2']);
  await adding;

  const { myCartItems = [], totalPrice } = wishlistOf(world).data ?? {};
  expect(itemsOf(world)).toEqual(['item-1', 'item-2']);
  expect(myCartItems[1]).toMatchObject({ choice, quote: { totalPrice: kept?.price } });
  expect(totalPrice).toBe(before);
  const removing = world.dispatch(world.removeFromWishlist.initiate({ cartItemId: 'item-2' }));
  expect(wishlistOf(world).data?.totalPrice).toBe(before - (kept?.price ?? 0));
  await removing;
});

test('takes an added service back when the server refuses it', async () => {
  await world.dispatch(world.listWishlist.initiate());
  await world.dispatch(world.listServices.initiate());
  server.use(refuse('addToWishlist', 404));

  await world.dispatch(world.addToWishlist.initiate({ serviceId: 'service-godot' }));

  expect(itemsOf(world)).toEqual(['item-1', 'item-2']);
});

test('waits with a service that it knows nothing of', async () => {
  await world.dispatch(world.listWishlist.initiate());

  const adding = world.dispatch(world.addToWishlist.initiate({ serviceId: 'service-godot' }));
  expect(wishlistOf(world).data?.cartItemsCount).toBe(2);
  await adding;

  expect(wishlistOf(world).data?.cartItemsCount).toBe(3);
});

test('gives up when its caller does', async () => {
  server.use(slow('listServices', 1000, { services: [] } as never));

  const query = world.dispatch(world.listServices.initiate());
  query.abort();

  expect((await query).status).toBe('rejected');
});

test('refreshes after each write exactly what it changed', async () => {
  const [service] = sampleServices;
  const id = service?._id ?? '';
  const open = () =>
    Promise.all([
      world.dispatch(world.loadUser.initiate()),
      world.dispatch(world.listServices.initiate()),
      world.dispatch(world.getService.initiate({ id })),
      world.dispatch(world.getService.initiate({ id: 'service-godot' })),
      world.dispatch(world.listMyServices.initiate()),
      world.dispatch(world.getPerson.initiate({ id: samplePerson._id })),
      world.dispatch(world.getPerson.initiate({ id: 'person-mira' })),
      world.dispatch(world.listWishlist.initiate()),
      world.dispatch(world.listMyOrders.initiate()),
      world.dispatch(world.listSales.initiate()),
      world.dispatch(world.summariseSales.initiate()),
      world.dispatch(world.getOrder.initiate({ id: orderId })),
      world.dispatch(world.getCardProviderKey.initiate()),
    ]);
  const orderId = '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00';
  await open();

  const list = 'GET /services';
  const page = `GET /services/${id}`;
  const mine = 'GET /services/me';
  const seller = 'GET /auth/user/person-mira';
  const wishlist = 'GET /cart/getMyCartItems';
  // What any order becomes changes lists and sums, too, perhaps of those that it was not in.
  const orders = [
    'GET /order/me',
    'GET /order/myOrders',
    'GET /order/sales/summary',
    `GET /order/${orderId}`,
  ];

  const { dispatch } = world;
  const form = { title: 'New', price: 1, description: 'x', images: [] };
  expect(
    await changedBy(() =>
      dispatch(world.createService.initiate({ ...form, category: 'Mobile-Apps' })),
    ),
  ).toEqual([`GET /auth/user/${samplePerson._id}`, list, mine].toSorted());
  expect(await changedBy(() => dispatch(world.updateService.initiate({ id, price: 5 })))).toEqual(
    [seller, list, page, mine, wishlist].toSorted(),
  );
  expect(
    await changedBy(() =>
      dispatch(world.reviewService.initiate({ serviceId: id, rating: 5, comment: 'x' })),
    ),
  ).toEqual([seller, list, page, mine].toSorted());
  expect(
    await changedBy(() =>
      dispatch(world.updateOrder.initiate({ id: orderId, orderStatus: 'Delivered' })),
    ),
  ).toEqual(orders.toSorted());
  expect(await changedBy(() => dispatch(world.updateProfile.initiate({ bio: 'x' })))).toEqual(
    ['GET /auth/me', `GET /auth/user/${samplePerson._id}`, list, mine, page].toSorted(),
  );
  expect(
    await changedBy(() => dispatch(world.requestPasswordReset.initiate({ email: 'a@b.c' }))),
  ).toEqual([]);
  expect(await changedBy(() => dispatch(world.deleteService.initiate({ id })))).toEqual(
    [seller, list, page, mine, wishlist].toSorted(),
  );
});
