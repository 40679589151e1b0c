import { expect, test } from 'vitest';
import { createRefundPayment } from './createRefundPayment.ts';
import type { Payment } from './paymentQueries.ts';
import type { RefundQueries } from './refundQueries.ts';

const payment = { id: 'a payment' } as Payment;

/** Gives back what is to be given back; says what was asked for, in its order. */
async function refundWith(requested: readonly string[]) {
  const asked: string[] = [];
  const refunds = {
    listRequested: async () => requested.map((id) => ({ id })),
  } as unknown as RefundQueries;
  const refundPayment = createRefundPayment(
    refunds,
    async ({ id }, address) => void asked.push(`${id} by ${address}`),
    async ({ id }, address) => {
      asked.push(`look at ${id} by ${address}`);
      return null;
    },
  );
  await refundPayment(payment, 'finishRefunds');
  return asked;
}

test('each refund that was decided is carried out, the oldest first', async () => {
  expect(await refundWith(['first', 'second'])).toEqual([
    'first by finishRefunds',
    'second by finishRefunds',
  ]);
});

test('where none is left, the card provider is asked what has become of the money', async () => {
  expect(await refundWith([])).toEqual(['look at a payment by finishRefunds']);
});
