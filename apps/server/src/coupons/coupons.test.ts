import type { MarketRequest, Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createPaymentQueries } from '../payments/paymentQueries.ts';
import { countOrders, createShop, type Shop, until } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
let service: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  other = await market.createPerson('Chen Li');
  service = await shop.offerPackages(seller);
});

afterAll(() => market.close());

const make = (fields: Partial<MarketRequest<'createCoupon'>> = {}) =>
  seller.createCoupon({ code: 'HELLO-10', kind: 'percent', value: 10, ...fields });

const ask = (coupon = 'HELLO-10', person = buyer) =>
  person.quoteOrder({ service: service._id, coupon });

const begin = (person = buyer, place = 0) =>
  shop.startWish(person, { service: service._id, package: place, coupon: 'HELLO-10' });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const readUses = async () => (await seller.listMyCoupons()).coupons[0]?.uses;

/** Lets a day go by for all payments, and calls off what nobody has paid. */
async function callOffUnpaid() {
  await sql`
    update payments set created_at = created_at - interval '25 hours', check_at = now()`.execute(
    market.database,
  );
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'reconcilePayments');
}

// Shows X22.
test('a coupon takes off a share or an amount, and never all of it', async () => {
  await make();
  expect(await ask(' hello-10 ')).toMatchObject({
    totalPrice: 900,
    lines: [{ amount: 1000 }, { kind: 'coupon', title: 'HELLO-10', amount: -100 }],
  });
  await make({ code: 'THOUSAND', kind: 'amount', value: 1000 });
  expect(await ask('THOUSAND')).toMatchObject({ totalPrice: 1 });
});

test('a seller reads what they have made, the newest first, twenty at a time', async () => {
  const { coupon: first } = await make({ code: ' hello-10 ' });
  expect(first).toMatchObject({
    code: 'HELLO-10',
    kind: 'percent',
    value: 10,
    services: [],
    least: null,
    from: null,
    until: null,
    most: null,
    mostPerPerson: 1,
    uses: 0,
    isPaused: false,
  });
  const limits = {
    services: [service._id, service._id],
    least: 500.5,
    from: inDays(-1),
    until: inDays(3),
    most: 3,
    mostPerPerson: null,
  };
  const { coupon: second } = await make({
    code: 'FESTIVAL',
    kind: 'amount',
    value: 99.5,
    ...limits,
  });
  expect(second).toMatchObject({ value: 99.5, ...limits });
  expect(await ask('FESTIVAL')).toMatchObject({ totalPrice: 900.5 });
  await seller.pauseCoupon({ id: first._id, isPaused: true });
  // Whose codes are the same, and what others have, is nobody's business.
  await other.createCoupon({ code: 'HELLO-10', kind: 'percent', value: 50 });
  expect(await seller.listMyCoupons()).toMatchObject({
    coupons: [second, { ...first, isPaused: true }],
    couponsCount: 2,
    nextCursor: null,
  });

  for (let index = 0; index < 19; index += 1) await make({ code: `MORE-${index}` });
  const { coupons, couponsCount, nextCursor } = await seller.listMyCoupons();
  expect(coupons.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 19 }, (_, index) => `MORE-${18 - index}`),
    'FESTIVAL',
  ]);
  expect(couponsCount).toBe(21);
  const { coupons: rest } = await seller.listMyCoupons({ cursor: nextCursor ?? '' });
  expect(rest).toMatchObject([{ code: 'HELLO-10' }]);
});

test('two hundred coupons are the most', async () => {
  await sql`
    insert into coupons (id, seller_id, code, kind, value, service_ids)
      select gen_random_uuid(), ${seller._id}, 'CODE-' || number, 'percent', 10, '{}'
      from generate_series(1, 199) as number`.execute(market.database);
  await make();
  await expect(make({ code: 'ONE-MORE' })).rejects.toThrow('You may have at most 200 coupons.');
  await expect(
    other.createCoupon({ code: 'ONE-MORE', kind: 'percent', value: 10 }),
  ).resolves.toBeDefined();
});

test('a coupon that does not hold is refused at its field, and says why', async () => {
  const { _id: otherService } = await shop.offer(seller);
  await make({ code: 'LATER', from: inDays(2) });
  await make({ code: 'OVER', from: inDays(-3), until: inDays(-1) });
  await make({ code: 'LEAST', least: 1000.5 });
  await make({ code: 'OTHER', services: [otherService] });
  const { coupon: paused } = await make({ code: 'PAUSED' });
  await seller.pauseCoupon({ id: paused._id, isPaused: true });
  const { coupon: gone } = await make({ code: 'GONE' });
  await seller.deleteCoupon({ id: gone._id });
  for (const [code, message] of [
    ['LATER', `The coupon LATER holds from ${inDays(2).slice(0, 10)} on.`],
    ['OVER', 'The coupon OVER is no longer valid.'],
    ['LEAST', 'The coupon LEAST holds for orders of Rs.1000.5 or more.'],
    ['OTHER', 'There is no coupon OTHER for this service.'],
    ['PAUSED', 'There is no coupon PAUSED for this service.'],
    ['GONE', 'There is no coupon GONE for this service.'],
    ['NOTHING', 'There is no coupon NOTHING for this service.'],
  ] as const) {
    await expect(ask(code)).rejects.toMatchObject({ status: 400, fields: { coupon: message } });
  }
  await seller.pauseCoupon({ id: paused._id, isPaused: false });
  await make({ code: 'EXACT', least: 1000, until: inDays(1), services: [service._id] });
  for (const code of ['PAUSED', 'EXACT']) {
    await expect(ask(code)).resolves.toMatchObject({ totalPrice: 900 });
  }
});

test('what a seller gets wrong about a coupon is said at its field', async () => {
  await make();
  await expect(make({ code: 'hello-10' })).rejects.toMatchObject({
    fields: { code: 'You have a coupon with this code already.' },
  });
  for (const [fields, field] of [
    [{ code: 'a b' }, 'code'],
    [{ code: 'A', value: 10 }, 'code'],
    [{ code: 'ALL', value: 91 }, 'value'],
    [{ code: 'HALF', value: 0.5 }, 'value'],
    [{ code: 'LITTLE', kind: 'amount' as const, value: 0.5 }, 'value'],
    [{ code: 'NEVER', from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'until'],
    [{ code: 'OFTEN', most: 0 }, 'most'],
  ] as const) {
    await expect(make(fields)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  }
  const { _id: foreign } = await shop.offer(buyer);
  await expect(make({ code: 'FOREIGN', services: [foreign] })).rejects.toMatchObject({
    fields: { services: 'Service not found!!' },
  });
  for (const services of [['logo'], [service._id, foreign], [service._id, 'logo']]) {
    await expect(make({ code: 'NOWHERE', services })).rejects.toMatchObject({
      status: 404,
      fields: { services: 'Service not found!!' },
    });
  }
  for (const id of ['coupon', (await seller.listMyCoupons()).coupons[0]?._id ?? '']) {
    await expect(other.deleteCoupon({ id })).rejects.toMatchObject({ status: 404 });
  }
  await expect(other.pauseCoupon({ id: foreign, isPaused: true })).rejects.toMatchObject({
    status: 404,
  });
});

test('of many who want the last one, one gets it, and the others are told ahead of the card', async () => {
  for (let round = 0; round < 10; round += 1) {
    const code = `LAST-${round}`;
    await make({ code, most: 1 });
    const wish = { service: service._id, coupon: code };
    const outcomes = await Promise.allSettled([
      shop.startWish(buyer, wish),
      shop.startWish(other, wish),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      reason: { status: 409, message: `The coupon ${code} has been used up.` },
    });
  }
});

test('who begins anew gives up what they have begun; once paid, a coupon is used', async () => {
  await make({ most: 5 });
  const first = await begin();
  const second = await begin(buyer, 1);
  expect(await readUses()).toBe(1);
  // The first one can no longer be paid.
  const late = await shop.provider.confirmPayment({
    client_secret: first.secret,
    token: 'tok_visa',
  });
  expect(late.paymentIntent?.status).not.toBe('succeeded');

  await shop.charge(second.secret);
  await buyer.createOrder({
    service: service._id,
    orderInfo: { phoneNumber: '98450 12345' },
    totalPrice: second.quote.totalPrice,
    adminUser: seller._id,
    paymentInfo: { id: second.intentId, status: 'succeeded' },
  });
  await expect(ask()).rejects.toThrow('You have used the coupon HELLO-10 already.');
  await expect(ask('HELLO-10', other)).resolves.toMatchObject({ totalPrice: 900 });
  expect(await readUses()).toBe(1);
});

test('a coupon whose payment dies can be used again', async () => {
  await make({ most: 1 });
  await begin();
  expect(await readUses()).toBe(1);
  await expect(ask('HELLO-10', other)).rejects.toMatchObject({ code: 'couponUsedUp' });
  await callOffUnpaid();
  expect(await readUses()).toBe(0);
  await expect(ask('HELLO-10', other)).resolves.toBeDefined();
});

test('of twelve who want one of the last five at once, five get it', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => market.createPerson(`Person ${index}`)),
  );
  await make({ most: 5 });
  const outcomes = await Promise.allSettled(people.map((person) => begin(person)));
  const codes = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'begun' : (outcome.reason as { code: string }).code,
  );
  expect(codes.filter((code) => code === 'begun')).toHaveLength(5);
  expect(codes.filter((code) => code === 'couponUsedUp')).toHaveLength(7);
  expect(await readUses()).toBe(5);
});

test('the same call twice at once begins one payment', async () => {
  await make({ most: 1 });
  const begun = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.startWish(buyer, { service: service._id, coupon: 'HELLO-10' }, 'key-1'),
    ),
  );
  expect(new Set(begun.map(({ secret }) => secret)).size).toBe(1);
  const { paymentIntent } = await shop.charge(begun[0]?.secret ?? '');
  expect(paymentIntent.status).toBe('succeeded');
  expect(await readUses()).toBe(1);
});

test('one person uses a coupon as often as it says', async () => {
  await make({ mostPerPerson: 2 });
  await make({ code: 'OFTEN', mostPerPerson: null });
  for (let count = 1; count <= 2; count += 1) {
    await shop.charge((await begin()).secret);
    await until(async () => (await countOrders(market)) === count);
  }
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'couponUsedByYou' });
  await expect(ask('HELLO-10', other)).resolves.toBeDefined();
  for (let count = 3; count <= 4; count += 1) {
    const { secret } = await shop.startWish(buyer, { service: service._id, coupon: 'OFTEN' });
    await shop.charge(secret);
    await until(async () => (await countOrders(market)) === count);
  }
});

test('however often somebody begins at once, they use a coupon once', async () => {
  await make();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => begin()));
  expect(await readUses()).toBe(1);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'couponUsedByYou' });
  for (const { value } of outcomes.filter((outcome) => outcome.status === 'fulfilled')) {
    // Those that were called off for another cannot be paid.
    await shop.charge(value.secret).catch(() => undefined);
  }
  await until(async () => (await countOrders(market)) === 1);
  expect(await readUses()).toBe(1);
});

test('a coupon that is taken away between its price and its payment is not known any more', async () => {
  const { coupon } = await make();
  await seller.deleteCoupon({ id: coupon._id });
  const { _id: serviceId, title } = service;
  const recorded = createPaymentQueries(market.database).record(
    {
      buyerId: buyer._id,
      phoneNumber: '98450 12345',
      wish: null,
      idempotencyKey: undefined,
      address: '10.0.0.1',
    },
    {
      serviceId,
      sellerId: seller._id,
      title,
      coverId: null,
      price: { lines: [], totalPrice: 900, days: 3, revisions: 1 },
      amount: 90_000,
      quote: 'quote',
      coupon: { id: coupon._id, code: coupon.code },
      offerId: null,
    },
  );
  await expect(recorded).rejects.toMatchObject({
    status: 400,
    fields: { coupon: 'There is no coupon HELLO-10 for this service.' },
  });
});

test('what was paid with a coupon keeps its price when the coupon is taken away', async () => {
  const { coupon } = await make();
  const { secret } = await begin();
  await seller.deleteCoupon({ id: coupon._id });
  await shop.charge(secret);
  await until(async () => (await countOrders(market)) === 1);
  expect((await buyer.listMyOrders()).orders).toMatchObject([{ totalPrice: 900 }]);
});
