import { setTimeout as wait } from 'node:timers/promises';
import { createRandom, type Random } from '../../apps/server/samples/createRandom.ts';
import { customers, titleWords } from '../../apps/server/samples/texts/titleWords.ts';
import { categories } from '../../packages/api/src/contract/index.ts';
import { quantile } from '../../apps/server/assurance/quantile.ts';
import { startServer } from '../../tooling/startServer.ts';
import { load } from './load.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { vary } from './questions.ts';

/** How long each is asked by many at once, in seconds. */
const seconds = 5;

/** How many are asked one after the other. */
const turns = 200;

const words = Object.values(titleWords)
  .flatMap(({ kinds, things }) => [...kinds, ...things])
  .concat(customers)
  .flatMap((text) => text.toLowerCase().split(' '));

/** An address of the list, never twice with the same bounds of the price, so that no answer is at hand. */
function createList(random: Random, fields: (random: Random) => Record<string, string>) {
  let turn = 0;
  return () => {
    const { price } = vary({ name: '', page: 1 }, (turn += 1));
    const bounds = price && {
      'price[gte]': String(price.gte),
      'price[lte]': String(price.lte),
    };
    return `/api/services?${new URLSearchParams({ page: '1', ...bounds, ...fields(random) })}`;
  };
}

const sort = (random: Random) =>
  random.pick(['priceLow', 'priceHigh', 'rating', 'bestSelling', 'newest']);
const narrowed = (random: Random): Record<string, string> =>
  random.pick([
    { rating: '4' },
    { days: '3' },
    { language: 'en' },
    { level: 'new' },
    { category: random.pick(categories) },
  ]);

/** What is asked, by its name in the table. */
const questions: Record<string, (random: Random) => () => string> = {
  'everything, the newest first': (random) => createList(random, () => ({})),
  'everything, sorted, with facets': (random) =>
    createList(random, () => ({ sort: sort(random), facets: 'true' })),
  'narrowed, sorted, with facets': (random) =>
    createList(random, () => ({ sort: sort(random), facets: 'true', ...narrowed(random) })),
  'two words, sorted, with facets': (random) =>
    createList(random, () => ({
      keyword: `${random.pick(words)} ${random.pick(words)}`,
      sort: sort(random),
      facets: 'true',
    })),
  'two words, by score, with facets': (random) =>
    createList(random, () => ({
      keyword: `${random.pick(words)} ${random.pick(words)}`,
      sort: 'relevance',
      facets: 'true',
    })),
  'suggestions, one to five letters': (random) => () =>
    `/api/services/suggest?${new URLSearchParams({ q: random.pick(words).slice(0, random.whole(1, 5)) })}`,
  'suggestions, a word and some letters': (random) => () =>
    `/api/services/suggest?${new URLSearchParams({ q: `${random.pick(words)} ${random.pick(words).slice(0, random.whole(1, 4))}` })}`,
};

/** How many people type at once, for how long in seconds, and how long each letter takes them, in milliseconds. */
const typing = { people: 32, seconds: 60, shortest: 120, longest: 320 };

/** Lets people type what they look for, letter by letter, and gives how long each of their suggestions took. */
async function type(url: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + typing.seconds * 1000;
  const person = async (seed: number) => {
    const random = createRandom(seed);
    while (performance.now() < end) {
      const text = Array.from({ length: random.whole(1, 2) }, () => random.pick(words)).join(' ');
      for (let letters = 1; letters <= text.length; letters += 1) {
        await wait(random.whole(typing.shortest, typing.longest));
        const begun = performance.now();
        const q = encodeURIComponent(text.slice(0, letters));
        const response = await fetch(`${url}/api/services/suggest?q=${q}`);
        if (!response.ok) throw new Error(await response.text());
        await response.text();
        times.push(performance.now() - begun);
      }
    }
  };
  await Promise.all(Array.from({ length: typing.people }, (_, index) => person(index + 1)));
  return times;
}

const show = (milliseconds: number) => milliseconds.toFixed(milliseconds < 10 ? 2 : 0);

/** Measures sorting, facets and suggestions on a server, and prints a table. */
export async function measureFinding(count: number, url: string | undefined) {
  const { settings } = await prepareDatabase(count, url);
  const from = performance.now();
  const server = await startServer({ ...settings, LOG_LEVEL: 'info', MAX_REQUESTS: '200' });
  const ready = (performance.now() - from) / 1000;
  const memory = await server.readMemory();
  // What people may ask is prepared beside whatever else is done.
  await wait(20_000);

  console.log(`${count} services: ready after ${ready.toFixed(1)} s with ${memory} MB.\n`);
  console.log('| question | one at a time, p50 / p99 | 32 at once: a second, p50 / p99 |');
  console.log('| --- | ---: | ---: |');
  for (const [name, write] of Object.entries(questions)) {
    const nextPath = write(createRandom(5));
    // A process that has just started is slow at everything.
    await load({ url: server.url, cookie: '', seconds: 2, nextPath });
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now();
      const response = await fetch(server.url + nextPath());
      if (!response.ok) throw new Error(await response.text());
      await response.text();
      times.push(performance.now() - begun);
    }
    const { perSecond, p50, p99 } = await load({ url: server.url, cookie: '', seconds, nextPath });
    console.log(
      `| ${name} | ${show(quantile(times, 0.5))} / ${show(quantile(times, 0.99))} | ${Math.round(perSecond)}, ${show(p50)} / ${show(p99)} |`,
    );
  }
  const typed = await type(server.url);
  console.log(
    `\n${typing.people} people type: ${Math.round(typed.length / typing.seconds)} suggestions a second, p50 / p99 ${show(quantile(typed, 0.5))} / ${show(quantile(typed, 0.99))} ms.`,
  );
  console.log(`\n${await server.readMemory()} MB at the end.`);
  await server.stop();
}
