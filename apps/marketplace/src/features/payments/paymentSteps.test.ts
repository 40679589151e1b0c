import { CallError } from '@market/api';
import { createCartItem, createServiceSummary } from '@market/api/testing';
import { expect, test } from 'vitest';
import { isRefusal, toAttempt, toPaymentRequest } from './paymentSteps.ts';

const orderInfo = { phoneNumber: '9800000000' };
const fail = (kind: CallError['kind']) => new CallError('startPayment', { kind, message: '' });

const requestFor = (price: number) =>
  toPaymentRequest(
    {
      cartItem: createCartItem({ service: createServiceSummary({ price }) }),
      coupon: '',
      quote: null,
    },
    orderInfo,
  );

// Shows K6.
test.each([
  [4500, 450_000],
  [1234.5, 123_450],
  [19.99, 1999],
  [0.29, 29],
])('Rs.%s are %s paise', (price, amount) => {
  expect(requestFor(price).amount).toBe(amount);
});

test('trying again is the same payment, another price or number is another', () => {
  const first = toAttempt(null, requestFor(4500));
  expect(toAttempt(first, requestFor(4500))).toBe(first);

  const other = toAttempt(first, requestFor(5200));
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey);
  const renumbered = toAttempt(first, { ...first.request, orderInfo: { phoneNumber: '1' } });
  expect(renumbered.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('only what the backend has understood counts as refused', () => {
  expect((['conflict', 'notFound', 'validation'] as const).map(fail).every(isRefusal)).toBe(true);
  expect((['network', 'timeout', 'server'] as const).map(fail).some(isRefusal)).toBe(false);
});
