import { configureStore } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMarketClient } from '../client/createMarketClient.ts';
import { offline, refuse } from '../testing/answers.ts';
import { marketReplies } from '../testing/replies.ts';
import { sampleCartItems } from '../wishlist/samples.ts';
import { sampleOrders } from '../orders/samples.ts';
import { samplePerson } from '../people/samples.ts';
import { sampleRequests } from '../testing/sampleRequests.ts';
import { createClientState } from './createClientState.ts';
import { createMarketApi } from './createMarketApi.ts';

const server = setupServer();
const createWorld = () => {
  const client = createMarketClient({ host: 'https://market.example/api', retries: 0 });
  const api = createMarketApi(client);
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  });
  return { ...api.endpoints, ...store, groups: createClientState(api) };
};
let world: ReturnType<typeof createWorld>;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  server.use(...marketReplies());
  world = createWorld();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// Shows D11, T1-T4.
test('the services list: loading, then the page, then the failure until it is cleared', async () => {
  const { dispatch, getState, listServices, groups } = world;
  const { select, clear } = groups.servicesList;
  const request = { keyword: 'design' };

  const asking = dispatch(listServices.initiate(request));
  expect(select(getState(), request)).toMatchObject({ loading: true, services: [], error: null });
  await asking;
  expect(select(getState(), request)).toMatchObject({
    loading: false,
    servicesCount: 12,
    filteredServiceCount: 3,
    resDataPerPage: 8,
  });
  expect(select(getState(), request)).toBe(select(getState(), request));

  server.use(refuse('listServices', 500, 'As the server says.'));
  await dispatch(listServices.initiate(request, { forceRefetch: true }));
  expect(select(getState(), request).error).toMatchObject({ message: 'As the server says.' });
  dispatch(clear());
  expect(select(getState(), request).error).toBeNull();
});

// Shows D12, D22, D27.
test('the details of a service, an order and a person', async () => {
  const { dispatch, getState, getService, getOrder, getPerson, groups } = world;
  const service = { id: 'service-brand' };
  const order = { id: sampleOrders[0]?._id ?? '' };
  const person = { id: 'person-mira' };

  await dispatch(getService.initiate(service));
  await dispatch(getOrder.initiate(order));
  await dispatch(getPerson.initiate(person));

  expect(groups.serviceDetails.select(getState(), service).service?._id).toBe(service.id);
  expect(groups.orderDetails.select(getState(), order).order?._id).toBe(order.id);
  expect(groups.userDetails.select(getState(), person).user?._id).toBe(person.id);
});

// Shows D13, T6, T7.
test('who is signed in: nobody while that is found out, then the person', async () => {
  const { dispatch, getState, loadUser, logIn, signUp, confirmEmail, groups } = world;
  const unknown = { user: null, isAuthenticated: false, loading: true, error: null };
  const known = { user: samplePerson, isAuthenticated: true, loading: false, error: null };

  const loading = dispatch(loadUser.initiate());
  expect(groups.auth.select(getState())).toEqual(unknown);
  await loading;
  expect(groups.auth.select(getState())).toMatchObject(known);

  const loggingIn = dispatch(logIn.initiate(sampleRequests.logIn));
  expect(groups.auth.select(getState())).toEqual(unknown);
  await loggingIn;
  expect(groups.auth.select(getState())).toEqual(known);

  const signingUp = dispatch(signUp.initiate(sampleRequests.signUp));
  expect(groups.auth.select(getState())).toEqual(unknown);
  await signingUp;
  expect(groups.auth.select(getState())).toMatchObject({ isAuthenticated: true });

  const confirming = dispatch(confirmEmail.initiate(sampleRequests.confirmEmail));
  expect(groups.auth.select(getState())).toEqual(unknown);
  await confirming;
  expect(groups.auth.select(getState())).toEqual(known);
});

// Shows T8, T10.
test('logging out clears the person, and keeps them when it fails', async () => {
  const { dispatch, getState, loadUser, logOut, groups } = world;
  await dispatch(loadUser.initiate());

  server.use(refuse('logOut', 500, 'Not now.'));
  await dispatch(logOut.initiate());
  expect(groups.auth.select(getState())).toMatchObject({
    isAuthenticated: true,
    error: { message: 'Not now.' },
  });
  dispatch(groups.auth.clear());
  expect(groups.auth.select(getState()).error).toBeNull();

  server.resetHandlers();
  server.use(...marketReplies());
  await dispatch(logOut.initiate());
  expect(groups.auth.select(getState())).toMatchObject({ user: null, isAuthenticated: false });
});

// Shows T9.
test.each([
  ['unauthorized', refuse('loadUser', 401)],
  ['server', refuse('loadUser', 500)],
  ['network', offline('loadUser')],
])('a user who cannot be loaded (%s) is nobody, and the error says why', async (kind, failure) => {
  const { dispatch, getState, loadUser, listWishlist, groups } = world;
  await dispatch(loadUser.initiate());
  await dispatch(listWishlist.initiate(undefined, { subscribe: false }));
  server.use(failure);

  await dispatch(loadUser.initiate(undefined, { forceRefetch: true }));

  expect(groups.auth.select(getState())).toMatchObject({
    user: null,
    isAuthenticated: false,
    error: { kind },
  });
  expect(groups.cart.select(getState()).items).toEqual([]);
});

// Shows D17, D20, D21, D28.
test('the lists of the signed-in person, and the card provider’s key', async () => {
  const { dispatch, getState, groups, ...endpoints } = world;

  await dispatch(endpoints.listWishlist.initiate());
  await dispatch(endpoints.listMyOrders.initiate());
  await dispatch(endpoints.listSales.initiate());
  await dispatch(endpoints.getCardProviderKey.initiate());

  const { items, cartItemsCount } = groups.cart.select(getState());
  expect([items.length, cartItemsCount]).toEqual([2, sampleCartItems.length]);
  expect(groups.myOrders.select(getState()).orders).toHaveLength(sampleOrders.length);
  expect(groups.adminOrders.select(getState())).toMatchObject({
    orders: { length: sampleOrders.length },
    totalAmount: sampleOrders.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  });
  expect(groups.cardProviderKey.select(getState()).stripeApiKey).toMatch(/^pk_/);
});

// Shows D14-D16, D18, D19, D23-D26, T5.
test('each write has its success until it is cleared', async () => {
  const { dispatch, getState, groups, ...endpoints } = world;
  const id = sampleOrders[0]?._id ?? '';
  const cases = [
    [groups.userUpdate, endpoints.updateProfile.initiate({ bio: 'x' }), { isUpdated: true }],
    [
      groups.forgotPassword,
      endpoints.requestPasswordReset.initiate({ email: 'a@b.c' }),
      { success: true, message: 'email sent to a@b.c' },
    ],
    [
      groups.addToCart,
      endpoints.addToWishlist.initiate({ serviceId: 'service-godot' }),
      { success: true, cart: { service: { _id: 'service-godot' } } },
    ],
    [
      groups.deleteCartItem,
      endpoints.removeFromWishlist.initiate({ cartItemId: 'item-1' }),
      { success: true, message: 'Removed from your wishlist.' },
    ],
    [
      groups.newOrder,
      endpoints.createOrder.initiate(sampleRequests.createOrder),
      { success: true },
    ],
    [
      groups.newReview,
      endpoints.reviewService.initiate(sampleRequests.reviewService),
      { success: true },
    ],
    [
      groups.newService,
      endpoints.createService.initiate(sampleRequests.createService),
      { success: true, service: { title: sampleRequests.createService.title } },
    ],
    [
      groups.deleteUpdateService,
      endpoints.updateService.initiate({ id: 'service-brand', price: 5 }),
      { isUpdated: true, isDeleted: false },
    ],
    [
      groups.deleteUpdateService,
      endpoints.deleteService.initiate({ id: 'service-brand' }),
      { isUpdated: false, isDeleted: true },
    ],
    [
      groups.updateOrder,
      endpoints.updateOrder.initiate({ id, orderStatus: 'Delivered' }),
      { isUpdated: true },
    ],
  ] as const;

  for (const [group, write, success] of cases) {
    const before = group.select(getState());
    const writing = dispatch(write as ReturnType<typeof endpoints.updateProfile.initiate>);
    expect(group.select(getState()).loading).toBe(true);
    await writing;
    expect(group.select(getState())).toMatchObject({ ...success, loading: false, error: null });
    dispatch(group.clear());
    expect(group.select(getState())).toMatchObject({ ...before, loading: false });
  }
});

// Shows E4.
test('a refused change of the profile keeps all that the server said', async () => {
  const { dispatch, getState, updateProfile, groups } = world;
  server.use(refuse('updateProfile', 400));

  await dispatch(updateProfile.initiate({ email: 'mira@market.example' }));

  expect(groups.userUpdate.select(getState())).toEqual({
    isUpdated: false,
    loading: false,
    error: {
      kind: 'validation',
      status: 400,
      code: 'addressTaken',
      message: 'Account with this email already exists!!',
      mayHaveActed: false,
    },
  });
});

// Shows T3, T4.
test('a refused write has its error until it is cleared', async () => {
  const { dispatch, getState, reviewService, groups } = world;
  server.use(refuse('reviewService', 404));

  await dispatch(reviewService.initiate(sampleRequests.reviewService));
  expect(groups.newReview.select(getState())).toMatchObject({
    success: false,
    error: { message: 'Service not found!!' },
  });
  dispatch(groups.newReview.clear());

  expect(groups.newReview.select(getState()).error).toBeNull();
});
