import { expect, test } from 'vitest';
import { order } from './entities.ts';
import { expectAnswer, expectRefusal, listOf } from './expectAnswer.ts';

const reply = (answer: unknown, status = 200) => ({ call: 'GET /order/me', status, answer });

const written = {
  _id: 'order-1',
  totalPrice: 4500,
  orderStatus: 'Processing',
  orderInfo: { phoneNumber: '9800000001' },
  paymentInfo: { id: 'pi_1', status: 'succeeded' },
  service: { _id: 'service-1', title: 'A logo', price: 4500, images: [{ url: '/images/1' }] },
  user: { _id: 'buyer-1', fullname: 'Bina', email: 'bina@example.com' },
};

test('what an answer holds besides is ignored', () => {
  const answer = { orders: [{ ...written, stage: 'working', refunded: 0 }], totalAmount: 4500 };
  expect(expectAnswer(reply(answer), { orders: listOf(order) })).toBe(answer);
});

test.each([
  ['a word that the specification does not have', { orderStatus: 'Cancelled' }, 'orderStatus'],
  ['a number as text', { totalPrice: '4500' }, 'totalPrice'],
  ['a field that has gone', { paymentInfo: { id: 'pi_1' } }, 'paymentInfo.status'],
  ['a picture without its address', { service: { images: [{}] } }, 'service.images.0.url'],
  ['a list that is none', { service: { images: {} } }, 'service.images is no list'],
  ['nothing', { user: null }, 'user._id'],
])('%s is named', (_, change, place) => {
  const asking = () =>
    expectAnswer(reply({ orders: [{ ...written, ...change }] }), { orders: [order] });
  expect(asking).toThrow(`answer.orders.0.${place}`);
});

test('a list that must be empty is one', () => {
  expect(() => expectAnswer(reply({}), { orders: [] })).toThrow('answer.orders is no list');
});

test('lists that are given entry by entry are of that length', () => {
  expect(() => expectAnswer(reply({ orders: [] }), { orders: [order] })).toThrow(
    'GET /order/me: answer.orders has 0 entries, not 1',
  );
});

test('a refusal has its status and its words', () => {
  const refused = reply({ success: false, message: 'No.' }, 409);
  expect(() => expectRefusal(refused, 409, 'No.')).not.toThrow();
  expect(() => expectRefusal(refused, 409, 'Never.')).toThrow('"No.", not Never.');
  expect(() => expectAnswer(refused, {})).toThrow('it came with 409, not 200');
});
