import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { openDatabase } from '../src/database/openDatabase.ts';
import { createPaymentParts } from '../src/payments/createPaymentParts.ts';
import { createRandom } from '../src/samples/createRandom.ts';
import { createShop } from '../src/testing/createShop.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { runJob } from '../src/testing/runJob.ts';
import { letReconcilerLook, readBooks, type Books } from './moneyWorld.ts';

/** What came of the kills. */
export interface KilledServers extends Books {
  kills: number;
  /** Checkouts that browsers began. */
  checkouts: number;
  /** Captured − ordered − refunded, in paise: must be 0. */
  difference: number;
  /** Orders that a browser had been told of and that are gone: must be 0. */
  forgotten: number;
  /** From the start of the process to its first answer, in seconds. */
  startMedian: number;
  startSlowest: number;
}

const tokens = ['tok_visa', 'tok_threeDSecure2Required', 'tok_sandbox_webhookLost'];

/** How many browsers shop at the same time. */
const browsers = 4;

/**
 * Kills a server of its own (SIGKILL) in the middle of checkouts, again and again, and compares
 * the books in the end, after one run of the reconciler.
 *
 * @param databaseUrl An empty PostgreSQL database; without one it is the embedded one.
 */
export async function killServers(kills: number, databaseUrl?: string): Promise<KilledServers> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'market-kills-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const random = createRandom(4);
  const startTimes: number[] = [];
  const told = new Set<string>();
  let checkouts = 0;

  /** Starts the server and gives a function that kills it, as soon as it answers. */
  async function start() {
    const startedAt = performance.now();
    const main = resolve(import.meta.dirname, '../src/main.ts');
    const server = spawn(process.execPath, ['--conditions=market-source', main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataFolder,
        SAMPLE_DATA: '0',
        RATE_LIMIT_SCALE: '100000',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    });
    const exit = once(server, 'exit');
    while (!(await isAnswering(url))) {
      if (server.exitCode !== null) throw new Error('The server did not start.');
      await wait(10);
    }
    startTimes.push((performance.now() - startedAt) / 1000);
    return async () => {
      server.kill('SIGKILL');
      await exit;
    };
  }

  const createBrowser = () =>
    createMarketClient({
      host: `${url}/api`,
      fetch: createBrowserFetch(url),
      retries: 0,
      timeoutMs: 5_000,
    });

  let kill = await start();
  startTimes.length = 0;
  const shop = createShop(`${url}/api`);
  const seller = createBrowser();
  const buyer = createBrowser();
  await signUp(seller, 'Asha Rao');
  await signUp(buyer, 'Ben Okafor');
  const logoDesign = await shop.offer(seller);

  /** Shops until the server is gone. */
  async function shopOn() {
    for (;;) {
      checkouts += 1;
      const { secret, intentId } = await shop.start(buyer, logoDesign);
      await shop.charge(secret, random.pick(tokens));
      const { order } = await shop.order(buyer, logoDesign, intentId);
      told.add(order._id);
    }
  }

  for (let count = 0; count < kills; count += 1) {
    const shopping = Array.from({ length: browsers }, () => shopOn().catch(() => undefined));
    await wait(random.whole(20, 800));
    await kill();
    await Promise.all(shopping);
    kill = await start();
  }
  await kill();

  const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
  const { jobs } = await createPaymentParts(database, undefined);
  await letReconcilerLook({ database });
  await runJob(jobs, 'reconcilePayments');
  const books = await readBooks({ database });
  const kept = await database.selectFrom('orders').select('id').execute();
  await database.destroy();
  await rm(dataFolder, { recursive: true });

  const ids = new Set(kept.map(({ id }) => id));
  const sorted = startTimes.toSorted((one, other) => one - other);
  return {
    kills,
    checkouts,
    ...books,
    difference: books.captured - books.ordered - books.refunded,
    forgotten: [...told].filter((id) => !ids.has(id)).length,
    startMedian: sorted[Math.floor(sorted.length / 2)] ?? 0,
    startSlowest: sorted.at(-1) ?? 0,
  };
}

const signUp = (browser: ReturnType<typeof createMarketClient>, fullname: string) =>
  browser.signUp({
    fullname,
    email: `${fullname.replace(' ', '.')}@example.com`,
    password: 'secret-1',
    passwordverify: 'secret-1',
  });

async function isAnswering(url: string) {
  try {
    const { ok } = await fetch(`${url}/ready`);
    return ok;
  } catch {
    return false;
  }
}

async function findFreePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
