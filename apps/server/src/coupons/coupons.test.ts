import type { MarketRequest, Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
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

test('a coupon that does not hold is refused at its field, and says why', async () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const { _id: otherService } = await shop.offer(seller);
  await make({ code: 'LATER', from: at(2) });
  await make({ code: 'OVER', from: at(-3), until: at(-1) });
  await make({ code: 'LEAST', least: 1000.5 });
  await make({ code: 'OTHER', services: [otherService] });
  const { coupon: paused } = await make({ code: 'PAUSED' });
  await seller.pauseCoupon({ id: paused._id, isPaused: true });
  const { coupon: gone } = await make({ code: 'GONE' });
  await seller.deleteCoupon({ id: gone._id });
  for (const [code, message] of [
    ['LATER', `The coupon LATER holds from ${at(2).slice(0, 10)} on.`],
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
  await expect(ask('PAUSED')).resolves.toMatchObject({ totalPrice: 900 });
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
  await expect(make({ code: 'NOWHERE', services: ['logo'] })).rejects.toMatchObject({
    status: 404,
  });
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
