import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { chromium } from 'playwright-core';
import { quantile } from '../../apps/server/assurance/quantile.ts';
import { connectDatabase, type Database } from '../../apps/server/src/database/openDatabase.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { createSessionQueries } from '../../apps/server/src/people/sessionQueries.ts';
import { toCookieName } from '../../apps/server/src/people/visits.ts';
import { plantMuch } from '../../apps/server/src/testing/plantMuch.ts';
import { buildSite, isSiteBuilt } from '../../tooling/buildSite.ts';
import { findChromium } from '../../tooling/findChromium.ts';
import { startPostgres } from '../../tooling/startPostgres.ts';
import { startServer } from '../../tooling/startServer.ts';

/** Prints the tables of `docs/measurements/growth.md`. */
const counts = process.argv.slice(2).map(Number);
const levels = counts.length > 0 ? counts : [100, 10_000, 1_000_000];

/** The level of the tables before lists came in pages. */
const levelBefore = '0011_outbox';

const metricsToken = 'growth';

const seller = { _id: '00000000-0000-7000-8000-000000000001', fullname: 'Asha Rao' };
const buyer = { _id: '00000000-0000-7000-8000-000000000002', fullname: 'Ben Okafor' };

interface Row {
  bytes?: number;
  elements?: number;
  ms: number;
}

async function median(turns: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await work());
  return quantile(times, 0.5);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function plant(url: string, count: number) {
  const database = await connectDatabase({ url });
  await migrate(database, levelBefore);
  for (const { _id, fullname } of [seller, buyer]) {
    const email = `${fullname.replace(' ', '.')}@bulk.example`;
    await sql`insert into people (id, fullname, email, password_hash)
      values (${_id}, ${fullname}, ${email}, 'none')`.execute(database);
  }
  await plantMuch(database, { seller, buyer, count });
  await sql`delete from cart_items where person_id = ${buyer._id} and created_at <
    (select created_at from cart_items order by created_at desc offset 999 limit 1)`.execute(
    database,
  );
  await sql`delete from sessions`.execute(database);
  await sql`
    update services set rating_sum = counted.sum, rating_count = counted.count
      from (select service_id, sum(rating) as sum, count(*) as count from reviews group by 1) as counted
      where services.id = service_id`.execute(database);
  await sql`analyze`.execute(database);
  const step = await timeOf(() => migrate(database));
  // What PostgreSQL does for itself in the hours after, or it would do so while the server is measured.
  await sql`vacuum analyze`.execute(database);
  await sql`checkpoint`.execute(database);
  return { database, step };
}

/** The longest time, in ms since it was asked last, for which the server's one thread was held up. */
async function readLag(url: string) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
}

const readId = async (database: Database, thing: string) => {
  const { rows } = await sql<{ id: string }>`select md5(${thing})::uuid as id`.execute(database);
  return rows[0]?.id ?? '';
};

async function measure(url: string, count: number) {
  const { database, step } = await plant(url, count);
  const sessions = createSessionQueries(database, 15);
  const service = await readId(database, 'service1');
  const order = await readId(database, 'order2');
  const market = await startServer({
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
  });
  const cookieName = toCookieName(market.url);
  const signIn = async ({ _id }: { _id: string }) =>
    `${cookieName}=${await sessions.start(_id, 'node')}`;
  const cookies = { seller: await signIn(seller), buyer: await signIn(buyer), visitor: '' };
  type Reader = keyof typeof cookies;

  async function ask(reader: Reader, path: string) {
    const response = await fetch(market.url + path, {
      headers: { cookie: cookies[reader], 'accept-encoding': 'identity' },
    });
    const bytes = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${bytes.slice(0, 200)}`);
    return bytes;
  }
  const nextOf = async (reader: Reader, path: string): Promise<string> => {
    const { nextCursor } = JSON.parse(await ask(reader, path));
    return `${path}${path.includes('?') ? '&' : '?'}cursor=${nextCursor ?? ''}`;
  };

  const calls: Record<string, [Reader, string]> = {
    getService: ['visitor', `/api/services/${service}`],
    listReviews: ['visitor', `/api/services/${service}/reviews`],
    'listReviews, second page': [
      'visitor',
      await nextOf('visitor', `/api/services/${service}/reviews`),
    ],
    getPerson: ['visitor', `/api/auth/user/${seller._id}`],
    'listServicesOf, second page': [
      'visitor',
      await nextOf('visitor', `/api/auth/user/${seller._id}/services`),
    ],
    listServices: ['visitor', '/api/services?keyword=service&price[gte]=298&price[lte]=50000'],
    loadUser: ['seller', '/api/auth/me'],
    listSessions: ['buyer', '/api/auth/sessions'],
    listMyServices: ['seller', '/api/services/me'],
    listWishlist: ['buyer', '/api/cart/getMyCartItems'],
    findInWishlist: ['buyer', `/api/cart/item/${service}`],
    listSales: ['seller', '/api/order/myOrders'],
    'listSales, second page': ['seller', await nextOf('seller', '/api/order/myOrders')],
    'listSales, the oldest': ['seller', '/api/order/myOrders?sort=oldest'],
    'listSales, delivered': ['seller', '/api/order/myOrders?orderStatus=Delivered'],
    'listSales, a word of all': ['seller', '/api/order/myOrders?keyword=service'],
    'listSales, a word of none': ['seller', '/api/order/myOrders?keyword=saxophone'],
    listMyOrders: ['buyer', '/api/order/me'],
    summariseSales: ['seller', '/api/order/sales/summary'],
    listCustomers: ['seller', '/api/order/customers'],
    getOrder: ['buyer', `/api/order/${order}`],
  };
  const screens: Record<string, [Reader, string]> = {
    home: ['visitor', '/'],
    search: ['visitor', '/search/service'],
    service: ['visitor', `/service/${service}`],
    person: ['visitor', `/user/${seller._id}`],
    wishlist: ['buyer', '/myWishList'],
    'my orders': ['buyer', '/orders/me'],
    order: ['buyer', `/order/${order}`],
    sessions: ['buyer', '/me/sessions'],
    dashboard: ['seller', '/dashboard'],
    'my services': ['seller', '/dashboard/services'],
    sales: ['seller', '/dashboard/orders'],
    customers: ['seller', '/dashboard/users'],
  };

  const results = new Map<string, Row>();
  for (const [name, [reader, path]] of Object.entries(calls)) {
    for (let turn = 0; turn < 20; turn += 1) await ask(reader, path);
    const ms = await median(40, () => timeOf(() => ask(reader, path)));
    results.set(name, { bytes: (await ask(reader, path)).length, ms });
  }
  for (const name of ['home', 'search', 'service', 'person']) {
    const [reader, path] = screens[name] as [Reader, string];
    // Each with an address of its own, so that none is kept.
    let turn = 0;
    const read = () => ask(reader, `${path}?turn=${(turn += 1)}`);
    for (let round = 0; round < 20; round += 1) await read();
    const ms = await median(40, () => timeOf(read));
    results.set(`page of ${name}, rendered`, { bytes: (await read()).length, ms });
  }

  const everything = [...Object.values(calls), ...Object.values(screens).slice(0, 4)];
  let turn = 0;
  const askNext = () => {
    const [reader, path] = everything[(turn += 1) % everything.length] as [Reader, string];
    return ask(reader, `${path}${path.includes('?') ? '&' : '?'}turn=${turn}`);
  };

  /** All calls and public pages for ten seconds, a hundred a second, however long answers take. */
  async function measureStall() {
    await readLag(market.url);
    const answers: Promise<unknown>[] = [];
    for (const start = performance.now(); answers.length < 1000;) {
      await sleep(Math.max(0, start + answers.length * 10 - performance.now()));
      answers.push(askNext());
    }
    await Promise.all(answers);
    return readLag(market.url);
  }

  /** The same as fast as 32 at once are answered, which keeps both cores busy. */
  async function measurePace() {
    const end = performance.now() + 10_000;
    const first = turn;
    const askOnAndOn = async () => {
      while (performance.now() < end) await askNext();
    };
    await Promise.all(Array.from({ length: 32 }, askOnAndOn));
    return { perSecond: (turn - first) / 10, stallWhenBusy: await readLag(market.url) };
  }
  const load = { stall: await measureStall(), ...(await measurePace()) };

  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  for (const [name, [reader, path]] of Object.entries(screens)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const [cookie = '', value = ''] = cookies[reader].split('=');
    if (value) await context.addCookies([{ name: cookie, value, url: market.url }]);
    const page = await context.newPage();
    const visit = async () => {
      const start = performance.now();
      await page.goto(market.url + path);
      await page.waitForFunction(
        () =>
          document.querySelector('main h1') !== null &&
          document.querySelector('main [aria-busy="true"]') === null,
      );
      return performance.now() - start;
    };
    await visit();
    const ms = await median(7, visit);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    results.set(`screen of ${name}`, { elements, ms });
    await context.close();
  }
  await browser.close();
  const memory = await market.readOwnMemory();
  await market.stop();
  await market.clean();
  await database.destroy();
  return { results, step, memory, load };
}

if (!isSiteBuilt()) await buildSite();
const postgres = await startPostgres();
if (!postgres) throw new Error('This takes a PostgreSQL that is installed.');
const measured: (Awaited<ReturnType<typeof measure>> & { count: number })[] = [];
for (const count of levels) {
  const admin = await connectDatabase({ url: postgres.url });
  await sql`create database ${sql.ref(`growth_${count}`)}`.execute(admin);
  await admin.destroy();
  const url = postgres.url.replace(/postgres$/, `growth_${count}`);
  measured.push({ count, ...(await measure(url, count)) });
  console.error(`${count} measured.`);
}
postgres.stop();

const show = (value: number | undefined) =>
  value === undefined ? '' : value < 10 ? value.toFixed(1) : String(Math.round(value));
const heads = measured.flatMap(({ count }) => [`${count}`, 'ms']);
console.log(`| | ${heads.join(' | ')} | growth | slower |`);
console.log(`| --- |${' ---: |'.repeat(heads.length + 2)}`);
const [first] = measured;
const last = measured.at(-1);
for (const [name, small] of first?.results ?? []) {
  const cells = measured.flatMap(({ results }) => {
    const row = results.get(name);
    return [show(row?.bytes ?? row?.elements), show(row?.ms)];
  });
  const large = last?.results.get(name);
  const size = (row: Row | undefined) => row?.bytes ?? row?.elements ?? 1;
  const growth = (size(large) / size(small)).toFixed(2);
  const slower = ((large?.ms ?? 0) / small.ms).toFixed(2);
  console.log(`| ${name} | ${cells.join(' | ')} | ${growth} | ${slower} |`);
}
console.log(
  '\n| | step to these tables | memory of the server | longest stall, 100 a second | answers a second, 32 at once | longest stall then |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const { count, step, memory, load } of measured) {
  const { perSecond, stall, stallWhenBusy } = load;
  console.log(
    `| ${count} | ${(step / 1000).toFixed(1)} s | ${memory} MB | ${Math.round(stall)} ms | ${Math.round(perSecond)} | ${Math.round(stallWhenBusy)} ms |`,
  );
}
