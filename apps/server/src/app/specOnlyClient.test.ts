import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMail } from '../../../../tooling/readMail.ts';
import { order as orderShape } from '../../../../tooling/specOnlyClient/entities.ts';
import {
  expectAnswer,
  expectRefusal,
  listOf,
} from '../../../../tooling/specOnlyClient/expectAnswer.ts';
import { goTheWholeWay } from '../../../../tooling/specOnlyClient/goTheWholeWay.ts';
import { createSpecOnlyClient } from '../../../../tooling/specOnlyClient/SpecOnlyClient.ts';
import {
  createAccount,
  orderInfo,
  pay,
  publish,
  signUp,
} from '../../../../tooling/specOnlyClient/steps.ts';
import { type TestMarket, createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';

let market: TestMarket;
let pictures: string[];

beforeAll(async () => {
  market = await createTestMarket();
  pictures = [await createPicture(), await createPicture(64, 48)];
});
beforeEach(() => market.empty());
afterAll(() => market.close());

const openClient = () =>
  createSpecOnlyClient({ host: market.url, origin: 'http://market.example' });

// Shows C1-C27, G1.
test('a client that knows only the specification sells, buys, delivers and reviews', async () => {
  const mails = join(market.dataFolder, 'mails');
  const way = goTheWholeWay({
    openClient,
    readMail: (email) => readMail([mails], email),
    pictures,
  });
  await expect(way).resolves.toBeUndefined();
});

// Shows C21, C22.
test('what such a client may get wrong when it pays is refused in words', async () => {
  const [seller, buyer] = [openClient(), openClient()];
  const { _id: adminUser } = await signUp(seller, createAccount('Sunil Karki'));
  const customer = await signUp(buyer, createAccount('Bina Shrestha'));
  const form = { title: 'I will draw a mark', price: 900, description: 'In ink.', pictures };
  const service = await publish(seller, form);
  const order = (paymentInfo: object, change: object = {}) =>
    buyer.ask('POST', '/order/new', {
      json: { service, orderInfo, totalPrice: 900, adminUser, paymentInfo, ...change },
    });
  expectRefusal(
    await buyer.ask('POST', '/payment/process', { json: { amount: 0 } }),
    400,
    'No service costs this amount.',
  );
  const declined = await pay(buyer, 900, customer, 'tok_visa_chargeDeclined');
  expect(declined.status).toBe('requires_payment_method');
  expectRefusal(await order(declined), 402, 'This payment has not succeeded.');
  const changed = 'The price of this service has changed.';
  expectRefusal(await order(await pay(buyer, 800, customer)), 409, changed);

  const paid = await pay(buyer, 900, customer);
  const withoutPhone = { orderInfo: { phoneNumber: '' } };
  expectRefusal(await order(paid, withoutPhone), 400, 'Please enter your phone number!');
  expectRefusal(await order(paid, { totalPrice: 9 }), 409, changed);
  expectAnswer(await order(paid), { success: true, order: { _id: String } });

  const other = await publish(seller, { ...form, title: 'I will draw another mark' });
  const notTheirs = 'This payment does not belong to this order.';
  expectRefusal(await order(paid, { service: other }), 409, notTheirs);
  const { orders } = expectAnswer(await buyer.ask('GET', '/order/me'), {
    orders: listOf(orderShape),
  });
  expect(orders).toHaveLength(1);
});
