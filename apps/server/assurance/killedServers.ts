import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type MarketClient, createMarketClient } from '@market/api';
import { openDatabase } from '../src/database/openDatabase.ts';
import { postMissing } from '../src/ledger/postMissing.ts';
import { recountBooks } from '../src/ledger/recountBooks.ts';
import { createRandom } from '../samples/createRandom.ts';
import { createShop } from '../src/testing/createShop.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { endOpenMatters, readBooks, type Books } from './moneyWorld.ts';
import { startServer, type RunningServer } from '../../../tooling/startServer.ts';

/** What came of the kills. */
export interface KilledServers extends Books {
  kills: number;
  /** Checkouts that browsers began and got an answer for. */
  checkouts: number;
  /** Captured − ordered − refunded, in paise: must be 0. */
  difference: number;
  /** Kinds of things in the ledger that do not agree: must be 0. */
  disagreements: number;
  /** Orders that a browser had been told of and that are gone: must be 0. */
  forgotten: number;
  /** From the start of the process to its first answer, in seconds. */
  startMedian: number;
  startSlowest: number;
}

/** What is killed, and how often. */
export interface Killing {
  kills: number;
  /** An empty PostgreSQL database; without one it is the embedded one. */
  databaseUrl?: string | undefined;
  /** How many servers share the database; one of them is killed at a time. Defaults to 1. */
  processes?: number;
}

const tokens = ['tok_visa', 'tok_threeDSecure2Required', 'tok_sandbox_webhookLost'];

/** How many people shop at the same time. */
const shoppers = 4;

/** After which kills money that waits for its order becomes old: opening a database takes its time. */
const agingEvery = 3;

const publicUrl = 'http://market.example';

/**
 * Kills servers (SIGKILL) in the middle of checkouts, again and again, looks after each time
 * whether an order is gone that somebody was told of, and compares the books in the end, after
 * one run of the reconciler and the return of what no order has claimed. Every other checkout is
 * paid by amount alone; while a server is away, such money now and then becomes old enough to be
 * given back, so that servers are killed in the middle of that, too. When an order is gone it throws and leaves the data where they are.
 */
export async function killServers({ kills, databaseUrl, processes = 1 }: Killing) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'market-checkouts-'));
  const random = createRandom(4);
  const servers: RunningServer[] = [];
  const startTimes: number[] = [];

  async function start() {
    const startedAt = performance.now();
    const server = await startServer({
      PUBLIC_URL: publicUrl,
      MARKET_MODE: 'trial',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    startTimes.push((performance.now() - startedAt) / 1000);
    return server;
  }
  /** Lets all money that no order has claimed have waited long enough. */
  async function ageDeposits() {
    const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
    await database
      .updateTable('deposits')
      .set({ captured_at: new Date(0), check_at: new Date(0) })
      .where('captured_at', 'is not', null)
      .execute();
    await database.destroy();
  }
  while (servers.length < processes) servers.push(await start());
  startTimes.length = 0;

  const { shopping, ...people } = await openShop(() => random.pick(servers).url);
  const closing = new AbortController();
  const shoppersAtWork = Array.from({ length: shoppers }, async () => {
    while (!closing.signal.aborted) {
      await shopping(random.pick(tokens)).catch(() => wait(20));
    }
  });

  for (let count = 0; count < kills; count += 1) {
    await wait(random.whole(20, 800));
    const victim = random.pick(servers);
    await victim.kill();
    if (count % agingEvery === 0) await ageDeposits();
    servers[servers.indexOf(victim)] = await start();
    if ((await people.listForgotten()).length > 0) {
      await Promise.all(servers.map((server) => server.kill()));
      throw new Error(`After ${count + 1} kills an order is gone: look at ${dataFolder}.`);
    }
  }
  await Promise.all(servers.map((server) => server.kill()));
  closing.abort();
  await Promise.all(shoppersAtWork);

  const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
  await endOpenMatters({ database });
  const books = await readBooks({ database });
  await postMissing(database);
  const disagreements = await recountBooks(database);
  const kept = await database.selectFrom('orders').select('id').execute();
  await database.destroy();
  await rm(dataFolder, { recursive: true });

  const ids = new Set(kept.map(({ id }) => id));
  const sorted = startTimes.toSorted((one, other) => one - other);
  const figures: KilledServers = {
    kills,
    checkouts: people.countCheckouts(),
    ...books,
    difference: books.captured - books.ordered - books.refunded,
    disagreements: disagreements.length,
    forgotten: people.listTold().filter((id) => !ids.has(id)).length,
    startMedian: sorted[Math.floor(sorted.length / 2)] ?? 0,
    startSlowest: sorted.at(-1) ?? 0,
  };
  return figures;
}

/**
 * A seller with one service, and somebody who buys it over and over, from whichever server
 * answers. Of money that waits for its order each buyer may have some only: then the next one comes.
 */
async function openShop(pickUrl: () => string) {
  const createOptions = () => {
    const browserFetch = createBrowserFetch(publicUrl);
    const ask: typeof fetch = (input, init) =>
      browserFetch(String(input).replace(publicUrl, pickUrl()), init);
    return { host: `${publicUrl}/api`, fetch: ask, retries: 0, timeoutMs: 10_000 };
  };
  const signUp = async (fullname: string) => {
    const client = createMarketClient(createOptions());
    const email = `${fullname.replace(' ', '.')}@example.com`;
    await client.signUp({ fullname, email, password: 'secret-1', passwordverify: 'secret-1' });
    return client;
  };

  const shop = createShop(createOptions());
  const logoDesign = await shop.offer(await signUp('Asha Rao'));
  let buyer = await signUp('Ben Okafor');
  const buyers = [buyer];
  const told: string[] = [];
  let turn = 0;
  let checkouts = 0;

  async function startByAmount(payer: MarketClient) {
    try {
      return await shop.startByAmount(payer, logoDesign.price);
    } catch (error) {
      const isFull = error instanceof CallError && error.status === 429;
      if (isFull && payer === buyer) {
        buyer = await signUp(`Ben ${randomUUID()}`);
        buyers.push(buyer);
      }
      throw error;
    }
  }

  return {
    async shopping(token: string) {
      const payer = buyer;
      turn += 1;
      const { secret, intentId } =
        turn % 2 === 0 ? await startByAmount(payer) : await shop.start(payer, logoDesign);
      checkouts += 1;
      await shop.charge(secret, token);
      const { order } = await shop.order(payer, logoDesign, intentId);
      told.push(order._id);
    },
    countCheckouts: () => checkouts,
    /** Lists the orders that a buyer knows of. */
    listTold: () => told,
    /** Lists those of them that the server does not know any more. */
    async listForgotten() {
      const known = [...told];
      const lists = await Promise.all(buyers.map((one) => one.listMyOrders()));
      const ids = new Set(lists.flatMap(({ orders }) => orders.map(({ _id }) => _id)));
      return known.filter((id) => !ids.has(id));
    },
  };
}
