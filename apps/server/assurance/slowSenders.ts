import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createMarketClient } from '@market/api';
import { createShop } from '../src/testing/createShop.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { inParallel } from './inParallel.ts';
import { quantile } from './quantile.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** What slow senders cost those who browse. */
export interface SlowSenderFigures {
  answers: number;
  failed: number;
  p50Without: number;
  p50With: number;
  p99Without: number;
  p99With: number;
  /** Wanted: at most 2. */
  p99Ratio: number;
  memoryWithoutMegabytes: number;
  memoryWithMegabytes: number;
}

/** How many people browse. */
const visitors = 4;

/** How often it is measured with and without: what else the machine does falls on both. */
const turns = 4;

/**
 * Lets people look at lists, services and profiles, alternately with and without slow senders.
 * Times are in milliseconds.
 */
export async function measureSlowSenders(
  senders: number,
  secondsOfTurn: number,
): Promise<SlowSenderFigures> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  const addresses = await openShop(server.url);
  const agent = new Agent({ keepAlive: true });
  let failed = 0;

  const ask = (address: string) =>
    new Promise<number>((resolve) => {
      const start = performance.now();
      const finish = (isFine: boolean) => {
        if (!isFine) failed += 1;
        resolve(performance.now() - start);
      };
      get(address, { agent }, (response) => {
        response.resume();
        response.on('end', () => finish(response.statusCode === 200));
      }).on('error', () => finish(false));
    });

  async function browse(): Promise<number[]> {
    const end = performance.now() + secondsOfTurn * 1_000;
    const times: number[] = [];
    await inParallel(Array.from({ length: visitors }), visitors, async () => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        times.push(await ask(addresses[turn % addresses.length] ?? ''));
      }
    });
    return times;
  }

  async function browseAmongSenders() {
    const crowd = fork(new URL('./slowCrowd.ts', import.meta.url), [server.url, String(senders)]);
    await once(crowd, 'message');
    const times = await browse();
    const memory = await server.readMemory();
    crowd.disconnect();
    await once(crowd, 'exit');
    return { times, memory };
  }

  await browse();
  const memoryWithoutMegabytes = await server.readMemory();
  let memoryWithMegabytes = 0;
  const without: number[] = [];
  const among: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    without.push(...(await browse()));
    const { times, memory } = await browseAmongSenders();
    among.push(...times);
    memoryWithMegabytes = Math.max(memoryWithMegabytes, memory);
  }
  agent.destroy();
  await server.stop();
  await server.clean();

  return {
    answers: without.length + among.length,
    failed,
    p50Without: round(quantile(without, 0.5)),
    p50With: round(quantile(among, 0.5)),
    p99Without: round(quantile(without, 0.99)),
    p99With: round(quantile(among, 0.99)),
    p99Ratio: round(quantile(among, 0.99) / quantile(without, 0.99)),
    memoryWithoutMegabytes,
    memoryWithMegabytes,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Lets somebody offer eight services; gives what people look at. */
async function openShop(url: string): Promise<string[]> {
  const host = `${url}/api`;
  const seller = createMarketClient({ host, fetch: createBrowserFetch(url) });
  const password = 'secret-1';
  const person = { fullname: 'Asha Rao', email: 'asha@example.com' };
  const { user } = await seller.signUp({ ...person, password, passwordverify: password });
  const shop = createShop({ host });
  for (let count = 0; count < 7; count += 1) await shop.offer(seller);
  const service = await shop.offer(seller);
  return [
    `${host}/services`,
    `${host}/services/${service._id}`,
    `${host}/auth/user/${user?._id}`,
    service.images[0]?.url ?? '',
  ];
}
