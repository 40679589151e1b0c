import { categories, serviceSorts } from '../../packages/api/src/contract/index.ts';
import { createRandom, type Random } from '../../apps/server/samples/createRandom.ts';
import { customers, titleWords } from '../../apps/server/samples/texts/titleWords.ts';
import { createCatalogue } from '../../apps/server/src/search/memory/createCatalogue.ts';
import type { RankingRules } from '../../apps/server/src/search/ranking/RankingRules.ts';
import type { SearchQuestion } from '../../apps/server/src/search/Search.ts';
import { writeEntry, writeWord } from './measureCatalogue.ts';

const page = { offset: 0, limit: 8 };

const ranking: RankingRules = {
  weights: { text: 45, quality: 25, sales: 15, fresh: 10, answers: 5, faults: 10 },
  newDays: 30,
  newOrders: 3,
  newEvery: 8,
  newPlaces: 3,
  day: Date.UTC(2026, 11, 1) / 86_400_000,
};

const words = [
  ...Object.values(titleWords).flatMap(({ kinds, things }) => [...kinds, ...things]),
  ...customers,
]
  .flatMap((text) => text.split(' '))
  .map((word) => word.toLowerCase());

/** Two words that hardly anybody has asked for before. */
const writeKeyword = (random: Random) => `${random.pick(words)} ${random.pick(words)}`;

/** One thing that a list is narrowed down by, as people do with one press. */
const writeNarrowing = (random: Random): Partial<SearchQuestion> =>
  random.pick([
    { leastStars: random.pick([300, 400, 450]) },
    { mostDays: random.pick([1, 3, 7]), usualDays: 7 },
    { language: random.pick(['en', 'ne', 'hi']) },
    { level: 'top' },
    { country: random.pick(['nepal', 'india']) },
    { tag: random.pick(words) },
    { lowestPrice: 1_000_000, highestPrice: random.whole(2_000_000, 5_000_000) },
    { category: random.pick(categories) },
  ]);

const sorts = serviceSorts.filter((sort) => sort !== 'relevance');

/** What is asked, and how often. */
const questions: Record<string, { turns: number; write: (random: Random) => SearchQuestion }> = {
  'all, the newest first': { turns: 2000, write: () => page },
  'two words, the newest first': {
    turns: 200,
    write: (random) => ({ keyword: writeKeyword(random), ...page }),
  },
  'all, sorted, facets': {
    turns: 300,
    write: (random) => ({ sort: random.pick(sorts), facets: true, ...page }),
  },
  'all, narrowed, sorted, facets': {
    turns: 300,
    write: (random) => ({
      ...writeNarrowing(random),
      sort: random.pick(sorts),
      facets: true,
      ...page,
    }),
  },
  'all, by score, facets': { turns: 300, write: () => ({ ranking, facets: true, ...page }) },
  'two words, sorted, facets': {
    turns: 300,
    write: (random) => ({
      keyword: writeKeyword(random),
      sort: random.pick(sorts),
      facets: true,
      ...page,
    }),
  },
  'two words, by score, facets': {
    turns: 300,
    write: (random) => ({ keyword: writeKeyword(random), ranking, facets: true, ...page }),
  },
  'the same, narrowed, by score, facets': {
    turns: 300,
    write: (random) => ({
      keyword: 'logo design',
      ...writeNarrowing(random),
      ranking,
      facets: true,
      ...page,
    }),
  },
  'page 50 of all, sorted': {
    turns: 300,
    write: (random) => ({ sort: random.pick(sorts), ...page, offset: 400 }),
  },
};

/** What is typed, letter by letter, into the field of the search. */
const suggestions: Record<string, (random: Random) => string> = {
  'one letter': (random) => random.pick(words).slice(0, 1),
  'three letters': (random) => random.pick(words).slice(0, 3),
  'a word and two letters': (random) => `${random.pick(words)} ${random.pick(words).slice(0, 2)}`,
  'a mistyped word': (random) => {
    const word = random.pick(words);
    return word.length > 4 ? word.slice(0, 2) + word.slice(3) : word;
  },
  'a word of a name': (random) => writeWord(random).slice(0, 5),
};

function tell(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`| ${what} | ${[at(0.5), at(0.99), at(0.9999)].join(' | ')} |`);
}

function time(turns: number, work: () => unknown): number[] {
  return Array.from({ length: turns }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
}

const megabytes = () => {
  globalThis.gc?.();
  const { rss, arrayBuffers, heapUsed } = process.memoryUsage();
  return [rss, arrayBuffers, heapUsed].map((bytes) => Math.round(bytes / 1e6));
};

/**
 * Measures what each kind of question costs the process that answers it, once all is prepared, and prints a
 * table: the middle, the hundredth part and the longest, in milliseconds.
 */
export function measureQuestions(count: number) {
  const random = createRandom(1);
  const before = megabytes();
  const catalogue = createCatalogue();
  for (let number = 0; number < count; number += 1) catalogue.put(writeEntry(random, number));
  catalogue.settle();
  for (const _ of catalogue.prepare());
  const after = megabytes();
  console.log(`| services | ${count} |`);
  const added = after.map((megabyte, index) => megabyte - (before[index] ?? 0));
  console.log(`| resident / lists / heap, MB | ${added.join(' / ')} |`);
  console.log('| a question, ms | p50 | p99 | longest |');
  for (const [what, { turns, write }] of Object.entries(questions)) {
    tell(
      what,
      time(turns, () => catalogue.find(write(random))),
    );
  }
  for (const [what, write] of Object.entries(suggestions)) {
    tell(
      `suggestions: ${what}`,
      time(500, () => catalogue.complete(write(random), 5)),
    );
  }
}
