import type { Order, Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandboxPayments } from '../app/createSandboxPayments.ts';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createOrderLife } from './createOrderLife.ts';
import { usualTerms } from './orderTerms.ts';
import { createShop, until, type Shop } from '../testing/createShop.ts';
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

async function buy(token = 'tok_visa'): Promise<Order> {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret, token);
  const { order } = await shop.order(buyer, logoDesign, intentId);
  return order;
}

const readStatus = async ({ _id: id }: Order) =>
  (await buyer.getOrder({ id })).order.paymentInfo.status;

const listRefunded = () =>
  market.database.selectFrom('sandbox_intents').select('is_refunded').execute();

// Shows X1.
test('the seller gives the money back, once, and the buyer sees it', async () => {
  const order = await buy();

  await Promise.all([seller.refundOrder({ id: order._id }), seller.refundOrder({ id: order._id })]);
  await seller.refundOrder({ id: order._id });

  expect(await readStatus(order)).toBe('refunded');
  expect(await listRefunded()).toEqual([{ is_refunded: true }]);
  expect((await seller.listSales()).totalAmount).toBe(0);
  await expect(seller.updateOrder({ id: order._id, orderStatus: 'Delivered' })).rejects.toThrow(
    'The money for this order has been given back',
  );
});

test('a delivered order is not refunded, nor is a disputed one', async () => {
  const delivered = await buy();
  await seller.updateOrder({ id: delivered._id, orderStatus: 'Delivered' });
  await expect(seller.refundOrder({ id: delivered._id })).rejects.toThrow(
    'This order is already delivered',
  );

  const disputed = await buy('tok_createDispute');
  await expect(seller.refundOrder({ id: disputed._id })).rejects.toThrow(
    'There is no money to give back',
  );
});

test('nobody but the seller gives money back', async () => {
  const order = await buy();
  const stranger = await market.createPerson('Chen Li');

  for (const person of [buyer, stranger]) {
    await expect(person.refundOrder({ id: order._id })).rejects.toThrow(
      'No order found with this ID',
    );
  }
  expect(await readStatus(order)).toBe('succeeded');
});

test('of delivering and refunding at once, one happens', async () => {
  const order = await buy();

  const attempts = await Promise.allSettled([
    seller.updateOrder({ id: order._id, orderStatus: 'Delivered' }),
    seller.refundOrder({ id: order._id }),
  ]);

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { order: now } = await buyer.getOrder({ id: order._id });
  expect(now.orderStatus === 'Delivered').toBe(now.paymentInfo.status === 'succeeded');
});

test('what is decided to be given back is not delivered, nor by who has looked before', async () => {
  const { _id: id } = await buy();
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();

  await expect(seller.updateOrder({ id, orderStatus: 'Delivered' })).rejects.toMatchObject({
    status: 409,
    message: 'The money for this order has been given back',
  });
  const life = createOrderLife(market.database, usualTerms);
  await expect(life.moveOn(id, seller._id, '127.0.0.1', () => 'deliver')).rejects.toMatchObject({
    code: 'orderRefunded',
  });
  expect((await buyer.getOrder({ id })).order.orderStatus).toBe('Processing');
});

test('a refund that was cut off in the middle is finished later', async () => {
  const order = await buy();
  await market.database.updateTable('orders').set({ refund_requested_at: new Date() }).execute();
  const { jobs } = await createPaymentParts(market.database, undefined);

  await Promise.all([runJob(jobs, 'finishRefunds'), runJob(jobs, 'finishRefunds')]);

  expect(await readStatus(order)).toBe('refunded');
  expect(await listRefunded()).toEqual([{ is_refunded: true }]);
});

test('money that the card provider gave back by itself reaches the order', async () => {
  const order = await buy();
  const sandbox = await createSandboxPayments(market.database);
  await sandbox.refund(order.paymentInfo.id, { idempotencyKey: 'by hand' });

  await until(async () => (await readStatus(order)) === 'refunded');
  expect((await seller.listSales()).totalAmount).toBe(0);
});
