import { deepStrictEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findLevel } from '../apps/server/src/database/migrate.ts';
import { connectDatabase } from '../apps/server/src/database/openDatabase.ts';
import { createPicture } from '../apps/server/src/testing/pictures.ts';
import { startS3 } from '../apps/server/src/testing/startS3.ts';
import { checkOutVersionBefore, type EarlierVersion } from '../tooling/checkOutVersionBefore.ts';
import { readMail } from '../tooling/readMail.ts';
import { expectAnswer, listOf } from '../tooling/specOnlyClient/expectAnswer.ts';
import { goTheWholeWay } from '../tooling/specOnlyClient/goTheWholeWay.ts';
import {
  createSpecOnlyClient,
  type SpecOnlyClient,
} from '../tooling/specOnlyClient/SpecOnlyClient.ts';
import { startPostgres } from '../tooling/startPostgres.ts';
import { type RunningServer, startServer } from '../tooling/startServer.ts';

/**
 * Tries the newest change of the tables with the version before still running. While people sell and
 * buy there, on a database with sample data, this version changes the tables and opens beside it. Then
 * sellers on one do business with buyers on the other, and people whose every call reaches the other
 * one, all as clients that know the specification only. Ends with 1 if anybody notices, if the log of
 * either complains, or if the two tell different things in the end.
 *
 *     node --conditions=market-source scripts/tryVersionBefore.ts
 */

/**
 * How long all may take once the version before is installed, in milliseconds. A quiet machine needs
 * half a minute, most of it for the sample data.
 */
const patience = 180_000;

/** How many pairs sell and buy on the version before while the tables are changed. */
const pairs = 2;

const origin = 'http://market.example';
const folder = mkdtempSync(join(tmpdir(), 'market-beside-'));
const folders = { before: join(folder, 'before'), now: join(folder, 'now') };
const mails = Object.values(folders).map((each) => join(each, 'mails'));
const pictures = [await createPicture(), await createPicture(64, 48)];

/** Somebody whose calls reach these servers in turn, with the same cookies. */
function createTraveller(
  servers: RunningServer[],
  cookies = new Map<string, string>(),
): SpecOnlyClient {
  const clients = servers.map(({ url: host }) => createSpecOnlyClient({ host, origin, cookies }));
  let calls = 0;
  const next = () => clients[calls++ % clients.length] as SpecOnlyClient;
  return {
    ask: (...call) => next().ask(...call),
    showPicture: (address) => next().showPicture(address),
  };
}

/** Lets two who have just come do business, each on these servers. Gives the seller's cookies. */
async function doBusiness(sellersSide: RunningServer[], buyersSide: RunningServer[]) {
  const sellersCookies = new Map<string, string>();
  const people = {
    seller: createTraveller(sellersSide, sellersCookies),
    buyer: createTraveller(buyersSide),
    visitor: createTraveller(buyersSide),
  };
  await goTheWholeWay({
    openClient: (who) => people[who],
    // Whichever server comes first sends a mail.
    readMail: (email) => readMail(mails, email),
    pictures,
  });
  return sellersCookies;
}

/** Opens this version on the database while people do business on the version before. */
async function openUnderCrowd(before: RunningServer, open: () => Promise<RunningServer>) {
  const closing = new AbortController();
  let times = 0;
  const work = async () => {
    for (; !closing.signal.aborted; times += 1) await doBusiness([before], [before]);
  };
  const working = Promise.all(Array.from({ length: pairs }, work));
  // What failed is told once this version has opened, or has not.
  working.catch(() => undefined);
  await wait(2_000);
  const now = await open();
  closing.abort();
  await working;
  return { now, times };
}

const list = { servicesCount: Number, services: listOf({ _id: String, price: Number }) };
const sales = {
  totalAmount: Number,
  orders: listOf({ _id: String, totalPrice: Number, orderStatus: String }),
};
const sums = { totalAmount: Number, ordersCount: Number, toDeliverCount: Number };

/** What a server tells this seller of services and sales. */
async function readFigures(server: RunningServer, cookies: Map<string, string>) {
  const { ask } = createTraveller([server], cookies);
  const { services, servicesCount } = expectAnswer(await ask('GET', '/services?page=1'), list);
  const { orders, totalAmount } = expectAnswer(await ask('GET', '/order/myOrders'), sales);
  const summary = expectAnswer(await ask('GET', '/order/sales/summary'), sums);
  return {
    services: services.map(({ _id, price }) => ({ _id, price })),
    servicesCount,
    orders: orders.map(({ _id, totalPrice, orderStatus }) => ({ _id, totalPrice, orderStatus })),
    totalAmount,
    sums: [summary.totalAmount, summary.ordersCount, summary.toDeliverCount],
  };
}

/** What a server's log complains of. */
const listComplaints = (server: RunningServer) =>
  server
    .readOutput()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));

async function tryBeside(version: EarlierVersion, databaseUrl: string) {
  const { settings: store, stop: stopStore } = await startS3();
  const database = await connectDatabase({ url: databaseUrl });
  const settings = {
    DATABASE_URL: databaseUrl,
    MARKET_MODE: 'trial',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    S3_URL: store.url,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
  };
  const servers: RunningServer[] = [];
  const start = async (own: Record<string, string>, repository?: string) => {
    const server = await startServer({ ...settings, ...own }, repository);
    servers.push(server);
    return server;
  };
  try {
    const before = await start({ DATA_DIR: folders.before, SAMPLE_DATA: '1' }, version.folder);
    const from = await findLevel(database);
    const { now, times } = await openUnderCrowd(before, () => start({ DATA_DIR: folders.now }));
    console.log(`From ${from} (${version.name}) to ${await findLevel(database)}.`);
    console.log(`${times} pairs did business on the version before meanwhile.`);

    const sellers = await Promise.all([
      doBusiness([before], [now]),
      doBusiness([now], [before]),
      doBusiness([before, now], [before, now]),
      doBusiness([now, before], [now, before]),
    ]);
    for (const cookies of sellers)
      deepStrictEqual(await readFigures(now, cookies), await readFigures(before, cookies));
    deepStrictEqual(servers.flatMap(listComplaints), []);
    console.log(`${sellers.length} pairs did business across both versions, which tell the same.`);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await database.destroy();
    await stopStore();
  }
}

async function giveUp(): Promise<never> {
  await wait(patience);
  throw new Error(`It is not done within ${patience / 1000} s.`);
}

const postgres = await startPostgres();
const version = postgres && checkOutVersionBefore();
if (!version) {
  const reason = postgres
    ? 'This clone lacks the commits before the newest change of the tables.'
    : 'No PostgreSQL is installed.';
  console.log(`Not run here: the version before on the tables of this one. ${reason}`);
} else {
  try {
    await Promise.race([tryBeside(version, postgres.url), giveUp()]);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  version.remove();
}
postgres?.stop();
rmSync(folder, { recursive: true, force: true });
// What was given up would go on.
process.exit();
