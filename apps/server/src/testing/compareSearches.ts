import { isDeepStrictEqual } from 'node:util';
import { categories, sellerLevels, serviceSorts } from '@market/api/contract';
import { sql, type Updateable } from 'kysely';
import { createRandom, type Random } from '../../samples/createRandom.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import {
  createSearch,
  guessKeywords,
  type RankingRules,
  type Search,
  type SearchQuestion,
  toCountry,
  toTag,
} from '../search/index.ts';

/** A question that two searches answer differently. */
export interface Difference {
  question: unknown;
  memory: unknown;
  sql: unknown;
}

/** How often the market changes while questions are asked. */
const rounds = 20;

/** So many services are changed in each round, and as many are there on average. */
const sizes = { changed: 30, services: 400, sellers: 20 };

const plain = 'logo logos design designs designing designer shop shops webshop web site website';
const signs = 'C# .NET UI/UX café Café naïve e-commerce 3D “quoted” don’t C++ — Ａ é';
const others = 'नेपाली 設計 дизайн تصميم ﬁne straße aa ab abc cab xabcx';
/** The four, and others that an owner has added. */
const kinds = [...categories, 'Voice-Over', 'सेवा-लेखन', 'Audio', 'Music', 'Legal', 'Care'];

const words = `${plain} ${signs} ${others}`.split(' ');

/** One of the words, or what a hasty hand makes of it. */
function writeWord(random: Random): string {
  const word = random.pick(words);
  const at = random.whole(0, word.length - 1);
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + random.pick([...'abdeglnos#']) + word.slice(at),
    word.slice(0, at) + word.slice(at + 1, at + 2) + word.charAt(at) + word.slice(at + 2),
    word.slice(0, at + 1),
    word.slice(at),
    word.toUpperCase(),
    word + random.pick(words),
  ];
  return random.chance(0.5) ? word : random.pick(slips);
}

const writeText = (random: Random, count: number) =>
  Array.from({ length: count }, () => writeWord(random)).join(random.pick([' ', '  ', ', ', '-']));

const countries = ['Nepal', 'nepal', 'sri  lanka', 'Côte d’Ivoire', 'भारत', 'Ａ', '🏔', '', ''];
const tags = 'logo Logo LOGO C# 設計 🎨 Ａ é café web-design a_b%'.split(' ');

const spoken = ['en', 'ne', 'hi', 'de', 'ar', 'fr', 'es', 'pt', 'ru', 'zh', 'ja', 'maithili'];

/** What a service says of days and languages; undefined for one with only a price. */
const writeListing = (random: Random) =>
  random.chance(0.4)
    ? undefined
    : JSON.stringify({
        packages: Array.from({ length: random.whole(1, 3) }, () => ({
          name: 'Package',
          description: '',
          pricePaise: 2500,
          days: random.pick([1, 2, 3, 5, 7, 14, 30, 90]),
          revisions: 1,
        })),
        extras: [],
        questions: [],
        faqs: [],
        tags: random.shuffle(tags).slice(0, random.whole(0, 5)),
        languages: random.shuffle(spoken).slice(0, random.whole(0, 3)),
      });

/** Few, so that many services are rated alike. */
function writeRatings(random: Random) {
  const count = random.pick([0, 0, 1, 2, 3, 10, 500]);
  return { rating_count: count, rating_sum: random.whole(count, count * 5) };
}

/** Few, so that many services have the same score. */
const writeFigures = (random: Random) => ({
  figures: [
    ...Array.from({ length: 4 }, () => random.pick([0, 10, 50, 75, 100])),
    random.whole(0, 5),
  ],
});

/** On some day of the month in which the services are offered, or of the next one. */
const writeRules = (random: Random): RankingRules => {
  const weight = () => random.pick([0, 5, 10, 50]);
  return {
    weights: {
      text: weight(),
      quality: weight(),
      sales: weight(),
      fresh: weight(),
      answers: weight(),
      faults: weight(),
    },
    newDays: random.pick([0, 10, 30]),
    newOrders: random.whole(0, 4),
    newEvery: random.whole(1, 8),
    newPlaces: random.whole(0, 3),
    day: Date.UTC(2026, 0, random.whole(1, 50)) / 86_400_000,
  };
};

/** Few moments and prices, so that many services share them. */
const writeService = (random: Random) => ({
  title: writeText(random, random.whole(1, 4)),
  description: writeText(random, random.whole(1, 40)),
  category: random.pick(kinds),
  price_paise: random.whole(1, 40) * 2500,
  created_at: new Date(Date.UTC(2026, 0, random.whole(1, 28))),
  listing: writeListing(random),
  sold_recently: random.pick([0, 0, 1, 2, 90]),
  ...writeRatings(random),
  ...writeFigures(random),
});

/** What is asked beyond words, category and price. */
const writeNarrowing = (random: Random) => ({
  leastStars: random.chance(0.3) ? random.pick([100, 200, 300, 400, 450, 500]) : undefined,
  mostDays: random.chance(0.3) ? random.pick([1, 3, 7, 14, 30]) : undefined,
  usualDays: random.pick([3, 7]),
  language: random.chance(0.2) ? random.pick(spoken) : undefined,
  level: random.chance(0.2) ? random.pick(sellerLevels) : undefined,
  country: random.chance(0.2) ? toCountry(random.pick(countries)) || undefined : undefined,
  tag: random.chance(0.2) ? toTag(random.pick(tags)) : undefined,
  sort: random.chance(0.8) ? random.pick(serviceSorts) : undefined,
  ranking: random.chance(0.3) ? writeRules(random) : undefined,
  facets: random.chance(0.2),
});

function writeQuestion(random: Random): SearchQuestion {
  const price = () => (random.chance(0.2) ? random.whole(0, 42) * 2500 : undefined);
  return {
    keyword: random.chance(0.9) ? writeText(random, random.whole(0, 3)) : undefined,
    category: random.chance(0.2) ? random.pick(kinds) : undefined,
    lowestPrice: price(),
    highestPrice: price(),
    ...(random.chance(0.5) && writeNarrowing(random)),
    offset: random.chance(0.7) ? 0 : random.whole(0, 60),
    limit: random.pick([1, 8, 50]),
  };
}

/** Asks both the same, and tells when they answer differently. */
async function compare(
  [inMemory, inSql]: readonly [Search, Search],
  question: unknown,
  ask: (search: Search) => Promise<unknown>,
): Promise<Difference | undefined> {
  const [memory, inTables] = [await ask(inMemory), await ask(inSql)];
  return isDeepStrictEqual(memory, inTables) ? undefined : { question, memory, sql: inTables };
}

/** Compares what helps to find services: completed words, other words, and similar services. */
async function compareHelp(searches: readonly [Search, Search], random: Random) {
  const keyword = writeText(random, random.whole(1, 3));
  const typed = random.chance(0.7) ? keyword.slice(0, random.whole(1, keyword.length)) : keyword;
  const limit = random.pick([1, 4, 50]);
  const { title, category, price_paise: price } = writeService(random);
  const { ids } = await searches[0].find({ offset: 0, limit: 20 });
  const likened = { id: random.pick([crypto.randomUUID(), ...ids]), title, category, price };
  return (
    (await compare(searches, { typed, limit }, (search) => search.complete(typed, limit))) ??
    (await compare(searches, { first: typed, limit }, (search) =>
      search.findFirst(typed, limit),
    )) ??
    (await compare(searches, { keyword }, (search) => guessKeywords(search, keyword))) ??
    (await compare(searches, { near: keyword }, (search) =>
      search.listNear(writeWordOf(keyword)),
    )) ??
    (await compare(searches, { likened, limit }, (search) => search.findSimilar(likened, limit))) ??
    (await compareExplanations(searches, random))
  );
}

/** Compares why a service stands where it does, and that with where it stands. */
async function compareExplanations(searches: readonly [Search, Search], random: Random) {
  const ranking = writeRules(random);
  const keyword = random.chance(0.3) ? '' : writeWord(random);
  const { ids } = await searches[0].find({ keyword, ranking, offset: 0, limit: 1000 });
  const id = random.pick([crypto.randomUUID(), ...ids]);
  const place = ids.indexOf(id) === -1 ? undefined : ids.indexOf(id) + 1;
  return (
    (await compare(searches, { id, keyword, ranking }, (search) =>
      search.explain(id, keyword, ranking),
    )) ??
    (await compare(searches, { place, id, keyword, ranking }, async (search) =>
      search === searches[0] ? place : (await search.explain(id, keyword, ranking))?.place,
    ))
  );
}

const writeWordOf = (text: string) => text.toLowerCase().split(' ')[0] ?? '';

async function plantSellers(database: Database, random: Random): Promise<string[]> {
  const sellers = Array.from({ length: sizes.sellers }, (_, index) => ({
    id: crypto.randomUUID(),
    fullname: writeText(random, 2),
    origin: random.pick(countries),
    email: `seller${index}@market.example`,
    password_hash: '',
  }));
  await database.insertInto('people').values(sellers).execute();
  const scores = sellers.slice(sizes.sellers / 2).map(({ id }) => ({
    person_id: id,
    computed_at: new Date(),
  }));
  await database.insertInto('seller_scores').values(scores).execute();
  return sellers.map(({ id }) => id);
}

/** Offers, changes, pauses, removes and renames at random. */
async function changeMarket(database: Database, random: Random, sellers: string[]) {
  const services = await database.selectFrom('services').select(['id', 'deleted_at']).execute();
  const offered = services.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id);
  const share = offered.length / sizes.services;
  for (let changed = 0; changed < sizes.changed; changed += 1) {
    const isNew = offered.length === 0 || random.chance(share < 1 ? 0.6 : 0.2);
    if (isNew) {
      const service = { id: crypto.randomUUID(), seller_id: random.pick(sellers) };
      await database
        .insertInto('services')
        .values({ ...service, ...writeService(random) })
        .execute();
      continue;
    }
    const chosen = random.pick(offered);
    const { price_paise, title, description, category, listing, sold_recently } =
      writeService(random);
    const texts = { title, description, category };
    const change = random.pick<Updateable<Tables['services']>>([
      { price_paise },
      { price_paise, listing },
      { sold_recently },
      writeRatings(random),
      writeFigures(random),
      texts,
      { deleted_at: new Date() },
      { paused_at: random.chance(0.5) ? new Date() : null },
    ]);
    await database.updateTable('services').set(change).where('id', '=', chosen).execute();
  }
  await database
    .updateTable('people')
    .set({ fullname: writeText(random, 2), origin: random.pick(countries) })
    .where('id', '=', random.pick(sellers))
    .execute();
  await database
    .updateTable('seller_scores')
    .set({ level: random.pick(sellerLevels) })
    .where('person_id', '=', random.pick(sellers))
    .execute();
  // As when an owner merges one category into another.
  if (random.chance(0.2)) {
    await database
      .updateTable('services')
      .set({ category: random.pick(kinds) })
      .where('category', '=', random.pick(kinds))
      .execute();
  }
  if (random.chance(0.1)) await sql`truncate services cascade`.execute(database);
}

/**
 * Asks both searches the same random questions, over a market that changes meanwhile, and gives the
 * first that they answer differently.
 *
 * @param database An empty one.
 * @param count How many questions.
 * @param seed The same seed asks the same of the same market.
 */
export async function compareSearches(
  database: Database,
  count: number,
  seed: number,
): Promise<Difference | undefined> {
  const random = createRandom(seed);
  const inMemory = createSearch('memory', database, () => undefined);
  const inSql = createSearch('sql', database, () => undefined);
  const searches = [inMemory, inSql] as const;
  try {
    const sellers = await plantSellers(database, random);
    for (let round = 0; round < rounds; round += 1) {
      for (let times = round === 0 ? 10 : 1; times > 0; times -= 1)
        await changeMarket(database, random, sellers);
      await Promise.all([inMemory.bringUpToDate(), inSql.bringUpToDate()]);
      for (let asked = 0; asked < count / rounds; asked += 1) {
        const question = writeQuestion(random);
        const difference =
          (await compare(searches, question, async (search) => ({
            ...(await search.find(question)),
          }))) ?? (asked % 4 === 0 ? await compareHelp(searches, random) : undefined);
        if (difference) return difference;
      }
    }
    return undefined;
  } finally {
    await Promise.all([inMemory.close(), inSql.close()]);
  }
}
