import { categories, sellerLevels } from '../../packages/api/src/contract/index.ts';
import { createCatalogue } from '../../apps/server/src/search/memory/createCatalogue.ts';
import type { SearchEntry } from '../../apps/server/src/search/Search.ts';
import { createRandom, type Random } from '../../apps/server/samples/createRandom.ts';
import { customers, titleWords } from '../../apps/server/samples/texts/titleWords.ts';

export const syllables = 'ka lo mi ren sto tu va pe dri no shi ga bel or an es'.split(' ');
const languages = ['ne', 'hi', 'de', 'fr', 'ar', 'es', 'ja', 'pt'];
const countries = ['nepal', 'india', 'germany', 'kenya', 'france', 'brazil', 'japan', ''];
/** 2026-01-01, in microseconds since 1970. */
const firstMoment = Date.UTC(2026, 0, 1) * 1000;
const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A word as names and descriptions have them: of these there are a few ten thousand. */
export const writeWord = (random: Random) =>
  Array.from({ length: random.whole(2, 4) }, () => random.pick(syllables)).join('');

function writeRatings(random: Random) {
  const count = random.pick([0, 0, 1, 3, 10, 200]);
  const stars = count === 0 ? 0 : random.whole(100, 500);
  return { stars, quality: count === 0 ? 0 : stars * 1000 + count };
}

export function writeEntry(random: Random, number: number): SearchEntry {
  const category = random.pick(categories);
  const { kinds, things, ways } = titleWords[category];
  const title = `${random.pick(kinds)} ${random.pick(things)} for your ${random.pick(customers)} ${random.pick(ways)}`;
  const [first, last, tool, style] = Array.from({ length: 4 }, () => writeWord(random));
  return {
    id: toId(number),
    title,
    about:
      `${first} ${last} ${title}. Tell me what you have in mind: I bring ${tool} and ${style} to it, with years of work in studios.`.slice(
        0,
        180,
      ),
    category,
    price: random.whole(100, 100_000) * 100,
    moment: firstMoment + number * 30_000_000,
    ...writeRatings(random),
    days: random.pick([0, 1, 2, 3, 5, 7, 14, 30]),
    languages: ['en', ...(random.chance(0.5) ? [random.pick(languages)] : [])],
    figures: {
      quality: random.whole(0, 100),
      sales: random.whole(0, 100),
      answers: random.whole(0, 100),
      faults: random.pick([0, 0, 0, 5, 20]),
      orders: random.whole(0, 20),
    },
    level: random.pick(sellerLevels),
    country: random.pick(countries),
    tags: Array.from({ length: random.whole(0, 5) }, () =>
      random.chance(0.5) ? random.pick(kinds).toLowerCase() : writeWord(random),
    ),
    sold: random.pick([0, 0, 0, 1, 2, 5, 40]),
  };
}

/** In milliseconds of the processor. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The mean of some turns. */
const meanOf = (turns: number, work: (turn: number) => void) =>
  timeOf(() => {
    for (let turn = 0; turn < turns; turn += 1) work(turn);
  }) / turns;

function measure(count: number) {
  const random = createRandom(1);
  const catalogue = createCatalogue();
  let reading = 0;
  for (let planted = 0; planted < count; planted += 10_000) {
    const entries = Array.from({ length: 10_000 }, (_, index) =>
      writeEntry(random, planted + index),
    );
    reading += timeOf(() => entries.forEach(catalogue.put));
  }
  reading += timeOf(catalogue.settle);

  const other = createRandom(2);
  const ask = (keyword: string, offset = 0) => catalogue.find({ keyword, offset, limit: 8 });
  const change = (turn: number) =>
    catalogue.put({ ...writeEntry(other, turn), title: `${writeWord(other)}${turn} for sale` });
  const nonsense = () =>
    Array.from({ length: other.whole(3, 9) }, () => other.pick([...'abcdefghijklmnop'])).join('');
  const words = catalogue.countWords();

  return {
    services: count,
    words,
    'MB of lists': Math.round(process.memoryUsage().arrayBuffers / 1e6),
    'read all, s': (reading / 1000).toFixed(1),
    'found by two words': ask('design shop').count,
    'two words anew': meanOf(20, (turn) => {
      catalogue.put(writeEntry(createRandom(turn), turn));
      ask('design shop');
    }).toFixed(2),
    'the same, next page': meanOf(200, (turn) => void ask('design shop', turn * 8)).toFixed(3),
    'mistyped, anew': meanOf(20, (turn) => {
      catalogue.put(writeEntry(createRandom(turn), turn));
      ask(`desgin${'n'.repeat(turn % 2)}`);
    }).toFixed(2),
    'unknown words': meanOf(100, () => void ask(nonsense())).toFixed(2),
    'a text changes': meanOf(2_000, change).toFixed(3),
    'settling after 2,000 changes': meanOf(20, catalogue.settle).toFixed(2),
    'unknown words after them': meanOf(100, () => void ask(nonsense())).toFixed(2),
    'words after them': catalogue.countWords(),
  };
}

/**
 * Measures the catalogue by itself, in processor time, which other work on the machine hardly
 * changes, and prints a table with a column for each number of services.
 */
export function measureCatalogue(counts: number[]) {
  const columns = counts.map(measure);
  for (const name of Object.keys(columns[0] ?? {}) as (keyof ReturnType<typeof measure>)[])
    console.log(`| ${[name, ...columns.map((column) => column[name])].join(' | ')} |`);
}
