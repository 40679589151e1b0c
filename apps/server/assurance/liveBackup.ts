import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type MarketClient, createMarketClient } from '@market/api';
import { openDatabase } from '../src/database/openDatabase.ts';
import { createShop } from '../src/testing/createShop.ts';
import { createEmptyDatabase } from '../src/testing/createTestDatabase.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { createPicture } from '../src/testing/pictures.ts';
import { readBooks } from './moneyWorld.ts';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';

const run = promisify(execFile);

/** What came of a copy of a live server. */
export interface LiveBackupFigures {
  /** How long the copy took, in seconds, with the start of the command. */
  backupSeconds: number;
  restoreSeconds: number;
  /** The slowest whole purchase, of four requests, while the copy was made, in milliseconds. */
  slowestMeanwhileMilliseconds: number;
  orders: number;
  /** Orders that a browser had been told of before the copy was begun and that it lacks: must be 0. */
  lostOrders: number;
  /** Captured − ordered − refunded in the copy, after one look at the card provider, in paise: must be 0. */
  difference: number;
  pictures: number;
  /** Pictures that are not served as the original server serves them: must be 0. */
  wrongPictures: number;
}

/** Runs `market` as an operator would. */
async function market(settings: Record<string, string>, ...args: string[]): Promise<number> {
  const begin = performance.now();
  const program = new URL('../src/market.ts', import.meta.url).pathname;
  await run(process.execPath, ['--conditions=market-source', program, ...args], {
    env: { ...process.env, ...settings },
  });
  return Math.round((performance.now() - begin) / 100) / 10;
}

const signUp = async (url: string, fullname: string) => {
  const client = createMarketClient({
    host: `${url}/api`,
    pictureHost: null,
    fetch: createBrowserFetch(url),
    retries: 0,
  });
  const email = `${fullname.replace(' ', '.')}@example.com`;
  await client.signUp({ fullname, email, password: 'secret-1', passwordverify: 'secret-1' });
  return client;
};

/**
 * Copies a server with `market backup` while four people shop, puts the copy elsewhere with
 * `market restore`, starts a server on it, and compares: counts, sums and 104 pictures.
 *
 * @param isShared Whether on the PostgreSQL of `TEST_DATABASE_URL`; else on the embedded database.
 */
export async function backUpLive(isShared: boolean): Promise<LiveBackupFigures> {
  const here = isShared ? await createEmptyDatabase() : undefined;
  const there = isShared ? await createEmptyDatabase() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'market-live-backup-'));
  const toSettings = (name: string, place?: { url: string | undefined }) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: place?.url ?? '',
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: '0',
  });
  const original = await startServer(toSettings('original', here));

  const shop = createShop({ host: `${original.url}/api` });
  const seller = await signUp(original.url, 'Asha Rao');
  for (let index = 0; index < 13; index += 1) {
    await seller.createService({
      title: `Logo design ${index}`,
      price: 500 + index,
      category: 'Graphics-And-Design',
      description: 'A logo.',
      images: await Promise.all(Array.from({ length: 8 }, () => createPicture(320, 240))),
    });
  }
  const { services } = await seller.listMyServices();
  const addresses = services.flatMap(({ images }) => images.map(({ url }) => url));

  const told: string[] = [];
  let slowest = 0;
  const closing = new AbortController();
  const buy = async (buyer: MarketClient, id: string) => {
    const begin = performance.now();
    const { service } = await buyer.getService({ id });
    const { secret, intentId } = await shop.start(buyer, service);
    await shop.charge(secret);
    told.push((await shop.order(buyer, service, intentId)).order._id);
    slowest = Math.max(slowest, performance.now() - begin);
  };
  const shopping = Array.from({ length: 4 }, async (_, index) => {
    const buyer = await signUp(original.url, `Buyer ${index}`);
    for (let turn = index; !closing.signal.aborted; turn += 1) {
      // A server with too much to do says so, and people try again.
      await buy(buyer, services[turn % services.length]?._id ?? '').catch(() => wait(100));
    }
  });
  await wait(3_000);
  const before = [...told];
  slowest = 0;
  const copy = join(folder, 'copy');
  const backupSeconds = await market(toSettings('original', here), 'backup', copy);
  const slowestMeanwhileMilliseconds = Math.round(slowest);
  closing.abort();
  await Promise.all(shopping);

  const restoreSeconds = await market(toSettings('restored', there), 'restore', copy);
  await market(toSettings('restored', there), 'reconcile');
  const restored = await startServer(toSettings('restored', there));
  const wrongPictures = await countWrongPictures(original, restored, addresses);
  await restored.stop();
  await original.stop();

  const database = await openDatabase(
    there?.url ? { url: there.url } : { folder: join(folder, 'restored') },
  );
  const kept = await database.selectFrom('orders').select('id').execute();
  const { captured, ordered, refunded, orders } = await readBooks({ database });
  await database.destroy();
  for (const place of [here, there]) await place?.drop();
  await rm(folder, { recursive: true });

  const ids = new Set(kept.map(({ id }) => id));
  return {
    backupSeconds,
    restoreSeconds,
    slowestMeanwhileMilliseconds,
    orders,
    lostOrders: before.filter((id) => !ids.has(id)).length,
    difference: captured - ordered - refunded,
    pictures: addresses.length,
    wrongPictures,
  };
}

async function countWrongPictures(
  original: RunningServer,
  restored: RunningServer,
  addresses: string[],
): Promise<number> {
  let wrong = 0;
  for (const address of addresses) {
    const [one, other] = await Promise.all(
      [original, restored].map(async ({ url }) => {
        const response = await fetch(`${url}${address}`);
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
      }),
    );
    if (one?.status !== 200 || other?.status !== 200 || !one.bytes.equals(other.bytes)) wrong += 1;
  }
  return wrong;
}
