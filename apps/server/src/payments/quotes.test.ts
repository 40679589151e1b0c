import type { MarketRequest, Order, Service } from '@market/api';
import { priceChoice } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createRandom } from '../../samples/createRandom.ts';
import { readBooks } from '../../assurance/moneyWorld.ts';
import { countOrders, createShop, type Shop } from '../testing/createShop.ts';
import { runJob } from '../testing/runJob.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let service: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  service = await shop.offerPackages(seller);
});

afterAll(() => market.close());

type Wish = Omit<MarketRequest<'quoteOrder'>, 'orderInfo'>;

/** Pays for what was started, and orders it. */
async function finish({ secret, intentId, quote }: Awaited<ReturnType<Shop['startWish']>>) {
  await shop.charge(secret);
  const { order } = await buyer.createOrder({
    service: service._id,
    orderInfo: { phoneNumber: '98450 12345' },
    totalPrice: quote.totalPrice,
    adminUser: seller._id,
    paymentInfo: { id: intentId, status: 'succeeded' },
  });
  return order;
}

// Shows X20.
test('what is chosen is quoted line by line, charged, and shown with the order', async () => {
  const wish: Wish = {
    service: service._id,
    package: 1,
    extras: [
      { _id: 'card', quantity: 3 },
      { _id: 'fast', quantity: 1 },
    ],
  };
  const started = await shop.startWish(buyer, wish);
  expect(started.quote).toMatchObject({
    lines: [
      { kind: 'package', title: 'Logo', quantity: 1, amount: 2500 },
      { kind: 'extra', title: 'Card', quantity: 3, amount: 450.75 },
      { kind: 'extra', title: 'Fast', quantity: 1, amount: 499.5 },
    ],
    totalPrice: 3450.25,
    days: 8,
    revisions: 5,
  });
  const { lines, days, revisions } = started.quote;
  const order = await finish(started);
  expect(order).toMatchObject({ totalPrice: 3450.25, lines, days, revisions });
  expect((await seller.listSales()).orders[0]).toMatchObject({ lines, days, revisions });
  // What was agreed stays, whatever becomes of the service.
  await seller.deleteService({ id: service._id });
  expect((await buyer.getOrder({ id: order._id })).order.lines).toEqual(lines);
});

// Shows X22.
test('a coupon takes its share or amount off all that is chosen', async () => {
  const limits = { services: [service._id], least: 2000 };
  await seller.createCoupon({ code: 'TEN', kind: 'percent', value: 10, ...limits });
  await seller.createCoupon({ code: 'FIVE', kind: 'amount', value: 5.5 });
  const wish: Wish = {
    service: service._id,
    package: 1,
    extras: [{ _id: 'card', quantity: 1 }],
  };
  for (const [coupon, amount, totalPrice] of [
    ['ten', -265.02, 2385.23],
    [' FIVE ', -5.5, 2644.75],
  ] as const) {
    const quote = await buyer.quoteOrder({ ...wish, coupon });
    expect(quote).toMatchObject({ totalPrice, days: 8, revisions: 3 });
    expect(quote.lines?.at(-1)).toEqual({
      kind: 'coupon',
      title: coupon.trim().toUpperCase(),
      quantity: 1,
      amount,
    });
    // A buyer who begins anew gives up what they had begun, which would have used it.
    await shop.startWish(buyer, { ...wish, coupon });
    await shop.startWish(buyer, { ...wish, coupon });
  }
});

test('no tampered amount, choice or quote is charged', async () => {
  const wish: Wish = { service: service._id, package: 2, extras: [{ _id: 'fast', quantity: 1 }] };
  const { request } = await shop.startWish(buyer, wish);
  const charged = request.amount;
  const tampered: [Partial<MarketRequest<'startPayment'>>, number][] = [
    [{ amount: charged - 1 }, 409],
    [{ amount: 100 }, 409],
    [{ amount: 100_000 }, 409],
    [{ package: 0 }, 409],
    [{ package: 3 }, 409],
    [{ extras: [] }, 409],
    [{ extras: [{ _id: 'fast', quantity: 2 }] }, 409],
    [{ extras: [{ _id: 'nothing', quantity: 1 }] }, 409],
    [{ extras: [{ _id: 'card', quantity: -3 }] }, 400],
    [{ quote: 'another' }, 409],
    [{ coupon: 'FREE' }, 400],
  ];
  for (const [change, status] of tampered) {
    await expect(buyer.startPayment({ ...request, ...change })).rejects.toMatchObject({ status });
  }
  expect(await countOrders(market)).toBe(0);
});

test('a price that has changed since the quote comes with the new quote, and nothing is charged', async () => {
  const wish: Wish = { service: service._id, package: 1 };
  const { request } = await shop.startWish(buyer, wish);
  await sql`
    update services set listing = jsonb_set(listing, '{packages,1,pricePaise}', '300000')`.execute(
    market.database,
  );
  const now = await buyer.quoteOrder(wish);
  expect(now.totalPrice).toBe(3000);
  await expect(buyer.startPayment(request)).rejects.toMatchObject({
    status: 409,
    code: 'priceChanged',
    message: 'The price of this service has changed.',
    quote: now,
  });
  // The same price for something else than was promised is no less a change.
  await sql`
    update services set listing = jsonb_set(listing, '{packages,1,days}', '30')`.execute(
    market.database,
  );
  await expect(
    buyer.startPayment({ ...request, amount: 300_000, quote: now.quote }),
  ).rejects.toMatchObject({ code: 'priceChanged', quote: { totalPrice: 3000, days: 30 } });
});

test('a key belongs to one choice, whatever that costs', async () => {
  const plain = await shop.startWish(buyer, { service: service._id }, 'key-1');
  const chosen = await shop.startWish(
    buyer,
    { service: service._id, package: 1, extras: [{ _id: 'fast', quantity: 1 }] },
    'key-2',
  );
  const repeat = (of: typeof plain, key: string, change: Partial<Wish> = {}) =>
    buyer.startPayment({ ...of.request, ...change }, { idempotencyKey: key });
  expect(await repeat(plain, 'key-1')).toEqual({ client_secret: plain.secret });
  expect(await repeat(chosen, 'key-2')).toEqual({ client_secret: chosen.secret });

  const others: Partial<Wish>[] = [
    { package: 2 },
    { extras: [{ _id: 'card', quantity: 1 }] },
    { coupon: 'TEN' },
    { offer: service._id },
  ];
  for (const change of others) {
    const refused = { code: 'keyOfOtherPayment' };
    await expect(repeat(plain, 'key-1', change)).rejects.toMatchObject(refused);
    await expect(repeat(chosen, 'key-2', change)).rejects.toMatchObject(refused);
  }
  // The version before knew services only.
  await sql`update payments set quote = null, agreed = null, wish = null`.execute(market.database);
  expect(await repeat(plain, 'key-1')).toEqual({ client_secret: plain.secret });
});

test('the order in which extras are named makes no other choice', async () => {
  const extras = [
    { _id: 'fast', quantity: 1 },
    { _id: 'card', quantity: 2 },
  ];
  const first = await shop.startWish(buyer, { service: service._id, extras }, 'key-1');
  const turned = { ...first.request, extras: extras.toReversed(), quote: undefined };
  expect(await buyer.startPayment(turned, { idempotencyKey: 'key-1' })).toEqual({
    client_secret: first.secret,
  });
  for (const quantity of [1, 3]) {
    const other = {
      ...turned,
      extras: [
        { _id: 'fast', quantity: 1 },
        { _id: 'card', quantity },
      ],
    };
    await expect(buyer.startPayment(other, { idempotencyKey: 'key-1' })).rejects.toMatchObject({
      code: 'keyOfOtherPayment',
    });
  }
});

test('what is one’s own, or not there, cannot be quoted', async () => {
  await expect(seller.quoteOrder({ service: service._id })).rejects.toMatchObject({
    code: 'ownServiceOrdered',
  });
  for (const gone of [{}, { service: 'logo' }, { service: buyer._id }]) {
    await expect(buyer.quoteOrder(gone)).rejects.toMatchObject({
      status: 404,
      code: 'serviceGone',
    });
  }
  const { _id } = service;
  await expect(buyer.quoteOrder({ service: _id, package: 3 })).rejects.toMatchObject({
    code: 'packageGone',
  });
  const twice = [{ _id: 'fast', quantity: 2 }];
  await expect(buyer.quoteOrder({ service: _id, extras: twice })).rejects.toMatchObject({
    code: 'extraGone',
  });
  // A field that was left blank names no coupon.
  expect(await buyer.quoteOrder({ service: _id, coupon: ' ' })).toMatchObject({ totalPrice: 1000 });
});

// Shows X21.
test('an offer is quoted to anyone who may pay for it', async () => {
  const offer = async (about = service._id) =>
    (
      await seller.makeOffer({
        service: about,
        title: 'A menu',
        text: 'Four pages.',
        price: 780.5,
        days: 10,
        revisions: null,
      })
    ).offer._id;
  const ask = (id: string, person = buyer) => person.quoteOrder({ offer: id });
  const open = await offer();
  const expected = {
    lines: [{ kind: 'offer', title: 'A menu', quantity: 1, amount: 780.5 }],
    totalPrice: 780.5,
    days: 10,
    revisions: null,
  };
  expect(await ask(open)).toMatchObject(expected);
  expect(await buyer.quoteOrder({ offer: open, service: service._id })).toMatchObject(expected);
  const { _id: another } = await shop.offer(seller);
  for (const wish of [{ service: another }, { offer: another }, { offer: 'offer' }]) {
    await expect(buyer.quoteOrder({ offer: open, ...wish })).rejects.toMatchObject({ status: 404 });
  }
  await expect(buyer.quoteOrder({ offer: another, service: another })).rejects.toMatchObject({
    code: 'offerNotFound',
  });
  await expect(ask(open, seller)).rejects.toMatchObject({ code: 'ownServiceOrdered' });
  await shop.startWish(buyer, { offer: open });
  expect(await ask(open)).toMatchObject(expected);
  await shop.startWish(buyer, { offer: open });
  const stranger = await market.createPerson('Chen Li');
  await expect(ask(open, stranger)).rejects.toMatchObject({ code: 'offerTaken' });

  const withdrawn = await offer();
  await seller.endOffer({ id: withdrawn, state: 'withdrawn' });
  await expect(ask(withdrawn)).rejects.toMatchObject({ code: 'offerWithdrawn' });
  const left = await offer(another);
  await seller.deleteService({ id: another });
  await expect(ask(left)).rejects.toMatchObject({ code: 'serviceGone' });
});

test('a client that knows only the specification pays the first package, by name or by amount', async () => {
  await expect(
    buyer.startPayment({
      amount: 250_000,
      service: service._id,
      orderInfo: { phoneNumber: '98450 12345' },
    }),
  ).rejects.toMatchObject({ status: 409 });
  const { secret, intentId } = await shop.startByAmount(buyer, 1000);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, service, intentId);
  expect(order).toMatchObject({ totalPrice: 1000, lines: [{ title: 'Sketch' }], days: 3 });
});

test('random carts: quote, sum of lines, charge and order are the same', async () => {
  const random = createRandom(7);
  await seller.createCoupon({ code: 'TEN', kind: 'percent', value: 10, mostPerPerson: null });
  await seller.createCoupon({ code: 'FIVE', kind: 'amount', value: 5.5, mostPerPerson: null });
  for (let round = 0; round < 40; round += 1) {
    const extras = ['fast', 'card']
      .filter(() => random.chance(0.5))
      .map((_id) => ({ _id, quantity: _id === 'fast' ? 1 : random.whole(1, 5) }));
    const wish: Wish = {
      service: service._id,
      package: random.whole(0, 2),
      extras,
      ...(random.chance(0.5) && { coupon: random.pick(['TEN', 'FIVE']) }),
    };
    const started = await shop.startWish(buyer, wish);
    const { lines = [], totalPrice } = started.quote;
    const sum = lines.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(totalPrice * 100));
    const order = await finish(started);
    expect(order.totalPrice).toBe(totalPrice);
    expect(order.lines).toEqual(lines);
    const own = priceChoice(service.listing ?? { packages: [], extras: [] }, wish);
    expect(typeof own === 'object' && own.totalPrice >= totalPrice).toBe(true);
  }
  const { captured, ordered, unaccounted } = await readBooks(market);
  expect([captured, unaccounted]).toEqual([ordered, 0]);
});

// Shows X23.
test('the wishlist keeps what was chosen, and tells what it costs now', async () => {
  const { _id: serviceId } = service;
  const choice = { package: 1, extras: [{ _id: 'card', quantity: 2 }] };
  await buyer.addToWishlist({ serviceId });
  expect((await buyer.listWishlist()).totalPrice).toBe(1000);
  const { cart } = await buyer.addToWishlist({ serviceId, choice });
  expect(cart.quote).toMatchObject({ totalPrice: 2800.5, days: 9 });
  const wishlist = await buyer.listWishlist();
  expect(wishlist).toMatchObject({ cartItemsCount: 1, totalPrice: 2800.5 });
  expect(wishlist.myCartItems[0]).toMatchObject({ choice, quote: { totalPrice: 2800.5 } });
  expect(await buyer.findInWishlist({ serviceId })).toEqual({ cartItemId: cart._id, choice });

  await sql`
    update services set listing = jsonb_set(listing, '{extras}', '[]')`.execute(market.database);
  const later = await buyer.listWishlist();
  expect(later.myCartItems[0]?.quote).toBeNull();
  expect(later).toMatchObject({ cartItemsCount: 1, orderableCount: 0, totalPrice: 0 });
});

const toAgreed = ({ totalPrice, lines, days, revisions, service: of }: Order) =>
  JSON.stringify([totalPrice, lines, days, revisions, of?.title]);

test('what was chosen comes back from the card provider, with its coupon and its offer', async () => {
  await seller.createCoupon({ code: 'TEN', kind: 'percent', value: 10 });
  const { offer } = await seller.makeOffer({
    service: service._id,
    title: 'A menu',
    text: 'Four pages.',
    price: 780.5,
    days: 10,
    revisions: null,
  });
  const wish: Wish = {
    service: service._id,
    package: 1,
    extras: [{ _id: 'card', quantity: 3 }],
    coupon: 'TEN',
  };
  const paid = [
    await finish(await shop.startWish(buyer, wish)),
    await finish(await shop.startWish(buyer, { offer: offer._id })),
  ];
  await sql`delete from orders`.execute(market.database);
  await sql`delete from payments`.execute(market.database);
  await sql`update coupons set uses = 0`.execute(market.database);

  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'restorePayments');

  const { orders } = await buyer.listMyOrders({ sort: 'oldest' });
  expect(new Set(orders.map(toAgreed))).toEqual(new Set(paid.map(toAgreed)));
  expect((await buyer.getOffer({ id: offer._id })).offer.state).toBe('accepted');
  expect((await seller.listMyCoupons()).coupons[0]?.uses).toBe(1);
});

test('what is longer than the card provider keeps comes back with its price alone', async () => {
  const longTitle = JSON.stringify('x'.repeat(500));
  await sql`
    update services set listing = jsonb_set(listing, '{extras,0,title}', ${longTitle}::jsonb)`.execute(
    market.database,
  );
  const wish: Wish = { service: service._id, extras: [{ _id: 'fast', quantity: 1 }] };
  await finish(await shop.startWish(buyer, wish));
  await sql`delete from orders`.execute(market.database);
  await sql`delete from payments`.execute(market.database);

  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'restorePayments');

  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ totalPrice: 1499.5, service: { title: service.title } }]);
  expect(orders[0]).not.toHaveProperty('lines');
});
