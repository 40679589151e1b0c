import type { MarketAnswer, MarketRequest, Order } from '@market/api';
import { type CallName, contract } from '@market/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { sendFile } from '../testing/sendFile.ts';
import { plantMuch } from '../testing/plantMuch.ts';

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

const grow = (count: number) => plantMuch(market.database, { seller, buyer, count });

const readId = async (kind: string, number: number) => {
  const { rows } = await sql<{ id: string }>`
    select md5(${`${kind}${number}`})::uuid as id`.execute(market.database);
  return rows[0]?.id ?? '';
};

interface PageOf<Entry> {
  entries: Entry[];
  nextCursor?: string | null | undefined;
  previousCursor?: string | null | undefined;
}

/** Reads a list from its first page to its last, and back. */
async function readThrough<Entry>(read: (cursor?: string) => Promise<PageOf<Entry>>) {
  const pages = [await read()];
  while (pages.at(-1)?.nextCursor) pages.push(await read(pages.at(-1)?.nextCursor ?? undefined));
  const back: Entry[][] = [];
  for (let page = pages.at(-1); page;) {
    back.unshift(page.entries);
    page = page.previousCursor ? await read(page.previousCursor) : undefined;
  }
  expect(pages[0]?.previousCursor).toBeNull();
  expect(back.flat()).toEqual(pages.flatMap(({ entries }) => entries));
  return pages.map(({ entries }) => entries);
}

const toNumbers = ({ services, ...page }: MarketAnswer<'listServicesOf'>) => ({
  ...page,
  entries: services.map(({ title }) => title.slice(8)),
});

// Shows X10.
test('every page of a list follows the one before, there and back', async () => {
  await grow(53);
  const serviceId = await readId('service', 1);
  const numbers = Array.from({ length: 53 }, (_, index) => String(index + 1));
  const visitor = market.createVisitor();

  const reviews = await readThrough(async (cursor) => {
    const { reviews: entries, ...page } = await visitor.listReviews({ id: serviceId, cursor });
    return { ...page, entries: entries.map(({ comment }) => comment.slice(8)) };
  });
  expect(reviews.map((page) => page.length)).toEqual([10, 10, 10, 10, 10, 3]);
  expect(reviews.flat()).toEqual(numbers);

  const person = { id: seller._id };
  for (const services of [
    await readThrough(async (cursor) => toNumbers(await seller.listMyServices({ cursor }))),
    await readThrough(async (cursor) =>
      toNumbers(await visitor.listServicesOf({ ...person, cursor })),
    ),
  ]) {
    expect(services.map((page) => page.length)).toEqual([24, 24, 5]);
    expect(services.flat()).toEqual(numbers);
  }

  const wishes = await readThrough(async (cursor) => {
    const { myCartItems, ...page } = await buyer.listWishlist({ cursor });
    return { ...page, entries: myCartItems.map(({ service }) => service.title.slice(8)) };
  });
  expect(wishes.flat()).toEqual(numbers);

  const { service } = await visitor.getService({ id: serviceId });
  expect(service.reviews).toHaveLength(10);
  const { reviews: second } = await visitor.listReviews({
    id: serviceId,
    cursor: service.nextReviews ?? '',
  });
  expect(second[0]?.comment).toBe('Comment 11');
  const { user } = await visitor.getPerson(person);
  expect(user).toMatchObject({ servicesCount: 53, services: { length: 24 } });
  expect(
    (await visitor.listServicesOf({ ...person, cursor: user.nextServices ?? '' })).services,
  ).toHaveLength(24);
});

test('what arrives meanwhile moves no page, and what goes leaves no gap', async () => {
  await grow(45);
  const first = await seller.listSales();
  await sql`
    delete from cart_items where id = ${await readId('item', 20)}`.execute(market.database);
  const [firstWishes] = [await buyer.listWishlist()];
  await shop.offer(seller);

  const second = await seller.listSales({ cursor: first.nextCursor ?? '' });
  expect(second.orders[0]?.service?.title).toBe('Service 21');
  const { myCartItems } = await buyer.listWishlist({ cursor: firstWishes.nextCursor ?? '' });
  expect(myCartItems[0]?.service.title).toBe('Service 22');
  const last = firstWishes.myCartItems.at(-1);
  await buyer.removeFromWishlist({ cartItemId: last?._id ?? '' });
  expect(
    (await buyer.listWishlist({ cursor: firstWishes.nextCursor ?? '' })).myCartItems[0],
  ).toEqual(myCartItems[0]);
});

test('a cursor that cannot be read is the first page', async () => {
  await grow(30);
  const { orders: newest } = await seller.listSales();
  for (const cursor of ['', '1', 'next.1.xyz', "next.1'; drop table orders; --", 'next.99.']) {
    expect((await seller.listSales({ cursor })).orders).toEqual(newest);
  }
  await expect(seller.listSales({ cursor: 'x'.repeat(201) })).rejects.toMatchObject({
    kind: 'validation',
  });
});

const toTitles = (orders: readonly Order[]) => orders.map(({ service }) => service?.title);

// Shows X11.
test('orders are found by number, title, person, status and day', async () => {
  await grow(61);
  const find = async (filter: MarketRequest<'listSales'>) =>
    toTitles((await seller.listSales(filter)).orders);

  expect(await find({ keyword: ` ${await readId('order', 44)}` })).toEqual(['Service 44']);
  expect(await find({ keyword: 'SERVICE 7' })).toEqual(['Service 7']);
  expect(await find({ keyword: ' person 31 ' })).toEqual(['Service 31']);
  expect(await find({ keyword: '%' })).toEqual([]);
  expect(await find({ keyword: 'Service 1', orderStatus: 'Delivered' })).toEqual([
    'Service 12',
    'Service 15',
    'Service 18',
  ]);
  const oldest = await find({ sort: 'oldest' });
  expect([oldest.length, oldest[0], oldest[19]]).toEqual([20, 'Service 61', 'Service 42']);

  const { orders } = await seller.listSales();
  const [from, until] = [orders[5]?.createdAt, orders[2]?.createdAt];
  expect(await find({ from, until })).toEqual(['Service 4', 'Service 5', 'Service 6']);
  await expect(find({ from: 'yesterday' })).rejects.toMatchObject({ kind: 'validation' });

  const bought = await readThrough(async (cursor) => {
    const answer = await buyer.listMyOrders({ keyword: 'service', cursor });
    return { ...answer, entries: toTitles(answer.orders) };
  });
  expect(bought.map((page) => page.length)).toEqual([20, 10]);
  expect(bought.flat()[29]).toBe('Service 60');
});

test('a search that has looked far enough goes on where it stopped', async () => {
  await grow(4_500);
  const searched = await readThrough(async (cursor) => {
    const answer = await seller.listSales({ keyword: 'service 44', cursor });
    return { ...answer, entries: toTitles(answer.orders) };
  });

  // 44, then 440 to 449, then nothing between 2,000 and 4,000, then 4,400 to 4,499.
  expect(searched.map((page) => page.length)).toEqual([11, 0, 20, 20, 20, 20, 20]);
});

/** What is kept, beside what it is the sum of. */
async function compareSums() {
  const { rows } = await sql<{ kept: unknown; counted: unknown }>`
    with everybody as (
      select people.id,
        (select count(*) from services where seller_id = people.id and deleted_at is null) as offered,
        (select count(*) from orders where buyer_id = people.id) as bought,
        (select count(*) from orders where seller_id = people.id) as sold,
        (select count(*) from orders join payments on payments.id = payment_id
          where orders.seller_id = people.id and orders.status = 'Processing'
            and refund_requested_at is null and payments.status = 'succeeded') as to_deliver,
        (select count(distinct buyer_id) from orders where seller_id = people.id) as customers
      from people)
    select (select json_agg((person_id, offered, bought, sold, to_deliver, customers)
        order by person_id) from person_totals where offered + bought + sold > 0) as kept,
      (select json_agg((id, offered, bought, sold, to_deliver, customers) order by id)
        from everybody where offered + bought + sold > 0) as counted
    union all select
      (select json_agg((seller_id, day, sold, kept_paise) order by seller_id, day) from sales_days),
      (select json_agg((seller_id, day, sold, paise) order by seller_id, day) from (
        select orders.seller_id, (orders.created_at at time zone 'utc')::date as day,
          count(*) as sold, sum(case when payments.status = 'succeeded' then amount else 0 end) as paise
        from orders join payments on payments.id = payment_id
        where orders.seller_id is not null group by 1, 2) as days)
    union all select
      (select json_agg((service_id, rating, count) order by service_id, rating)
        from rating_counts where count > 0),
      (select json_agg((service_id, rating, count) order by service_id, rating)
        from (select service_id, rating, count(*) from reviews group by 1, 2) as counts)`.execute(
    market.database,
  );
  for (const { kept, counted } of rows) expect(kept).toEqual(counted);
}

// Shows X12.
test('the sums of a seller are kept, whatever becomes of the orders', async () => {
  await grow(40);
  await compareSums();
  const { totalAmount } = await seller.listSales();
  await seller.updateOrder({ id: await readId('order', 1), orderStatus: 'Delivered' });
  await sql`
    update payments set status = case when amount < 1000 then 'refunded' else 'disputed' end
      where amount in (200, 300, 2000)`.execute(market.database);
  await sql`
    update orders set refund_requested_at = now()
      where id = ${await readId('order', 5)}`.execute(market.database);
  await compareSums();
  await sql`update payments set status = 'succeeded' where amount = 2000`.execute(market.database);
  await sql`
    update people set sold_paise = sold_paise + 82000 where id = ${seller._id}`.execute(
    market.database,
  );
  await compareSums();

  expect(totalAmount).toBe(0);
  const summary = await seller.summariseSales();
  // Of 40, each third was delivered, then 1, too; 2 and 5 are given back.
  expect(summary).toMatchObject({ ordersCount: 40, toDeliverCount: 24 });
  expect(summary.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(815);
  expect(summary.days.reduce((sum, { ordersCount }) => sum + ordersCount, 0)).toBe(40);
  expect(await buyer.summariseSales()).toEqual({
    ordersCount: 0,
    toDeliverCount: 0,
    totalAmount: 0,
    days: [],
  });
  await sql`delete from people where id = ${await readId('person', 7)}`.execute(market.database);
  await sql`update reviews set rating = 5 where rating = 2`.execute(market.database);
  await seller.deleteService({ id: await readId('service', 3) });
  await compareSums();
  expect((await seller.listMyServices()).servicesCount).toBe(39);
  await sql`delete from people where id = ${seller._id}`.execute(market.database);
  await compareSums();
});

test('two who buy from each other at once do not wait for each other', async () => {
  const [ofSeller, ofBuyer] = [await shop.offer(seller), await shop.offer(buyer)];
  const buy = async (from: TestPerson, service: typeof ofSeller) => {
    const { secret, intentId } = await shop.start(from, service);
    await shop.charge(secret);
    return shop.order(from, service, intentId);
  };
  await Promise.all([
    ...Array.from({ length: 6 }, () => buy(buyer, ofSeller)),
    ...Array.from({ length: 6 }, () => buy(seller, ofBuyer)),
  ]);

  await compareSums();
  expect(await seller.summariseSales()).toMatchObject({ ordersCount: 6, toDeliverCount: 6 });
});

// Shows X13.
test('every customer is listed once, who ordered last first', async () => {
  await grow(50);
  const pages = await readThrough(async (cursor) => {
    const { customers, ...page } = await seller.listCustomers({ cursor });
    return { ...page, entries: customers };
  });
  const customers = pages.flat();

  expect(pages.map((page) => page.length)).toEqual([20, 6]);
  expect(customers.slice(0, 3)).toMatchObject([
    { fullname: 'Person 1', email: 'person1@example.com', ordersCount: 1 },
    { fullname: 'Ben Okafor', ordersCount: 25 },
    { fullname: 'Person 3' },
  ]);
  expect((await seller.listCustomers()).customersCount).toBe(26);
  expect((await buyer.listCustomers()).customers).toEqual([]);
});

// Shows X14.
test('a wishlist says what it keeps on whichever page, and what all of it costs', async () => {
  await grow(53);
  const answer = await buyer.listWishlist();
  expect(answer).toMatchObject({ cartItemsCount: 53, totalPrice: (53 * 54) / 2 });
  expect(answer.myCartItems).toHaveLength(20);

  const [last, first] = [await readId('service', 53), await readId('service', 1)];
  expect(await buyer.findInWishlist({ serviceId: last })).toEqual({
    cartItemId: await readId('item', 53),
  });
  expect(await seller.findInWishlist({ serviceId: first })).toEqual({ cartItemId: null });
});

test('nobody keeps more than a thousand services, and none of them is lost', async () => {
  await grow(1_000);
  const wanted = await shop.offer(await market.createPerson('Chen Li'));
  await expect(buyer.addToWishlist({ serviceId: wanted._id })).rejects.toThrow(
    'A wishlist holds at most 1000 services.',
  );
  // What is kept already is kept once more without being refused.
  await buyer.addToWishlist({ serviceId: await readId('service', 1) });
  expect((await buyer.listWishlist()).cartItemsCount).toBe(1_000);
});

test('somebody who signs in again and again keeps the last fifty sessions', async () => {
  await grow(80);
  const visitor = market.createVisitor();
  await visitor.logIn({ email: buyer.email, password: buyer.password });
  const { sessions } = await visitor.listSessions();
  expect(sessions).toHaveLength(50);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

/** The calls that read, with what they are asked when there is much of everything. */
async function prepareReads(): Promise<[CallName, TestPerson, object][]> {
  const { _id: fileId } = await sendFile(seller, 'a brief');
  const asked: { [Name in CallName]?: [TestPerson, MarketRequest<Name>] } = {
    loadUser: [seller, {}],
    getPerson: [buyer, { id: seller._id }],
    listSessions: [buyer, {}],
    listFactors: [buyer, {}],
    getOwnData: [buyer, {}],
    listMyDecisions: [buyer, {}],
    listMyHeld: [buyer, {}],
    getVerification: [buyer, {}],
    listServices: [buyer, { keyword: 'service' }],
    getService: [buyer, { id: await readId('service', 1) }],
    suggestServices: [buyer, { q: 'service' }],
    getRanking: [buyer, {}],
    explainRanking: [seller, { id: await readId('service', 1), keyword: 'logo' }],
    listSimilar: [buyer, { id: await readId('service', 1) }],
    listCards: [buyer, { ids: [await readId('service', 1)] }],
    listReviews: [buyer, { id: await readId('service', 1) }],
    listReviewsOfPerson: [buyer, { id: seller._id }],
    getMyReview: [buyer, { id: await readId('service', 1) }],
    listMyServices: [seller, {}],
    listDrafts: [seller, {}],
    getDraft: [seller, { id: await readId('draft', 1) }],
    listServicesOf: [buyer, { id: seller._id }],
    listWishlist: [buyer, {}],
    findInWishlist: [buyer, { serviceId: await readId('service', 2) }],
    getCardProviderKey: [buyer, {}],
    getMarket: [buyer, {}],
    listSales: [seller, {}],
    listMyOrders: [buyer, {}],
    summariseSales: [seller, {}],
    listCustomers: [seller, {}],
    getOrder: [buyer, { id: await readId('order', 2) }],
    listOrderEvents: [buyer, { id: await readId('order', 2) }],
    getAnalytics: [seller, {}],
    getMyScore: [seller, {}],
    listScorePoints: [seller, { part: 'carried' }],
    getStanding: [buyer, { id: seller._id }],
    getScoreRules: [buyer, {}],
    listMyCoupons: [seller, {}],
    listSavedSearches: [seller, {}],
    listMyOffers: [seller, {}],
    getOffer: [buyer, { id: await readId('offer', 1) }],
    listConversations: [seller, { keyword: 'message' }],
    findConversation: [buyer, { service: await readId('service', 1) }],
    getConversation: [seller, { id: await readId('conversation', 1) }],
    listBlocks: [seller, {}],
    listNotifications: [seller, {}],
    getUnread: [seller, {}],
    getNotificationChoices: [seller, {}],
    getFile: [seller, { id: fileId }],
    getFileLink: [seller, { id: fileId }],
  };
  return Object.entries(asked).map(([name, [person, request]]) => [
    name as CallName,
    person,
    request,
  ]);
}

/** How long the longest list in an answer is. */
const findLongest = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(findLongest));

/** A fraction may have one figure or sixteen, whatever is listed. */
const roundNumbers = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value) : value;

/** How large each answer is, having made sure that none of its lists is longer than a page. */
async function measure() {
  const sizes = new Map<string, number>();
  const longest = new Map<CallName, number>();
  for (const [name, person, request] of await prepareReads()) {
    const ask = person[name] as (request: object) => Promise<unknown>;
    const answer = await ask(request);
    longest.set(name, findLongest(answer));
    sizes.set(name, JSON.stringify(answer, roundNumbers).length);
  }
  // A summary has its days, everything else a page. How many days depends on the time of this test: its
  // orders are a minute apart, and midnight may lie among them.
  expect(longest.get('summariseSales')).toBeLessThanOrEqual(84);
  longest.delete('summariseSales');
  sizes.delete('summariseSales');
  expect([...longest].filter(([, length]) => length > 50)).toEqual([]);
  return sizes;
}

test('no call answers more than its page, however much there is', async () => {
  await grow(60);
  const few = await measure();
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  await grow(900);
  const many = await measure();

  // Only an operator makes others, by hand; a summary has a line a day, and nobody has more than a few log-ins
  // through others.
  const reading = Object.entries(contract)
    .filter(
      ([name, { method, access, isStream }]) =>
        method === 'GET' &&
        access !== 'operator' &&
        !isStream &&
        !['logOut', 'summariseSales', 'getExternalLogIn', 'listExternalLogins'].includes(name),
    )
    .map(([name]) => name);
  expect([...few.keys()].toSorted()).toEqual(reading.toSorted());
  const grown = [...few].filter(([name, size]) => (many.get(name) ?? 0) > size * 1.1 + 20);
  expect(grown).toEqual([]);
});
