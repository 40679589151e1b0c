import { startPostgres } from '../../../../tooling/startPostgres.ts';
import { createRandom } from '../../samples/createRandom.ts';
import { customers, titleWords } from '../../samples/texts/titleWords.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';
import { createSearch, type SearchQuestion } from '../../src/search/index.ts';
import { categories } from '@market/api/contract';
import { plantServices } from './plantServices.ts';

const sizes = { questions: 2_000, changes: 50 };

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

function showTimes(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`| ${what}, p50 / p99 / longest, ms | ${at(0.5)} / ${at(0.99)} / ${at(0.9999)} |`);
}

function showMemory(what: string) {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const [all, heap, lists] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 1e6));
  console.log(`| ${what}: resident / heap / lists, MB | ${all} / ${heap} / ${lists} |`);
}

/** What people ask, most of it with words. */
function createQuestions() {
  const random = createRandom(7);
  const { kinds, things } = titleWords[random.pick(categories)];
  const words = [...kinds, ...things, ...customers].flatMap((text) => text.split(' '));
  return (): SearchQuestion => {
    const word = random.pick(words);
    const mistyped = random.chance(0.1) ? word.slice(1) + word.slice(0, 1) : word;
    const isPriced = random.chance(0.3);
    const lowest = random.whole(10_000, 5_000_000);
    return {
      keyword: [
        ...(random.chance(0.8) ? [mistyped] : []),
        ...(random.chance(0.4) ? [random.pick(words)] : []),
      ].join(' '),
      category: random.chance(0.3) ? random.pick(categories) : undefined,
      lowestPrice: isPriced ? lowest : undefined,
      highestPrice: isPriced ? lowest + random.whole(0, 5_000_000) : undefined,
      offset: random.chance(0.8) ? 0 : random.whole(0, 50) * 8,
      limit: 8,
    };
  };
}

/** Measures a search over a whole market on PostgreSQL, and prints the rows of a table. */
export async function measureSearch(engine: string, count: number, names: number) {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url;
  if (!url) throw new Error('There is no PostgreSQL here.');
  try {
    const database = await openDatabase({ url });
    console.log(`| ${engine}, services | ${count} |`);
    let from = performance.now();
    await plantServices(database, count, names);
    console.log(`| planted, s | ${seconds(from)} |`);

    showMemory('before');
    from = performance.now();
    const search = createSearch(readSettings({ SEARCH: engine }).search, database, () => undefined);
    await search.bringUpToDate();
    console.log(`| start, s | ${seconds(from)} |`);
    showMemory('after');

    const ask = createQuestions();
    const times: number[] = [];
    for (let asked = 0; asked < sizes.questions; asked += 1) {
      const question = ask();
      const begun = performance.now();
      await search.find(question);
      times.push(performance.now() - begun);
    }
    showTimes('a question', times);

    const looks: number[] = [];
    for (let changed = 0; changed < sizes.changes; changed += 1) {
      await database
        .updateTable('services')
        .set({ title: `Changed ${changed}` })
        .where('id', 'in', (select) => select.selectFrom('services').select('id').limit(1))
        .execute();
      const begun = performance.now();
      await search.bringUpToDate();
      looks.push(performance.now() - begun);
    }
    showTimes('taking a change in', looks);
    showMemory('at the end');
    await search.close();
    await database.destroy();
  } finally {
    own?.stop();
  }
}
