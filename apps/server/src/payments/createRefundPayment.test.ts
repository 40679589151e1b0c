import { expect, test } from 'vitest';
import { createRefundPayment } from './createRefundPayment.ts';
import { PaymentProviderError } from './PaymentProvider.ts';
import type { Payment } from './paymentQueries.ts';
import type { RefundQueries } from './refundQueries.ts';

const payment = { id: 'a payment' } as Payment;

const refusal = new PaymentProviderError(400, 'There is less left.');
const outage = new PaymentProviderError(502, 'Nobody answers.');

/** Gives back what is to be given back; says what was asked for, in its order, and what went wrong. */
async function refundWith(
  requested: readonly string[],
  errors: Readonly<Record<string, Error>> = {},
) {
  const asked: string[] = [];
  const refunds = {
    listRequested: async () => requested.map((id) => ({ id })),
  } as unknown as RefundQueries;
  const refundPayment = createRefundPayment(
    refunds,
    async ({ id }, address) => {
      asked.push(`${id} by ${address}`);
      if (errors[id]) throw errors[id];
    },
    async ({ id }, address) => {
      asked.push(`look at ${id} by ${address}`);
      return null;
    },
  );
  await refundPayment(payment, 'finishRefunds').catch((error: Error) => asked.push(error.message));
  return asked;
}

test('each refund that was decided is carried out, the oldest first', async () => {
  expect(await refundWith(['first', 'second'])).toEqual([
    'first by finishRefunds',
    'second by finishRefunds',
  ]);
});

test('one that the card provider refuses holds up no other, and is told', async () => {
  expect(await refundWith(['first', 'second'], { first: refusal })).toEqual([
    'first by finishRefunds',
    'second by finishRefunds',
    refusal.message,
  ]);
});

test('while the card provider cannot be reached, it is asked no more', async () => {
  expect(await refundWith(['first', 'second'], { first: outage })).toEqual([
    'first by finishRefunds',
    outage.message,
  ]);
});

test('where none is left, the card provider is asked what has become of the money', async () => {
  expect(await refundWith([])).toEqual(['look at a payment by finishRefunds']);
});
