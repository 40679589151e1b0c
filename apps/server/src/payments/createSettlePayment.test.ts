import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from './PaymentProvider.ts';
import { createSandboxPayments } from '../app/createSandboxPayments.ts';
import { createPaymentQueries } from './paymentQueries.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createSettlePayment } from './createSettlePayment.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
const sandbox = await createSandboxPayments(market.database);
const payments = createPaymentQueries(market.database);
beforeEach(market.empty);
afterAll(market.close);

/** Somebody's payment that nobody but the card provider knows to be made. */
async function pay() {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const { secret, intentId } = await shop.start(buyer, await shop.offer(seller));
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  const payment = await payments.findByIntent(intentId);
  if (!payment) throw new Error('The payment was not written down.');
  return payment;
}

const readStatuses = () =>
  market.database
    .selectFrom('payments')
    .leftJoin('orders', 'orders.payment_id', 'payments.id')
    .select(['payments.status', 'orders.id as orderId'])
    .execute();

test('what the provider said before is not written over what it says now', async () => {
  const payment = await pay();
  const settleNow = createSettlePayment(sandbox, payments);
  const slow: PaymentProvider = {
    ...sandbox,
    // While this answer is under way, the order is placed and its money given back.
    async retrieveIntent(intentId) {
      const answer = await sandbox.retrieveIntent(intentId);
      await settleNow(payment, 'browser');
      await sandbox.refund(intentId, { idempotencyKey: 'by hand' });
      await settleNow(payment, 'webhook');
      return answer;
    },
  };

  const orderId = await createSettlePayment(slow, payments)(payment, 'reconcilePayments');

  expect(orderId).not.toBeNull();
  expect(await readStatuses()).toEqual([{ status: 'refunded', orderId }]);
});

test('what was late about money that is back already places no order', async () => {
  const payment = await pay();
  const asOf = await payments.tellTime();
  const before = new Date(asOf.getTime() - 1);
  await payments.settle(payment.id, 'refunded', asOf, 'webhook');

  expect(await payments.settle(payment.id, 'succeeded', before, 'browser')).toBeNull();
  expect(await readStatuses()).toEqual([{ status: 'refunded', orderId: null }]);
});

test('two who find at once that the money is not what was agreed give it back under one key', async () => {
  const payment = await pay();
  const usedKeys: string[] = [];
  const odd: PaymentProvider = {
    ...sandbox,
    retrieveIntent: async (intentId) => ({
      ...(await sandbox.retrieveIntent(intentId)),
      currency: 'usd',
      status: 'succeeded',
    }),
    refund(intentId, refund) {
      usedKeys.push(refund.idempotencyKey);
      return sandbox.refund(intentId, refund);
    },
  };
  const settlePayment = createSettlePayment(odd, payments);

  await Promise.all([settlePayment(payment, 'browser'), settlePayment(payment, 'webhook')]);

  expect(usedKeys).toHaveLength(2);
  expect(new Set(usedKeys)).toEqual(new Set([`refund-${payment.id}`]));
  expect(await readStatuses()).toEqual([{ status: 'refunded', orderId: null }]);
});
