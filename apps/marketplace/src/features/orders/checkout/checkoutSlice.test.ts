import { createCartItem, createPerson } from '@market/api/testing';
import { expect, test } from 'vitest';
import {
  checkoutFinished,
  checkoutSlice,
  checkoutStarted,
  couponRemoved,
  noCheckout,
  orderInfoEntered,
  paymentRefused,
  paymentStarted,
  quoteSeen,
  stepReached,
} from './checkoutSlice.ts';
import { toTotal, toWish } from './toOrder.ts';
import { marketApi } from '../../../backend/market.ts';

const { reducer } = checkoutSlice;
const cartItem = createCartItem();
const orderInfo = { phoneNumber: '9800000000' };
const payment = {
  idempotencyKey: 'key',
  request: { amount: 450_000, service: 'service-brand', orderInfo },
  paymentInfo: null,
};
const ready = {
  cartItem,
  orderInfo,
  coupon: 'HELLO-10',
  quote: { totalPrice: 4050, quote: 'quote' },
  payment,
  reachedStep: 3,
  owner: 'person-asha',
};

// Shows T17, T18.
test('an order begins with an item of the wishlist and goes on with the order information', () => {
  const started = reducer(noCheckout, checkoutStarted(cartItem));
  expect(started.cartItem).toEqual(cartItem);
  expect(reducer(started, orderInfoEntered(orderInfo)).orderInfo).toEqual(orderInfo);
});

test('another order is another payment, but the phone number is still known', () => {
  const other = createCartItem({ _id: 'item-other' });
  expect(reducer(ready, checkoutStarted(other))).toEqual({
    cartItem: other,
    orderInfo,
    coupon: '',
    quote: null,
    payment: null,
    reachedStep: 1,
    owner: 'person-asha',
  });
});

test('a step that has been reached stays so, until something else is ordered', () => {
  const atPayment = reducer({ ...ready, reachedStep: 1 }, stepReached(3));
  const back = reducer(atPayment, stepReached(1));
  expect(reducer(back, checkoutStarted(cartItem)).reachedStep).toBe(3);
});

test('beginning again with the same item does not forget what may have been paid', () => {
  expect(reducer(ready, checkoutStarted(cartItem)).payment).toEqual(payment);
});

test('a payment is remembered from its start, and forgotten when it was refused', () => {
  const started = reducer({ ...ready, payment: null }, paymentStarted(payment));
  expect(started.payment).toEqual(payment);
  expect(reducer(started, paymentRefused()).payment).toBeNull();
});

test('a new price counts once the buyer has seen it', () => {
  const quote = { totalPrice: 5200, lines: [], days: 7, revisions: 1, quote: 'another' };
  expect(toTotal(reducer(ready, quoteSeen(quote)))).toBe(5200);
  // All that a backend without quotes knows is the price of the service.
  const plain = reducer(ready, quoteSeen({ totalPrice: 4800 }));
  expect([toTotal(plain), plain.cartItem?.service.price]).toEqual([4800, 4800]);
});

test('without its coupon an order costs what it did before', () => {
  const kept = { ...ready, cartItem: { ...cartItem, quote: { totalPrice: 4700 } } };
  const without = reducer(kept, couponRemoved());
  expect([without.coupon, toTotal(without)]).toEqual(['', 4700]);
});

test('what is chosen, a coupon or an offer is named, and nothing else', () => {
  const choice = { package: 1, extras: [{ _id: 'extra-fast', quantity: 1 }] };
  const chosen = { ...cartItem, choice };
  const service = cartItem.service._id;
  expect(toWish({ cartItem, coupon: '' })).toEqual({ service });
  expect(toWish({ cartItem: chosen, coupon: 'HELLO-10' })).toEqual({
    service,
    ...choice,
    coupon: 'HELLO-10',
  });
  const offer = { ...chosen, offer: 'offer-cafe' };
  expect(toWish({ cartItem: offer, coupon: 'HELLO-10' })).toEqual({ offer: 'offer-cafe' });
});

/** What the store hears when the server has done something. */
const succeed = (endpointName: string, payload: object) => ({
  type: `${marketApi.reducerPath}/execute${endpointName === 'loadUser' ? 'Query' : 'Mutation'}/fulfilled`,
  payload,
  meta: { requestId: '1', arg: { endpointName }, requestStatus: 'fulfilled' },
});

test('nothing is left after the order, nor after logging out', () => {
  expect(reducer(ready, checkoutFinished())).toEqual({ ...noCheckout, owner: 'person-asha' });
  expect(reducer(ready, succeed('logOut', {}))).toEqual(noCheckout);
});

test.each(['loadUser', 'logIn', 'logInWithPasskey', 'signUp', 'confirmEmail'])(
  'the person who is here by %s goes on with their own checkout only',
  (endpointName) => {
    const nameless = { ...ready, owner: null };
    const asha = succeed(endpointName, { user: createPerson({ _id: 'person-asha' }) });
    const mira = succeed(endpointName, { user: createPerson({ _id: 'person-mira' }) });

    expect(reducer(ready, asha)).toBe(ready);
    expect(reducer(nameless, asha)).toEqual(ready);
    expect(reducer(ready, mira)).toEqual({ ...noCheckout, owner: 'person-mira' });
  },
);
