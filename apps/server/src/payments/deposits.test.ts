import { join } from 'node:path';
import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readBooks } from '../../assurance/moneyWorld.ts';
import { createFolderMailer } from '../outbox/folderMailer.ts';
import { createSandboxPayments } from '../app/createSandboxPayments.ts';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { claimableMinutes, openDepositLimit } from './depositQueries.ts';
import { countOrders, createShop, listDoers, until, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';

/** In milliseconds. */
const hour = 60 * 60_000;

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let logoDesign: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
  logoDesign = await shop.offer(seller);
});

afterAll(() => market.close());

/** Pays an amount, in rupees, without saying what for. Nobody but the browser hears of it. */
async function pay(price = logoDesign.price, token = 'tok_sandbox_webhookLost') {
  const { secret, intentId } = await shop.startByAmount(buyer, price);
  await shop.charge(secret, token);
  return intentId;
}

/** Runs a job once, now. Gives what it complained about. */
async function run(name: string) {
  const { jobs } = await createPaymentParts(market.database, undefined);
  return runJob(jobs, name);
}

const returnDeposits = () => run('returnDeposits');

/** Lets so many minutes go by for all deposits, and makes each due to be looked at. */
async function letPass(minutes: number) {
  const earlier = (column: string) =>
    sql<Date>`${sql.ref(column)} - ${minutes} * interval '1 minute'`;
  await market.database
    .updateTable('deposits')
    .set({
      created_at: earlier('created_at'),
      captured_at: earlier('captured_at'),
      check_at: new Date(0),
    })
    .execute();
}

const readStatuses = async () =>
  (await market.database.selectFrom('deposits').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  );

const readMails = () =>
  market.database.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute();

/** Captured, given back and ordered, in rupees. */
async function sumUp() {
  const { captured, refunded, ordered } = await readBooks(market);
  return { captured: captured / 100, refunded: refunded / 100, ordered: ordered / 100 };
}

test('a payment by amount alone becomes the order that says what it was for', async () => {
  await buyer.addToWishlist({ serviceId: logoDesign._id });
  const intentId = await pay();
  const { order } = await shop.order(buyer, logoDesign, intentId);

  expect(order).toMatchObject({
    totalPrice: 1299,
    orderStatus: 'Processing',
    orderInfo: { phoneNumber: '98450 12345' },
    paymentInfo: { id: intentId, status: 'succeeded' },
    service: { _id: logoDesign._id, title: 'Logo design' },
    user: { _id: buyer._id },
  });
  expect((await buyer.listWishlist()).cartItemsCount).toBe(0);
  expect(await seller.listSales()).toMatchObject({
    orders: [{ ...order, progress: { stage: 'working' } }],
    totalAmount: 1299,
  });
  expect((await shop.order(buyer, logoDesign, intentId)).order).toEqual(order);
});

test('the order may name service and seller by the whole objects, however much is said of them', async () => {
  const intentId = await pay();
  const { service } = await buyer.getService({ id: logoDesign._id });
  const reviews = Array.from({ length: 300 }, () => ({ rating: 5, comment: 'Fine. '.repeat(300) }));
  const response = await buyer.fetch('/api/order/new', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service: { ...service, reviews },
      orderInfo: { phoneNumber: '98450 12345' },
      totalPrice: 1299,
      adminUser: logoDesign.user[0],
      paymentInfo: { id: intentId, status: 'succeeded' },
    }),
  });

  expect(await response.json()).toMatchObject({
    success: true,
    order: { service: { _id: logoDesign._id } },
  });
});

test('a price in paise is paid to the paisa', async () => {
  const odd = await shop.offer(seller, 1234.56);
  const { order } = await shop.order(buyer, odd, await pay(1234.56));
  expect(order.totalPrice).toBe(1234.56);
});

test('only amounts that a service may cost can be paid', async () => {
  for (const amount of [0, 1, 99, -129_900, 129_900.5, 99_999_901, 1e15]) {
    await expect(buyer.startPayment({ amount })).rejects.toMatchObject({
      status: 400,
      message: 'No service costs this amount.',
    });
  }
  expect(await readStatuses()).toEqual([]);
  for (const amount of [100, 99_999_900]) {
    await expect(buyer.startPayment({ amount })).resolves.toBeDefined();
  }
});

test('a payment is claimed for what it paid, by who paid it, once there is money', async () => {
  const logoAnimation = await shop.offer(seller, 4999);
  const ownService = await shop.offer(buyer);
  const intentId = await pay();
  const { intentId: unpaid } = await shop.startByAmount(buyer, 1299);
  const refused = await pay(1299, 'tok_visa_chargeDeclined');
  const notTheirs = 'This payment does not belong to this order.';

  await expect(shop.order(stranger, logoDesign, intentId)).rejects.toThrow(notTheirs);
  await expect(
    shop.order(
      buyer,
      { ...logoDesign, user: logoAnimation.user.map((user) => ({ ...user, _id: stranger._id })) },
      intentId,
    ),
  ).rejects.toThrow(notTheirs);
  await expect(shop.order(buyer, logoAnimation, intentId)).rejects.toThrow(
    'The price of this service has changed.',
  );
  await expect(shop.order(buyer, { ...logoDesign, price: 1 }, intentId)).rejects.toThrow(
    'The price of this service has changed.',
  );
  await expect(
    shop.order(buyer, { ...logoAnimation, price: 1299 }, intentId),
  ).rejects.toMatchObject({ status: 409 });
  await expect(shop.order(buyer, ownService, intentId)).rejects.toThrow(
    'You cannot order your own service.',
  );
  await expect(shop.order(buyer, { ...logoDesign, _id: buyer._id }, intentId)).rejects.toThrow(
    'Service Not Found!',
  );
  await expect(shop.order(buyer, { ...logoDesign, _id: 'logo' }, intentId)).rejects.toThrow(
    'Service Not Found!',
  );
  for (const id of [unpaid, refused]) {
    await expect(shop.order(buyer, logoDesign, id)).rejects.toThrow(
      'This payment has not succeeded.',
    );
  }
  expect(await readStatuses()).toEqual(['open', 'open', 'open']);
  expect(await countOrders(market)).toBe(0);

  await shop.order(buyer, logoDesign, intentId);
  expect(await countOrders(market)).toBe(1);
});

test('the price is compared when the order says what was paid for', async () => {
  const intentId = await pay();
  await seller.updateService({ id: logoDesign._id, price: 1500 });
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow(
    'The price of this service has changed.',
  );
  await seller.deleteService({ id: logoDesign._id });
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow('Service Not Found!');
});

test('of forty orders at once for two services one payment makes one', async () => {
  const bannerDesign = await shop.offer(seller);
  const intentId = await pay();

  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      shop.order(buyer, index % 2 === 0 ? logoDesign : bannerDesign, intentId),
    ),
  );

  const placed = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.order._id] : [],
  );
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
  );
  expect(placed).toHaveLength(20);
  expect(new Set(placed).size).toBe(1);
  expect(new Set(refusals)).toEqual(new Set(['This payment does not belong to this order.']));
  expect(await countOrders(market)).toBe(1);
});

test('what no order claims within a quarter of an hour is given back, and told by mail, once', async () => {
  const intentId = await pay();
  await returnDeposits();
  await letPass(claimableMinutes - 1);
  await returnDeposits();
  expect(await readStatuses()).toEqual(['open']);
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 0, ordered: 0 });

  await letPass(2);
  await Promise.all([returnDeposits(), returnDeposits(), returnDeposits()]);
  await letPass(60);
  await returnDeposits();

  expect(await readStatuses()).toEqual(['returned']);
  expect(await listDoers(market, 'deposit.expired')).toEqual(['returnDeposits']);
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 1299, ordered: 0 });
  expect(await readMails()).toEqual([
    { recipient: buyer.email, subject: 'Market: your payment was given back' },
  ]);
  const { listLatest } = createFolderMailer(join(market.dataFolder, 'mails'), '');
  await vi.waitFor(async () => {
    const [mail] = await listLatest();
    expect(mail?.body).toContain('You paid Rs.1299 at Market');
  }, 30_000);
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow(
    'This payment has been given back.',
  );
});

test('money that the webhook has told of is claimed by nobody for a quarter of an hour, too', async () => {
  await pay(1299, 'tok_visa');
  // It is sent until it has been heard to the end.
  await until(async () => {
    const unheard = await market.database.selectFrom('sandbox_webhooks').select('id').execute();
    return unheard.length === 0;
  });
  await letPass(claimableMinutes);
  await returnDeposits();
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 1299, ordered: 0 });
});

test('an order in the last moment and the return of its money never both happen', async () => {
  for (let round = 0; round < 8; round += 1) {
    const intentId = await pay();
    await returnDeposits();
    await letPass(claimableMinutes);
    await Promise.allSettled([returnDeposits(), shop.order(buyer, logoDesign, intentId)]);
  }
  await letPass(claimableMinutes);
  await returnDeposits();

  const { captured, refunded, ordered } = await sumUp();
  expect(captured).toBe(8 * 1299);
  expect(ordered + refunded).toBe(captured);
  expect(await countOrders(market)).toBe(ordered / 1299);
});

test('money whose return could not be finished can no longer be ordered with', async () => {
  const intentId = await pay();
  await market.database.updateTable('deposits').set({ status: 'returning' }).execute();
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow(
    'This payment has been given back.',
  );

  await returnDeposits();
  await letPass(claimableMinutes);
  await returnDeposits();
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 1299, ordered: 0 });
});

test('money of a claim that the server died in becomes its order', async () => {
  await pay();
  const { rows } = await sql<{ id: string }>`
    update deposits set status = 'claimed' returning id`.execute(market.database);
  await sql`
    insert into payments (id, intent_id, buyer_id, seller_id, service_id, service_title, amount, phone_number)
      select id, intent_id, buyer_id, ${seller._id}, ${logoDesign._id}, 'Logo design', amount, '98450 12345'
        from deposits where id = ${rows[0]?.id}`.execute(market.database);

  await run('reconcilePayments');
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 0, ordered: 1299 });
});

test('one buyer has a bounded number of open payments, however fast they are started', async () => {
  const starts = await Promise.allSettled(
    Array.from({ length: openDepositLimit + 5 }, () => shop.startByAmount(buyer, 1299)),
  );

  const refusals = starts.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(5);
  await expect(buyer.startPayment({ amount: 129_900 }, {})).rejects.toMatchObject({
    status: 429,
    message: 'Too many of your payments are open. Please try again later.',
    retryAfter: 60,
  });
  await expect(shop.startByAmount(stranger, 1299)).resolves.toBeDefined();
  await expect(shop.start(buyer, logoDesign)).resolves.toBeDefined();

  await letPass(61);
  await returnDeposits();
  await expect(shop.startByAmount(buyer, 1299)).resolves.toBeDefined();
});

test('what nobody pays within an hour is called off, cannot be paid any more and leaves nothing', async () => {
  const { secret } = await shop.startByAmount(buyer, 1299, 'key-1');
  await letPass(59);
  await returnDeposits();
  expect(await readStatuses()).toEqual(['open']);

  await letPass(2);
  await returnDeposits();
  expect(await readStatuses()).toEqual([]);
  expect((await shop.charge(secret)).paymentIntent.status).toBe('canceled');
  expect((await shop.startByAmount(buyer, 1299, 'key-1')).secret).not.toBe(secret);
  expect(await readMails()).toEqual([]);
});

test('what the card provider has never heard of is forgotten after an hour, too', async () => {
  await shop.startByAmount(buyer, 1299);
  await market.database
    .updateTable('deposits')
    .set({ intent_id: null, client_secret: null })
    .execute();
  await letPass(59);
  await returnDeposits();
  expect(await readStatuses()).toEqual(['open']);

  await letPass(2);
  await returnDeposits();
  expect(await readStatuses()).toEqual([]);
});

test('money that the card provider gave back by itself is told by mail, and can no longer be ordered with', async () => {
  const intentId = await pay();
  const sandbox = await createSandboxPayments(market.database);
  await sandbox.refund(intentId, { idempotencyKey: 'by hand' });
  await letPass(1);
  await returnDeposits();

  expect(await readStatuses()).toEqual(['returned']);
  expect(await readMails()).toMatchObject([{ recipient: buyer.email }]);
  await expect(shop.order(buyer, logoDesign, intentId)).rejects.toThrow(
    'This payment has been given back.',
  );
});

test('what was paid in its last minute waits for its order all the same', async () => {
  const intentId = await pay();
  await letPass(61);
  await returnDeposits();
  await shop.order(buyer, logoDesign, intentId);
  expect(await countOrders(market)).toBe(1);
});

test('the same key starts one payment, whatever it is for', async () => {
  const starts = await Promise.all(
    Array.from({ length: 5 }, () => shop.startByAmount(buyer, 1299, 'key-1')),
  );
  expect(new Set(starts.map(({ secret }) => secret)).size).toBe(1);

  const others = 'This Idempotency-Key belongs to another payment.';
  await expect(shop.startByAmount(buyer, 4999, 'key-1')).rejects.toThrow(others);
  await expect(shop.start(buyer, logoDesign, 'key-1')).rejects.toThrow(others);
  await shop.start(buyer, logoDesign, 'key-2');
  await expect(shop.startByAmount(buyer, 1299, 'key-2')).rejects.toThrow(others);
});

test('money that an older copy of the database knows nothing of waits for its order anew', async () => {
  const claimed = await pay();
  await shop.order(buyer, logoDesign, claimed);
  const intentId = await pay();
  await market.database.deleteFrom('deposits').where('intent_id', '=', intentId).execute();

  await run('restorePayments');
  expect(await readStatuses()).toEqual(['claimed', 'open']);
  await letPass(claimableMinutes);
  await returnDeposits();
  expect(await sumUp()).toEqual({ captured: 2598, refunded: 1299, ordered: 1299 });
});

test('money of the last two days is looked for, and what belongs to nobody here is reported', async () => {
  const charged = [await pay(), await pay(), await pay()];
  const [recent = '', old = '', foreign = ''] = charged;
  const { secret, intentId: ofNobody } = await shop.start(stranger, logoDesign);
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  await market.database.deleteFrom('deposits').execute();
  await market.database.deleteFrom('payments').execute();
  await market.database.deleteFrom('people').where('id', '=', stranger._id).execute();
  const charge = (intentId: string, change: { created_at?: Date; metadata?: string }) =>
    market.database.updateTable('sandbox_intents').set(change).where('id', '=', intentId).execute();
  await charge(recent, { created_at: new Date(Date.now() - 47 * hour) });
  await charge(old, { created_at: new Date(Date.now() - 49 * hour) });
  // Another shop may use the same account at the card provider.
  await charge(foreign, { metadata: '{}' });

  const complaints = await run('restorePayments');

  const restored = await market.database.selectFrom('deposits').select('intent_id').execute();
  expect(restored).toEqual([{ intent_id: recent }]);
  expect(complaints).toMatchObject([
    { intent: ofNobody, msg: 'A payment belongs to nobody here: please look at it' },
  ]);
});

test('what is known, and what gets its order back, is reported to nobody', async () => {
  await pay();
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  expect(await run('restorePayments')).toEqual([]);
  expect(await countOrders(market)).toBe(0);

  await market.database.deleteFrom('payments').execute();
  expect(await run('restorePayments')).toEqual([]);
  expect((await buyer.listMyOrders()).orders).toMatchObject([{ paymentInfo: { id: intentId } }]);
});

test('a deposit whose buyer is not here any more is reported', async () => {
  const intentId = await pay();
  await market.database.deleteFrom('deposits').execute();
  await market.database.deleteFrom('people').where('id', '=', buyer._id).execute();

  expect(await run('restorePayments')).toMatchObject([
    { intent: intentId, msg: 'A payment belongs to nobody here: please look at it' },
  ]);
  expect(await readStatuses()).toEqual([]);
});

test('a payment whose service is gone with its seller is reported', async () => {
  const { secret, intentId } = await shop.start(buyer, logoDesign);
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  await market.database.deleteFrom('payments').execute();
  await market.database.deleteFrom('people').where('id', '=', seller._id).execute();

  expect(await run('restorePayments')).toMatchObject([
    { intent: intentId, msg: 'A payment belongs to nobody here: please look at it' },
  ]);
});

test('what had been ordered after an older copy was made is ordered again, not given back', async () => {
  const intentId = await pay();
  await returnDeposits();
  const { order } = await shop.order(buyer, logoDesign, intentId);
  const toOlderCopy = async () => {
    await market.database.deleteFrom('orders').execute();
    await market.database.deleteFrom('payments').execute();
  };

  await toOlderCopy();
  await market.database.updateTable('deposits').set({ status: 'open' }).execute();
  await letPass(claimableMinutes);
  await Promise.all([returnDeposits(), run('restorePayments')]);
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 0, ordered: 1299 });

  await toOlderCopy();
  await market.database.deleteFrom('deposits').execute();
  await Promise.all([returnDeposits(), run('restorePayments')]);
  expect((await buyer.listMyOrders()).orders).toMatchObject([
    { service: order.service, orderInfo: order.orderInfo, paymentInfo: order.paymentInfo },
  ]);
});

test('a person who is forgotten gets the money back without a mail', async () => {
  await pay();
  await market.database.deleteFrom('people').where('id', '=', buyer._id).execute();
  await returnDeposits();
  await letPass(claimableMinutes);
  expect(await returnDeposits()).toEqual([]);
  expect(await readStatuses()).toEqual(['returned']);
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 1299, ordered: 0 });
  expect(await readMails()).toEqual([]);
});

test('what a card’s holder disputes is the bank’s to give back', async () => {
  await pay(1299, 'tok_createDispute');
  await returnDeposits();
  await letPass(claimableMinutes);
  await returnDeposits();
  expect(await readStatuses()).toEqual(['open']);
  expect(await sumUp()).toEqual({ captured: 1299, refunded: 0, ordered: 0 });
});
