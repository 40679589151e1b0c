import type { Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepositQueries } from './depositQueries.ts';
import { createPaymentQueries } from './paymentQueries.ts';
import { createRefundQueries } from './refundQueries.ts';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createShop, listDoers, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';

let market: TestMarket;
let shop: Shop;
let buyer: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  const seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logoDesign = await shop.offer(seller);
});

afterAll(() => market.close());

async function buy() {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, logoDesign, intentId);
  return order;
}

const findDeposit = () =>
  market.database.selectFrom('deposits').selectAll().executeTakeFirstOrThrow();

test('counts orders, and everything about money that waits for something', async () => {
  const payments = createPaymentQueries(market.database);
  expect(await payments.countOpenMatters()).toEqual({
    orders: 0,
    unsettled: 0,
    unordered: 0,
    unrefunded: 0,
  });

  const [order] = [await buy(), await buy()];
  await shop.start(buyer, logoDesign);
  await shop.startByAmount(buyer, logoDesign.price);
  expect(await payments.countOpenMatters()).toEqual({
    orders: 2,
    unsettled: 2,
    unordered: 0,
    unrefunded: 0,
  });

  await market.database.deleteFrom('orders').where('id', '=', order._id).execute();
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();
  await market.database.updateTable('deposits').set({ status: 'returning' }).execute();
  expect(await payments.countOpenMatters()).toEqual({
    orders: 1,
    unsettled: 1,
    unordered: 1,
    unrefunded: 2,
  });
});

test('makes what is unfinished due at once, and nothing else', async () => {
  await buy();
  await shop.start(buyer, logoDesign);
  await shop.startByAmount(buyer, logoDesign.price);
  const { database } = market;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  await database.updateTable('payments').set({ check_at: tomorrow }).execute();
  await database.updateTable('deposits').set({ check_at: tomorrow }).execute();

  await createPaymentQueries(database).hurryUnsettled();
  await createDepositQueries(database).hurry();

  const payments = await database
    .selectFrom('payments')
    .select(['check_at', 'settled_at'])
    .execute();
  const isDue = ({ check_at }: { check_at: Date }) => check_at < tomorrow;
  expect(payments.filter(isDue).map(({ settled_at }) => settled_at)).toEqual([null]);
  expect(isDue(await findDeposit())).toBe(true);
});

test('an unpaid deposit that is called off is noted, once', async () => {
  await shop.startByAmount(buyer, logoDesign.price);
  const { id } = await findDeposit();
  const deposits = createDepositQueries(market.database);

  await deposits.forget(id, 'returnDeposits');
  await deposits.forget(id, 'returnDeposits');

  expect(await listDoers(market, 'deposit.canceled')).toEqual(['returnDeposits']);
});

test('a refund that is taken back is noted; one of a payment without an order is not', async () => {
  const order = await buy();
  const refunds = createRefundQueries(market.database);
  const { payment_id: paymentId } = await market.database
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();

  await refunds.withdraw(paymentId, 'finishRefunds');
  expect(await listDoers(market, 'refund.withdrawn')).toEqual(['finishRefunds']);
  expect(await refunds.listUnfinished()).toEqual([]);

  await market.database.deleteFrom('orders').execute();
  await refunds.withdraw(paymentId, 'finishRefunds');
  expect(await listDoers(market, 'refund.withdrawn')).toHaveLength(1);
});

test('a payment that was called off is settled, and its key starts another one', async () => {
  const before = await shop.start(buyer, logoDesign, 'one-key');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000);
  await market.database
    .updateTable('payments')
    .set({ created_at: twoDaysAgo, check_at: twoDaysAgo })
    .execute();
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'reconcilePayments');

  const after = await shop.start(buyer, logoDesign, 'one-key');
  expect(after.intentId).not.toBe(before.intentId);
  expect(await listDoers(market, 'payment.canceled')).toEqual(['reconcilePayments']);
  expect(await createPaymentQueries(market.database).countOpenMatters()).toMatchObject({
    unsettled: 1,
  });
});
