import { createRandom } from '../samples/createRandom.ts';
import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { createMoneyWorld } from './moneyWorld.ts';

/** What came of tampered requests. Everything but `requests` and `refused` should be 0. */
export interface TamperedPayments {
  requests: number;
  refused: number;
  /** Intents that would charge anything but the stored price. */
  wrongIntents: number;
  /** Orders at anything but the stored price. */
  wrongOrders: number;
  serverErrors: number;
}

/** Pays and orders with everything a browser can say about money changed, and counts what went through. */
export async function tamperPayments(
  market: TestMarket,
  requests: number,
): Promise<TamperedPayments> {
  const { shop, buyer, seller, logoDesign, logoAnimation } = await createMoneyWorld(market);
  const random = createRandom(1);
  const price = logoDesign.price * 100;
  let refused = 0;
  let serverErrors = 0;

  async function send(path: string, body: object) {
    const { status } = await buyer.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status >= 500) serverErrors += 1;
    else if (status >= 400) refused += 1;
  }

  const wrongAmount = () =>
    random.pick<unknown>([
      0,
      1,
      -price,
      price - 1,
      price + 1,
      price / 100,
      price + 0.5,
      price * 1e9,
      Number.NaN,
      null,
      true,
      [price],
      { $gt: 0 },
      `${price}`,
      '1e2',
      random.whole(-1e6, 1e6) * 7 + 1,
    ]);
  /** Fields that some other shop may believe. */
  const extras = () =>
    random.pick<object>([
      { price: 1 },
      { totalPrice: 1 },
      { currency: 'idr' },
      { discount: 99 },
      { metadata: { amount: 1 } },
      { adminUser: buyer._id },
      { amount_received: 1, status: 'succeeded' },
    ]);

  const payment = {
    amount: price,
    service: logoDesign._id,
    orderInfo: { phoneNumber: '9845012345' },
  };
  const startWrongly = () =>
    send('/api/payment/process', { ...payment, ...extras(), amount: wrongAmount() });
  const startByWrongAmount = () =>
    send('/api/payment/process', { ...extras(), amount: wrongAmount() });
  const claimAnother = async () => {
    const paid = random.pick([1, price / 100 + 1, logoAnimation.price]);
    const { secret, intentId } = await shop.startByAmount(buyer, paid);
    await shop.charge(secret, 'tok_sandbox_webhookLost');
    await send('/api/order/new', {
      orderInfo: { phoneNumber: '9845012345' },
      adminUser: seller._id,
      paymentInfo: { id: intentId, status: 'succeeded' },
      ...extras(),
      service: logoDesign._id,
      totalPrice: random.pick<unknown>([paid, logoDesign.price, 0, null, `${price}`]),
    });
  };
  /** Of those that no order has claimed a buyer may have some only. */
  const forgetOpenDeposits = () =>
    market.database.deleteFrom('deposits').where('status', '=', 'open').execute();
  const startForAnother = () =>
    send('/api/payment/process', { ...payment, service: logoAnimation._id });
  const startWithExtras = () => send('/api/payment/process', { ...payment, ...extras() });
  const orderWrongly = async () => {
    const { secret, intentId } = await shop.start(buyer, logoDesign);
    await shop.charge(secret, 'tok_sandbox_webhookLost');
    await send('/api/order/new', {
      service: logoDesign._id,
      orderInfo: { phoneNumber: '9845012345' },
      adminUser: seller._id,
      paymentInfo: { id: intentId, status: 'succeeded' },
      ...extras(),
      totalPrice: random.pick<unknown>([0, 1, -1, price, 1298.99, null, '1299', 1e12]),
      ...(random.chance(0.3) && { service: logoAnimation._id, totalPrice: logoAnimation.price }),
    });
  };

  const ways = [
    startWrongly,
    startByWrongAmount,
    claimAnother,
    startForAnother,
    startWithExtras,
    orderWrongly,
  ];
  for (let count = 0; count < requests; count += 1) {
    await ways[count % ways.length]?.();
    await forgetOpenDeposits();
  }

  const prices = new Map([logoDesign, logoAnimation].map(({ _id, price: of }) => [_id, of * 100]));
  const intents = await market.database
    .selectFrom('sandbox_intents')
    .innerJoin('payments', 'intent_id', 'sandbox_intents.id')
    .select(['sandbox_intents.amount', 'service_id'])
    .execute();
  const orders = await market.database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['amount', 'service_id'])
    .execute();
  const isWrong = (entry: { amount: number; service_id: string }) =>
    prices.get(entry.service_id) !== entry.amount;
  return {
    requests,
    refused,
    wrongIntents: intents.filter(isWrong).length,
    wrongOrders: orders.filter(isWrong).length,
    serverErrors,
  };
}
