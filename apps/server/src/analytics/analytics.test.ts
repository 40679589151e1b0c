import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createAnalyticsParts } from './createAnalyticsParts.ts';
import { toPeriod } from './analyticsHandlers.ts';
import { createSeenCounter, toWord } from './createSeenCounter.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let service: Awaited<ReturnType<Shop['offer']>>;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});
beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  service = await shop.offer(seller);
});
afterAll(() => market.close());

/** What the server of the test has counted is written within ten seconds; these counters write at once. */
const createCounter = () => createSeenCounter(market.database, async () => 'secret');

const createSighting = (number = 1) => ({
  services: [service._id],
  source: 'search' as const,
  keyword: 'Logo',
  personId: null,
  network: `203.0.${number}.0/24`,
});

// Shows X43.
test('what visitors see and open is told to the seller, by day and by where they came from', async () => {
  const counter = createCounter();
  await counter.count(createSighting());
  await counter.count({ ...createSighting(2), source: 'list', viewed: service._id });
  await counter.flush();
  await counter.count({
    ...createSighting(3),
    services: [],
    source: 'outside',
    viewed: service._id,
  });
  await counter.flush();

  const { days, totals, sources } = await seller.getAnalytics();

  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ seen: 2, views: 2 });
  expect(totals).toMatchObject({ seen: 2, views: 2, questions: 0, orders: 0, revenue: 0 });
  expect(sources).toEqual([
    { source: 'list', seen: 1, views: 1 },
    { source: 'outside', seen: 0, views: 1 },
    { source: 'search', seen: 1, views: 0 },
  ]);
});

test('what sellers see of their own does not count, nor what is not there', async () => {
  const counter = createCounter();
  await counter.count({ ...createSighting(), personId: seller._id, viewed: service._id });
  await counter.count({ ...createSighting(), personId: buyer._id });
  await counter.count({ ...createSighting(), services: ['service-brand', seller._id] });
  await counter.flush();

  expect((await seller.getAnalytics()).totals).toMatchObject({ seen: 1, views: 0 });
});

test('what somebody sends twice at once counts once, and no network counts without end', async () => {
  const counter = createCounter();
  await counter.count({ ...createSighting(), services: [service._id, service._id] });
  for (let time = 0; time < 600; time += 1) await counter.count(createSighting());
  await counter.flush();

  expect((await seller.getAnalytics()).totals.seen).toBe(500);
});

test('what was searched for is told once five different people have, and not before', async () => {
  const counter = createCounter();
  const people = await findDifferentPeople(5);
  for (const number of people.slice(0, 4)) {
    await counter.count(createSighting(number));
    await counter.count(createSighting(number));
  }
  await counter.flush();
  expect((await seller.getAnalytics()).words).toEqual([]);

  await counter.count({ ...createSighting(people[4]), keyword: '  LOGO ' });
  await counter.flush();

  expect((await seller.getAnalytics()).words).toEqual([{ word: 'logo', seen: 9 }]);
});

test('no table names who has seen something', async () => {
  const counter = createCounter();
  await counter.count({ ...createSighting(), personId: buyer._id });
  await counter.flush();

  const rows = {
    days: await market.database.selectFrom('service_days').selectAll().execute(),
    words: await market.database.selectFrom('service_words').selectAll().execute(),
  };

  expect(rows.words).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(buyer._id);
  expect(JSON.stringify(rows)).not.toContain('203.0');
});

test('questions, orders and what was paid are counted where they are, and earlier ones before', async () => {
  const { conversation } = await buyer.startConversation({ service: service._id, text: 'Hello?' });
  await buyer.sendMessage({ id: conversation._id, text: 'Are you there?' });
  await seller.sendMessage({ id: conversation._id, text: 'Yes.' });
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  await shop.order(buyer, service, intentId);
  await market.database
    .insertInto('service_days')
    .values({ service_id: service._id, day: before(35), source: 'list', seen: 8, views: 4 })
    .execute();

  const { totals, previous, days } = await seller.getAnalytics({ service: service._id });

  expect(totals).toEqual({
    seen: 0,
    views: 0,
    questions: 1,
    orders: 1,
    revenue: 1299,
    answerMinutes: 0,
  });
  expect(previous).toMatchObject({ seen: 8, views: 4, orders: 0, answerMinutes: null });
  expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(totals.revenue);
});

test('nobody is told of the services of others', async () => {
  await expect(buyer.getAnalytics({ service: service._id })).rejects.toThrow('Service not found');
  expect((await buyer.getAnalytics()).totals).toMatchObject({ seen: 0, orders: 0 });
});

test('a browser tells by itself what was seen, signed in or not', async () => {
  await market.createVisitor().countSeen({ services: [service._id], source: 'list' });
  await buyer.countSeen({ services: [service._id], viewed: service._id, source: 'list' });
  const tooMany = Array.from({ length: 51 }, () => service._id);
  await expect(buyer.countSeen({ services: tooMany, source: 'list' })).rejects.toMatchObject({
    kind: 'validation',
  });
});

test('what cannot be written is counted on', async () => {
  let isAway = true;
  const database = new Proxy(market.database, {
    get(target, name) {
      if (isAway) throw new Error('The database is away.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const counter = createSeenCounter(database, async () => 'secret');
  await counter.count(createSighting());
  await expect(counter.flush()).rejects.toThrow('The database is away.');
  await counter.count({ ...createSighting(2), viewed: service._id });
  isAway = false;
  await counter.flush();

  expect((await seller.getAnalytics()).totals).toMatchObject({ seen: 2, views: 1 });
});

test('what one person had searched for is forgotten after a month, all of it after thirteen', async () => {
  const rows = [
    { day: before(20), people: '1' },
    { day: before(40), people: '1' },
    { day: before(41), people: '3' },
    { day: before(410), people: '31' },
  ];
  await market.database
    .insertInto('service_words')
    .values(rows.map((row) => ({ service_id: service._id, word: 'logo', seen: 1, ...row })))
    .execute();
  const { jobs } = createAnalyticsParts(market.database, async () => 'secret');

  await jobs.find(({ name }) => name === 'forget words')?.run(market.surroundings);

  const kept = await market.database.selectFrom('service_words').select('people').execute();
  expect(kept.map(({ people }) => Number(people)).toSorted()).toEqual([1, 3]);
});

test('a period has a day at least and a year at most, and ends today unless it is said', () => {
  const now = Date.parse('2026-11-20T15:00:00Z');
  expect(toPeriod(undefined, undefined, now)).toEqual({ last: new Date('2026-11-20'), days: 30 });
  expect(toPeriod('2026-11-25', '2026-11-20', now).days).toBe(1);
  expect(toPeriod('2020-01-01', '2026-02-31', now)).toEqual({
    last: new Date('2026-03-03'),
    days: 366,
  });
});

test('keywords that mean the same are the same', () => {
  expect(toWord('  Brand\t IDENTITY ')).toBe('brand identity');
  expect(toWord('a'.repeat(80))).toHaveLength(60);
});

const before = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Networks that do not happen to share a bit. */
async function findDifferentPeople(count: number): Promise<number[]> {
  const seen = new Map<string, number>();
  for (let number = 1; seen.size < count; number += 1) {
    const counter = createCounter();
    await counter.count(createSighting(number));
    await counter.flush();
    const { people } = await market.database
      .selectFrom('service_words')
      .select('people')
      .executeTakeFirstOrThrow();
    if (!seen.has(String(people))) seen.set(String(people), number);
    await market.database.deleteFrom('service_words').execute();
    await market.database.deleteFrom('service_days').execute();
  }
  return [...seen.values()];
}
