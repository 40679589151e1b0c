import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createMarketClient } from '@market/api';
import { quantile } from './quantile.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** What signing in costs those who browse. Times are in milliseconds. */
export interface LoginFigures {
  rounds: number;
  /** The median over the rounds of the time within which 95 % of the answers came. */
  browsingP95: number;
  browsingP95UnderLogins: number;
  growthPercent: number;
  /** The same for half of the answers. */
  browsingMedian: number;
  browsingMedianUnderLogins: number;
  pagesAlone: number;
  pagesUnderLogins: number;
  loginsPerSecond: number;
  /** Logins that were answered with anything but yes or no. */
  otherAnswers: number;
}

const run = promisify(execFile);
const crowdSize = 20;

/** Adds services as an operator would. */
const seed = (dataFolder: string, databaseUrl: string, services: number) =>
  run(
    process.execPath,
    [
      '--conditions=market-source',
      new URL('../src/market.ts', import.meta.url).pathname,
      'seed',
      '--services',
      String(services),
    ],
    { env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } },
  );

const agent = new Agent({ keepAlive: true });

/** Opens an address. Gives how long that took, and what came. */
const open = (url: string) =>
  new Promise<{ milliseconds: number; text: string }>((resolve, reject) => {
    const start = performance.now();
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ milliseconds: performance.now() - start, text }));
    }).on('error', reject);
  });

/** The median over the rounds of what so large a share of each round's times lies below. */
const toMedian = (ofRounds: number[][], share: number) => {
  const ofEach = ofRounds.map((times) => quantile(times, share));
  return Math.round(quantile(ofEach, 0.5) * 100) / 100;
};

/**
 * Compares browsing alone with browsing while 20 people, each with an account and an address of
 * their own, log in again and again: in rounds that take turns, so that whatever else the machine
 * does meets both. Without the address of a PostgreSQL the server has the embedded database.
 */
export async function measureLogins(
  rounds: number,
  seconds: number,
  databaseUrl = '',
): Promise<LoginFigures> {
  const settings = { LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATABASE_URL: databaseUrl };
  const server = await startServer(settings);
  await seed(server.dataFolder, databaseUrl, 1_000);
  const client = createMarketClient({ host: `${server.url}/api`, retries: 0 });
  const emails = Array.from({ length: crowdSize }, (_, index) => `person${index}@example.com`);
  for (const email of emails) {
    const password = 'secret-1';
    await client.signUp({ fullname: 'Somebody', email, password, passwordverify: password });
  }
  const { services } = await client.listServices({});
  const pages = services.flatMap(({ _id }, index) => [
    `/services?page=${index + 1}`,
    `/services/${_id}`,
    '/services?keyword=logo',
  ]);

  /** Opens page after page, as one person with little patience does. */
  const browse = async (forSeconds: number) => {
    const times: number[] = [];
    const end = performance.now() + forSeconds * 1000;
    while (performance.now() < end) {
      const { milliseconds } = await open(`${server.url}/api${pages[times.length % pages.length]}`);
      times.push(milliseconds);
      await wait(10);
    }
    return times;
  };

  const crowd = fork(new URL('./loginCrowd.ts', import.meta.url), [server.url, ...emails]);
  const alone: number[][] = [];
  const underLogins: number[][] = [];
  const statuses: number[] = [];
  await browse(seconds);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await browse(seconds));
    crowd.send(true);
    await wait(500);
    underLogins.push(await browse(seconds));
    crowd.send(false);
    const [answers] = (await once(crowd, 'message')) as [number[]];
    statuses.push(...answers);
  }
  crowd.disconnect();
  agent.destroy();
  await server.stop();
  await server.clean();

  const browsingP95 = toMedian(alone, 0.95);
  const browsingP95UnderLogins = toMedian(underLogins, 0.95);
  return {
    rounds,
    browsingP95,
    browsingP95UnderLogins,
    growthPercent: Math.round((browsingP95UnderLogins / browsingP95 - 1) * 1000) / 10,
    browsingMedian: toMedian(alone, 0.5),
    browsingMedianUnderLogins: toMedian(underLogins, 0.5),
    pagesAlone: alone.flat().length,
    pagesUnderLogins: underLogins.flat().length,
    loginsPerSecond: Math.round(statuses.length / rounds / (seconds + 0.5)),
    otherAnswers: statuses.filter((status) => status !== 200 && status !== 401).length,
  };
}
