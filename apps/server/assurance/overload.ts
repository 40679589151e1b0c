import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { createShop } from '../src/testing/createShop.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { inParallel } from './inParallel.ts';
import { quantile } from './quantile.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** What becomes of a server that is asked four times as much as it can do. */
export interface OverloadFigures {
  capacityPerSecond: number;
  askedPerSecond: number;
  served: number;
  turnedAway: number;
  turnedAwayWithoutRetryAfter: number;
  failed: number;
  servedP99Milliseconds: number;
  memoryBeforeMegabytes: number;
  memoryMostMegabytes: number;
  recoverySeconds: number;
}

/** So many questions may wait in this process: more tell only how slow it is itself. */
const mostWaiting = 5_000;

/**
 * Measures how many profiles a server can give, which are read from the database each time, and then
 * asks for four times as many for some seconds, or for as many as this process can.
 */
export async function overload(seconds: number): Promise<OverloadFigures> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  const profile = await openProfile(server.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

  const ask = () =>
    new Promise<{ status: number; hasRetryAfter: boolean; milliseconds: number }>((resolve) => {
      // This process is overloaded, too: what waits here for a free socket is not yet with the server.
      let start = performance.now();
      const finish = (status: number, hasRetryAfter: boolean) =>
        resolve({ status, hasRetryAfter, milliseconds: performance.now() - start });
      get(profile, { agent }, (response) => {
        response.resume();
        response.on('end', () =>
          finish(response.statusCode ?? 0, response.headers['retry-after'] !== undefined),
        );
      })
        .once('socket', () => (start = performance.now()))
        .on('error', () => finish(0, false));
    });

  let answered = 0;
  const capacitySeconds = 5;
  const end = performance.now() + capacitySeconds * 1000;
  await inParallel(Array.from({ length: 32 }), 32, async () => {
    while (performance.now() < end) {
      await ask();
      answered += 1;
    }
  });
  const capacityPerSecond = Math.round(answered / capacitySeconds);
  const memoryBeforeMegabytes = await server.readMemory();

  const outcomes: Awaited<ReturnType<typeof ask>>[] = [];
  const open = new Set<Promise<void>>();
  const wantedPerSecond = capacityPerSecond * 4;
  let memoryMostMegabytes = memoryBeforeMegabytes;
  for (let tick = 0; tick < seconds * 20; tick += 1) {
    const nextTick = performance.now() + 50;
    for (let index = 0; index < wantedPerSecond / 20 && open.size < mostWaiting; index += 1) {
      const asking = ask().then((outcome) => {
        outcomes.push(outcome);
        open.delete(asking);
      });
      open.add(asking);
    }
    if (tick % 20 === 0) {
      memoryMostMegabytes = Math.max(memoryMostMegabytes, await server.readMemory());
    }
    await wait(Math.max(1, nextTick - performance.now()));
  }
  const stopped = performance.now();
  let isWell = false;
  while (!isWell && performance.now() - stopped < 60_000) {
    const { status, milliseconds } = await ask();
    isWell = status === 200 && milliseconds < 100;
  }
  const recoverySeconds = Math.round((performance.now() - stopped) / 100) / 10;
  await Promise.all(open);
  agent.destroy();
  await server.stop();
  await server.clean();

  const served = outcomes.filter(({ status }) => status === 200);
  const turnedAway = outcomes.filter(({ status }) => status === 503);
  return {
    capacityPerSecond,
    askedPerSecond: Math.round(outcomes.length / seconds),
    served: served.length,
    turnedAway: turnedAway.length,
    turnedAwayWithoutRetryAfter: turnedAway.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    failed: outcomes.length - served.length - turnedAway.length,
    servedP99Milliseconds: Math.round(
      quantile(
        served.map(({ milliseconds }) => milliseconds),
        0.99,
      ),
    ),
    memoryBeforeMegabytes,
    memoryMostMegabytes,
    recoverySeconds,
  };
}

/** Lets somebody offer eight services and gives the address of their profile. */
async function openProfile(url: string): Promise<string> {
  const host = `${url}/api`;
  const seller = createMarketClient({ host, fetch: createBrowserFetch(url) });
  const password = 'secret-1';
  const person = { fullname: 'Asha Rao', email: 'asha@example.com' };
  const { user } = await seller.signUp({ ...person, password, passwordverify: password });
  const shop = createShop({ host });
  for (let count = 0; count < 8; count += 1) await shop.offer(seller);
  return `${host}/auth/user/${user?._id}`;
}
