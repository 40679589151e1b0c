import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type MarketClient, createMarketClient } from '@market/api';
import sharp from 'sharp';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { toDataUrl } from '../src/testing/pictures.ts';
import { type HostilePicture, createHostilePictures } from './hostilePictures.ts';
import { inParallel } from './inParallel.ts';
import { quantile } from './quantile.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** What becomes of a server, and of the others on it, while it is sent hostile pictures. */
export interface PictureFigures {
  attacks: number;
  taken: number;
  refused: number;
  turnedAway: number;
  turnedAwayWithoutRetryAfter: number;
  serverErrors: number;
  exits: number;
  slowestAttackSeconds: number;
  /** How long all of it went on. */
  attackSeconds: number;
  /** Ordinary pictures of somebody else meanwhile. */
  ordinaryPictures: number;
  ordinaryRefused: number;
  ordinaryMedianSeconds: number;
  ordinarySlowestSeconds: number;
  browsedMedianMilliseconds: number;
  browsedP99Milliseconds: number;
  /** The most of the server and every process that it has started, before with ordinary pictures alone. */
  memoryBeforeMegabytes: number;
  memoryMostMegabytes: number;
  /** Of the server's own process alone. */
  ownMemoryBeforeMegabytes: number;
  ownMemoryMostMegabytes: number;
  /** 1 if it took more than 200 MB more. */
  tooMuchMemory: 0 | 1;
}

/** How many attack at once, each from a network of their own. */
const attackers = 3;

/** For how long there are only ordinary pictures before. */
const ordinaryMilliseconds = 30_000;

/** In megabytes. */
const memoryAllowance = 200;

const signUp = async (url: string, index: number): Promise<MarketClient> => {
  const browserFetch = createBrowserFetch(url);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', `10.${index}.0.1`);
    return browserFetch(request);
  };
  const client = createMarketClient({ host: `${url}/api`, fetch });
  const password = 'Correct-Horse-27';
  const person = { fullname: `Person ${index}`, email: `person-${index}@example.com` };
  await client.signUp({ ...person, password, passwordverify: password });
  return client;
};

const service = (images: string[]) => ({
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design' as const,
  description: 'A logo for your shop.',
  images,
});

const toTenths = (seconds: number) => Math.round(seconds * 10) / 10;

interface Outcome {
  status: number;
  hasRetryAfter: boolean;
  seconds: number;
}

async function time(work: () => Promise<unknown>): Promise<Outcome> {
  const start = performance.now();
  const finish = (status: number, hasRetryAfter = false) => ({
    status,
    hasRetryAfter,
    seconds: (performance.now() - start) / 1000,
  });
  try {
    await work();
    return finish(200);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return finish(error.status ?? 0, error.retryAfter !== undefined);
  }
}

/** Sends every hostile picture as the picture of a person and, twice at once, of a service. */
async function attack(client: MarketClient, pictures: HostilePicture[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, file } of pictures) {
    const dataUrl = toDataUrl(file);
    const both = await Promise.all([
      time(() => client.updateProfile({ avatar: dataUrl })),
      time(() => client.createService(service([dataUrl, dataUrl]))),
    ]);
    const told = both.map(({ status, seconds }) => `${status} in ${seconds.toFixed(1)} s`);
    console.log(`  ${name}: ${told.join(', ')}`);
    outcomes.push(...both);
  }
  return outcomes;
}

/**
 * Sends a server pictures that were made to cost as much as they can, from several accounts at
 * once, while somebody else publishes ordinary ones and others browse.
 */
export async function attackWithPictures(): Promise<PictureFigures> {
  const pictures = await createHostilePictures();
  const ordinary = toDataUrl(
    await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
  const server = await startServer({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' });
  const [honest, ...hostile] = await Promise.all(
    Array.from({ length: attackers + 1 }, (_, index) => signUp(server.url, index)),
  );
  if (!honest) throw new Error('Nobody signed up.');
  const { user } = await honest.loadUser();
  const over = new AbortController();
  const { signal } = over;
  let memory = { all: 0, own: 0 };
  const watching = (async () => {
    while (!signal.aborted) {
      const [all, own] = await Promise.all([server.readMemory(), server.readOwnMemory()]);
      memory = { all: Math.max(memory.all, all), own: Math.max(memory.own, own) };
      await wait(10);
    }
  })();
  const browsed: number[] = [];
  const browsing = (async () => {
    while (!signal.aborted) {
      const start = performance.now();
      await fetch(`${server.url}/api/auth/user/${user._id}`).then((response) => response.text());
      browsed.push(performance.now() - start);
      await wait(20);
    }
  })();
  const published: Outcome[] = [];
  const publishing = (async () => {
    while (!signal.aborted) {
      published.push(await time(() => honest.createService(service([ordinary]))));
      await wait(500);
    }
  })();

  await wait(ordinaryMilliseconds);
  const before = memory;
  memory = { all: 0, own: 0 };
  browsed.length = 0;
  published.length = 0;

  const outcomes: Outcome[] = [];
  const start = performance.now();
  await inParallel([...hostile.entries()], attackers, async ([index, client]) => {
    const first = Math.round((index * pictures.length) / attackers);
    const order = [...pictures.slice(first), ...pictures.slice(0, first)];
    outcomes.push(...(await attack(client, order)));
  });
  const attackSeconds = Math.round((performance.now() - start) / 1000);
  over.abort();
  await Promise.all([watching, browsing, publishing]);
  const hasEnded = server.hasEnded();
  await server.stop();
  await server.clean();

  const turnedAway = outcomes.filter(({ status }) => status === 429 || status === 503);
  const publishedSeconds = published.map(({ seconds }) => seconds);
  return {
    attacks: outcomes.length,
    taken: outcomes.filter(({ status }) => status === 200).length,
    refused: outcomes.filter(({ status }) => status === 400 || status === 413).length,
    turnedAway: turnedAway.length,
    turnedAwayWithoutRetryAfter: turnedAway.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    serverErrors: outcomes.filter(({ status }) => status === 0 || status === 500).length,
    exits: hasEnded ? 1 : 0,
    slowestAttackSeconds: toTenths(Math.max(...outcomes.map(({ seconds }) => seconds))),
    attackSeconds,
    ordinaryPictures: published.length,
    ordinaryRefused: published.filter(({ status }) => status !== 200).length,
    ordinaryMedianSeconds: toTenths(quantile(publishedSeconds, 0.5)),
    ordinarySlowestSeconds: toTenths(Math.max(...publishedSeconds)),
    browsedMedianMilliseconds: Math.round(quantile(browsed, 0.5)),
    browsedP99Milliseconds: Math.round(quantile(browsed, 0.99)),
    memoryBeforeMegabytes: before.all,
    memoryMostMegabytes: memory.all,
    ownMemoryBeforeMegabytes: before.own,
    ownMemoryMostMegabytes: memory.own,
    tooMuchMemory: memory.all - before.all > memoryAllowance ? 1 : 0,
  };
}
