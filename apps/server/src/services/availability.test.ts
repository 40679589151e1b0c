import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSitemapQueries } from '../market/index.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
});

afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;

async function buy(service: Awaited<ReturnType<Shop['offer']>>) {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order;
}

// Shows X18.
test('a paused service leaves every list but its owner’s, and comes back', async () => {
  const service = await shop.offer(seller);
  const { _id: id } = service;
  const visitor = market.createVisitor();
  await buyer.addToWishlist({ serviceId: id });
  await seller.pauseService({ id, isPaused: true });

  expect((await visitor.listServices({ keyword: 'logo' })).services).toEqual([]);
  expect((await visitor.listServices({})).servicesCount).toBe(0);
  const { user } = await visitor.getPerson({ id: seller._id });
  expect(user).toMatchObject({ services: [], servicesCount: 0 });
  expect((await visitor.listServicesOf({ id: seller._id })).services).toEqual([]);
  expect((await seller.listMyServices()).services).toMatchObject([{ _id: id, isPaused: true }]);
  expect((await visitor.getService({ id })).service.availability?.state).toBe('paused');
  expect((await buyer.listWishlist()).myCartItems).toMatchObject([
    { service: { _id: id }, availability: { state: 'paused' } },
  ]);
  const refused = { status: 409, code: 'servicePaused' };
  await expect(buyer.quoteOrder({ service: id })).rejects.toMatchObject(refused);
  await expect(shop.start(buyer, service)).rejects.toMatchObject(refused);

  await seller.pauseService({ id, isPaused: false });
  expect((await visitor.listServices({ keyword: 'logo' })).services).toHaveLength(1);
  await expect(buyer.quoteOrder({ service: id })).resolves.toMatchObject({ totalPrice: 1299 });
  await expect(buyer.pauseService({ id, isPaused: true })).rejects.toMatchObject({ status: 404 });
});

// Shows X23.
test('a wishlist adds up what can be ordered right now', async () => {
  const [one, other] = [await shop.offer(seller, 300), await shop.offer(seller, 500)];
  const chosen = await shop.offerPackages(seller);
  for (const { _id: serviceId } of [one, other]) await buyer.addToWishlist({ serviceId });
  await buyer.addToWishlist({ serviceId: chosen._id, choice: { package: 1 } });
  const sums = async () => {
    const { cartItemsCount, orderableCount, totalPrice } = await buyer.listWishlist();
    return [cartItemsCount, orderableCount, totalPrice];
  };
  expect(await sums()).toEqual([3, 3, 3300]);

  await seller.pauseService({ id: other._id, isPaused: true });
  expect(await sums()).toEqual([3, 2, 2800]);
  await sql`
    update cart_items set choice = '{"package": 7}' where service_id = ${chosen._id}`.execute(
    market.database,
  );
  expect(await sums()).toEqual([3, 1, 300]);
  await seller.setAway({ until: new Date(Date.now() + 3 * day).toISOString() });
  expect(await sums()).toEqual([3, 0, 0]);
});

// Shows X18.
test('a paused service leaves the sitemap, keeps its reviews, and is still its owner’s to change', async () => {
  const { _id: id } = await shop.offer(seller);
  const visitor = market.createVisitor();
  const sitemaps = createSitemapQueries(market.database);
  expect(await sitemaps.findBeginnings('services')).toEqual([id]);
  await seller.pauseService({ id, isPaused: true });
  expect(await sitemaps.findBeginnings('services')).toEqual([]);
  expect(await sitemaps.findBeginnings('people')).toEqual([]);

  await buyer.reviewService({ serviceId: id, rating: 5, comment: 'Great.' });
  await seller.updateService({ id, title: 'A better logo' });
  expect((await visitor.getService({ id })).service).toMatchObject({
    title: 'A better logo',
    numOfReviews: 1,
    availability: { state: 'paused' },
  });
  await seller.pauseService({ id, isPaused: true });
  await seller.deleteService({ id });
  await expect(seller.pauseService({ id, isPaused: false })).rejects.toMatchObject({ status: 404 });
  expect(await seller.listMyServices()).toMatchObject({ services: [], servicesCount: 0 });
  expect((await visitor.getPerson({ id: seller._id })).user.servicesCount).toBe(0);
});

test('a seller who pauses and comes back many times at once ends in one state', async () => {
  const { _id: id } = await shop.offer(seller);
  await shop.offer(seller);
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => seller.pauseService({ id, isPaused: turn % 2 === 0 })),
  );
  const visitor = market.createVisitor();
  for (const isPaused of [true, false]) {
    await seller.pauseService({ id, isPaused });
    const listed = isPaused ? 1 : 2;
    expect((await visitor.listServices({})).servicesCount).toBe(listed);
    expect((await visitor.getPerson({ id: seller._id })).user).toMatchObject({
      servicesCount: listed,
      services: { length: listed },
    });
  }
});

// Shows X18.
test('a service is sold out while its seller has as many orders as they take', async () => {
  const service = await shop.offer(seller);
  const { _id: id } = service;
  const { draft } = await seller.createDraft({ service: id });
  const images = draft.images.map(({ public_id = '' }) => ({ public_id, alt: '' }));
  await seller.saveDraft({ id: draft._id, content: { ...draft.content, queueLimit: 1 }, images });
  await seller.publishDraft({ id: draft._id });

  const order = await buy(service);
  const state = async () => (await buyer.getService({ id })).service.availability?.state;
  expect(await state()).toBe('soldOut');
  await expect(buyer.quoteOrder({ service: id })).rejects.toMatchObject({
    status: 409,
    code: 'serviceSoldOut',
  });
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });
  expect(await state()).toBe('open');

  const second = await buy(service);
  expect(await state()).toBe('soldOut');
  await seller.refundOrder({ id: second._id });
  expect(await state()).toBe('open');
});

test('a service tells how often it was ordered, without what was given back', async () => {
  const service = await shop.offer(seller);
  const { _id: id } = service;
  const numOfOrders = async () => (await buyer.getService({ id })).service.numOfOrders;

  expect(await numOfOrders()).toBe(0);
  const { _id: first } = await buy(service);
  await buy(service);
  await seller.updateOrder({ id: first, orderStatus: 'Delivered' });
  expect(await numOfOrders()).toBe(2);

  const { _id: third } = await buy(service);
  expect(await numOfOrders()).toBe(3);
  await seller.refundOrder({ id: third });
  expect(await numOfOrders()).toBe(2);
});

// Shows X19.
test('somebody who is away takes no orders, and is back by themselves', async () => {
  const { _id: id } = await shop.offer(seller);
  const until = new Date(Date.now() + 3 * day).toISOString();
  expect(await seller.setAway({ until, note: ' In the mountains. ' })).toEqual({
    away: { until, note: 'In the mountains.' },
  });
  const away = { until, note: 'In the mountains.' };
  expect((await buyer.getPerson({ id: seller._id })).user.away).toEqual(away);
  expect((await buyer.getService({ id })).service.availability).toEqual({ state: 'away', ...away });
  await expect(buyer.quoteOrder({ service: id })).rejects.toThrow(
    `This seller is away until ${until.slice(0, 10)}.`,
  );

  await sql`update people set away_until = now() - interval '1 second'`.execute(market.database);
  expect((await buyer.getService({ id })).service.availability?.state).toBe('open');
  expect((await buyer.getPerson({ id: seller._id })).user.away).toBeNull();
  await expect(buyer.quoteOrder({ service: id })).resolves.toBeDefined();
});

test('nobody is away in the past, or for more than a year', async () => {
  for (const wait of [-1000, 400 * day]) {
    const until = new Date(Date.now() + wait).toISOString();
    await expect(seller.setAway({ until })).rejects.toMatchObject({
      status: 400,
      fields: { until: 'Please enter a day within the next year.' },
    });
  }
  await expect(seller.setAway({ until: 'tomorrow' })).rejects.toMatchObject({ status: 400 });
  await seller.setAway({ until: new Date(Date.now() + day).toISOString(), note: 'Soon.' });
  expect(await seller.setAway({ until: null })).toEqual({ away: null });
});
