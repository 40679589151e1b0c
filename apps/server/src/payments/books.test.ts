import type { Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDepositQueries } from './depositQueries.ts';
import { createPaymentQueries } from './paymentQueries.ts';
import { createRefundQueries } from './refundQueries.ts';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createSandboxPayments } from '../app/createSandboxPayments.ts';
import { createOrderQueries } from '../orders/index.ts';
import { createShop, listDoers, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
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

test('somebody who has bought and sold nothing has only counts of zero', async () => {
  expect(await createOrderQueries(market.database).countOf(buyer._id)).toEqual({
    bought: 0,
    sold: 0,
    toDeliver: 0,
    customers: 0,
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

test('money that has not waited for its order is kept; to give it back is decided once', async () => {
  await shop.startByAmount(buyer, logoDesign.price);
  const { id } = await findDeposit();
  const { decideReturn } = createDepositQueries(market.database);
  expect(await decideReturn(id, 'returnDeposits')).toBe(false);

  await market.database
    .updateTable('deposits')
    .set({ captured_at: new Date(0) })
    .execute();
  expect(await decideReturn(id, 'returnDeposits')).toBe(true);
  expect(await decideReturn(id, 'webhook')).toBe(true);
  expect(await listDoers(market, 'deposit.expired')).toEqual(['returnDeposits']);
});

test('that the money of a deposit is back is noted and mailed once', async () => {
  await shop.startByAmount(buyer, logoDesign.price);
  const { id } = await findDeposit();
  const { noteReturned } = createDepositQueries(market.database);

  await noteReturned(id, 'returnDeposits');
  await noteReturned(id, 'webhook');

  expect(await listDoers(market, 'deposit.returned')).toEqual(['returnDeposits']);
  const mails = await market.database.selectFrom('outbox').select('recipient').execute();
  expect(mails).toEqual([{ recipient: buyer.email }]);
});

test('what the card provider remembers becomes a payment, unless its money was given back', async () => {
  await shop.startByAmount(buyer, logoDesign.price);
  const { id, intent_id: intentId } = await findDeposit();
  const sandbox = await createSandboxPayments(market.database);
  const intent = await sandbox.retrieveIntent(intentId ?? '');
  const known = {
    payment_id: id,
    buyer_id: buyer._id,
    service_id: logoDesign._id,
    phone_number: '98450 12345',
  };
  const { restore } = createPaymentQueries(market.database);
  const setStatus = (status: 'open' | 'returned') =>
    market.database.updateTable('deposits').set({ status }).execute();

  await setStatus('returned');
  expect(await restore(intent, known)).toBeUndefined();
  expect(await findDeposit()).toMatchObject({ status: 'returned' });

  await setStatus('open');
  expect(await restore(intent, known)).toMatchObject({ id, seller_id: seller._id });
  expect(await findDeposit()).toMatchObject({ status: 'claimed' });
});

test('a payment is settled once, whatever becomes of its money later', async () => {
  await buy();
  const readPayment = () =>
    market.database
      .selectFrom('payments')
      .select(['id', 'status', 'settled_at'])
      .executeTakeFirstOrThrow();
  const { id, settled_at } = await readPayment();

  const later = new Date(Date.now() + 60_000);
  const { settle } = createPaymentQueries(market.database);
  await settle(id, 'refunded', later, 'webhook');
  await settle(id, 'refunded', later, 'browser');

  expect(await listDoers(market, 'payment.refunded')).toEqual(['webhook']);
  expect(settled_at).not.toBeNull();
  expect(await readPayment()).toEqual({ id, status: 'refunded', settled_at });
});

test('the key of a payment that has become an order starts no other', async () => {
  const { secret, intentId } = await shop.start(buyer, logoDesign, 'one-key');
  await shop.charge(secret);
  await shop.order(buyer, logoDesign, intentId);

  expect((await shop.start(buyer, logoDesign, 'one-key')).intentId).toBe(intentId);
});

test('an order that goes on without being delivered has no day of delivery', async () => {
  const { _id: id } = await buy();

  await seller.updateOrder({ id, orderStatus: 'Processing' });
  expect((await buyer.getOrder({ id })).order.deliveredAt).toBeNull();
  await seller.updateOrder({ id, orderStatus: 'Delivered' });
  expect((await buyer.getOrder({ id })).order.deliveredAt).not.toBeNull();
});

test('an order shows the cover of its service, or what stands in for it, and nobody who is gone', async () => {
  const { _id: id, service } = await buy();
  expect(service?.images).toEqual(logoDesign.images);

  await market.database.updateTable('payments').set({ service_image_id: null }).execute();
  await market.database.deleteFrom('people').where('id', '=', buyer._id).execute();
  const { order } = await seller.getOrder({ id });
  expect(order.service?.images).toMatchObject([{ isStandIn: true }]);
  expect(order.user).toBeNull();
  expect(order.seller).toMatchObject({ _id: seller._id, fullname: 'Asha Rao' });
});

test('nobody but its seller has a refund of an order written down', async () => {
  const { _id: id } = await buy();

  await expect(buyer.refundOrder({ id })).rejects.toMatchObject({ status: 404 });
  expect(await listDoers(market, 'refund.requested')).toEqual([]);
  await seller.refundOrder({ id });
  expect(await listDoers(market, 'refund.requested')).toEqual(['127.0.0.1']);
});

test('a refund that is taken back is noted, once', async () => {
  const order = await buy();
  const refunds = createRefundQueries(market.database);
  const { payment_id: paymentId } = await market.database
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();
  expect(await refunds.listUnfinished()).toMatchObject([{ id: paymentId }]);
  const requested = await refunds.listRequested(paymentId);
  expect(requested).toMatchObject([{ amount: 129_900, cause: 'cancelled', state: 'requested' }]);

  for (const refund of requested) {
    await refunds.withdraw(refund, 'finishRefunds');
    await refunds.withdraw(refund, 'finishRefunds');
  }
  expect(await listDoers(market, 'refund.withdrawn')).toEqual(['finishRefunds']);
  expect(await refunds.listUnfinished()).toEqual([]);
  expect(await refunds.listRequested(paymentId)).toEqual([]);
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
