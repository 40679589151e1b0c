import { createCartItem } from '@market/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noCheckout } from './checkoutSlice.ts';
import { loadCheckout, saveCheckout } from './checkoutStorage.ts';

const checkout = {
  cartItem: createCartItem(),
  orderInfo: { phoneNumber: '9800000000' },
  coupon: 'HELLO-10',
  quote: { totalPrice: 4050, quote: 'quote' },
  payment: {
    idempotencyKey: 'key',
    request: { amount: 450_000, service: 'service-brand', orderInfo: { phoneNumber: '98' } },
    paymentInfo: { id: 'pi_1', status: 'succeeded' },
  },
  reachedStep: 3,
  owner: 'person-asha',
};

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Shows D29, D30, D31.
test('a reload anywhere in the checkout goes on with it', () => {
  saveCheckout(checkout);
  expect(JSON.parse(entries.get('cartItem') ?? '')).toMatchObject({ _id: checkout.cartItem._id });
  expect(JSON.parse(entries.get('orderInfo') ?? '')).toEqual({ phoneNumber: '9800000000' });
  const { _id, title, price } = checkout.cartItem.service;
  expect(loadCheckout()).toMatchObject({
    ...checkout,
    cartItem: { _id: checkout.cartItem._id, service: { _id, title, price } },
  });
});

test('after the order nothing is left in the storage', () => {
  saveCheckout(checkout);
  saveCheckout({ ...noCheckout, owner: checkout.owner });
  expect([...entries.keys()]).toEqual([]);
  expect(loadCheckout()).toEqual(noCheckout);
});

test.each(['', '{', 'null', '[]', '"text"', '{"_id":7}', '{"phoneNumber":12}', '{"request":{}}'])(
  'the entry %s counts as not there',
  (garbage) => {
    for (const key of ['cartItem', 'orderInfo', 'quote', 'payment', 'reachedStep'])
      entries.set(key, garbage);
    expect(loadCheckout()).toEqual(noCheckout);
  },
);

test('a browser without storage loses the checkout on a reload, nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveCheckout(checkout)).not.toThrow();
  expect(loadCheckout()).toEqual(noCheckout);
});
