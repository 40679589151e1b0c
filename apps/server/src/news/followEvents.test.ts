import { createMarketClient, type News, readNews, type Service } from '@market/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop, until } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let service: Service;
const followers: { stop: () => void }[] = [];

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

afterEach(() => {
  for (const follower of followers.splice(0)) follower.stop();
});

afterAll(() => market.close());

/** Follows what is new for a person, from the first event on. */
async function follow(person: TestPerson, after?: string) {
  const stopping = new AbortController();
  const stream = await person.followEvents({ after }, { signal: stopping.signal });
  const [forReading, forKeeping] = stream.tee();
  const news: News[] = [];
  let text = '';
  const reading = (async () => {
    for await (const one of readNews(forReading)) news.push(one);
  })().catch(() => undefined);
  const keeping = (async () => {
    for await (const piece of forKeeping) text += Buffer.from(piece).toString();
  })().catch(() => undefined);
  const follower = {
    news,
    text: () => text,
    tags: () => news.flatMap(({ tags }) => tags),
    ended: Promise.all([reading, keeping]),
    lastId: () => news.at(-1)?.id ?? '',
    stop: () => stopping.abort(),
    /** Waits until there is a tag of this type. */
    until: (type: string) =>
      until(async () => news.flatMap(({ tags }) => tags).some((tag) => tag.type === type)),
  };
  followers.push(follower);
  await until(async () => news.some(({ id }) => id !== ''));
  return follower;
}

async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order._id;
}

// Shows X31.
test('both sides of an order are told to ask for it again, and nobody is told anything else', async () => {
  const stranger = await market.createPerson('Chen Li');
  const [ofBuyer, ofSeller, ofStranger] = await Promise.all([
    follow(buyer),
    follow(seller),
    follow(stranger),
  ]);
  expect(ofBuyer.tags()).toEqual([{ type: '*', id: null }]);

  // What a purchase tells comes in its own time: it must not be taken for what a delivery does.
  const id = await buy();
  await Promise.all([ofBuyer.until('Notifications'), ofSeller.until('Notifications')]);
  for (const { news } of [ofBuyer, ofSeller]) news.length = 0;

  await seller.deliverOrder({ id, text: 'A secret of the two of us.' });
  await Promise.all([ofBuyer.until('Order'), ofSeller.until('Order')]);

  expect(ofBuyer.tags()).toContainEqual({ type: 'Order', id });
  expect(ofBuyer.tags()).toContainEqual({ type: 'Notifications', id: null });
  expect(ofSeller.tags()).not.toContainEqual({ type: 'Notifications', id: null });
  expect(ofStranger.tags()).toEqual([{ type: '*', id: null }]);
  for (const line of ofBuyer.text().split('\n').filter(Boolean)) {
    expect(line).toMatch(
      /^(?:retry: \d+|: |id: \d+\.\d+|data: \{"tags":\[(?:,?\{"type":"(?:\*|Order|Notifications)","id":(?:null|"[\da-f-]{36}")\})+\]\})$/,
    );
  }
});

// Shows X31.
test('after a cut it goes on where it was, and after two days with everything', async () => {
  const id = await buy();
  const first = await follow(buyer);
  const lastId = first.lastId();
  first.stop();
  await first.ended;
  await seller.deliverOrder({ id, text: 'Two logos.' });

  const second = await follow(buyer, lastId);
  expect(second.tags()).toContainEqual({ type: 'Order', id });
  expect(second.tags()).not.toContainEqual({ type: '*', id: null });
  second.stop();

  const [position] = lastId.split('.');
  const twoDaysAgo = Math.floor(Date.now() / 1000) - 48 * 3600;
  for (const strange of [
    `${position}.${twoDaysAgo}`,
    `999999999999.${Math.floor(Date.now() / 1000)}`,
    'x.y',
  ]) {
    const other = await follow(buyer, strange);
    expect(other.tags()).toEqual([{ type: '*', id: null }]);
    other.stop();
    await other.ended;
  }
});

// Shows X31.
test('a stream ends when its session does, however that ends, and another goes on', async () => {
  const phone = market.createVisitor();
  await phone.logIn({ email: buyer.email, password: buyer.password });
  const ofPhone = await follow({ ...buyer, ...phone });
  const ofBuyer = await follow(buyer);

  const { sessions } = await phone.listSessions();
  await buyer.endSession({ id: sessions.find(({ isCurrent }) => isCurrent)?._id ?? '' });
  await ofPhone.ended;
  await ofBuyer.until('Session');

  await buyer.logOut();
  await ofBuyer.ended;
  await expect(buyer.followEvents()).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('a session has four streams, and a place again once one has ended', async () => {
  const open = await Promise.all(Array.from({ length: 4 }, () => follow(buyer)));

  await expect(buyer.followEvents()).rejects.toMatchObject({ code: 'manyStreams', status: 503 });
  open[0]?.stop();
  await until(async () => {
    try {
      await follow(buyer);
      return true;
    } catch {
      return false;
    }
  });
});

test('nothing on the way keeps or changes a stream, and looking at its head opens none', async () => {
  const stopping = new AbortController();
  const response = await buyer.fetch('/api/events', {
    headers: { 'accept-encoding': 'gzip, br' },
    signal: stopping.signal,
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  stopping.abort();

  expect((await buyer.fetch('/api/events', { method: 'HEAD' })).status).toBe(404);
});

test('a market without it has no streams', async () => {
  await market.set({ 'features.live': false });
  await expect(buyer.followEvents()).rejects.toMatchObject({ code: 'featureOff' });
});

test('a server that closes ends all streams first', async () => {
  const other = await createTestMarket();
  const person = await other.createPerson('Dana Roy');
  const follower = await follow(person);

  await Promise.all([other.close(), follower.ended]);

  const gone = createMarketClient({ host: `${other.url}/api`, retries: 0 });
  await expect(gone.getMarket()).rejects.toMatchObject({ kind: 'network' });
});
