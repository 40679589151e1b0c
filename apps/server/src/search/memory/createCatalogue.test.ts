import {
  categories,
  type SellerLevel,
  sellerLevels,
  serviceFacets,
  serviceSorts,
} from '@market/api/contract';
import { expect, test } from 'vitest';
import { createRandom } from '../../../samples/createRandom.ts';
import { firstFigures } from '../ranking/RankingRules.ts';
import type { SearchAnswer, SearchEntry, SearchQuestion, ServiceSort } from '../Search.ts';
import { createCatalogue } from './createCatalogue.ts';

const titles = [
  'Logo design for your shop',
  'Website designing with React',
  'Animated logos',
  'Learn C# and .NET',
  'UI/UX design, café style',
  'E-commerce webshop',
];

/** Not rated nor sold, and says nothing of days and languages. */
const plain = {
  quality: 0,
  stars: 0,
  days: 0,
  languages: [],
  level: 'new' as SellerLevel,
  country: '',
  tags: [],
  sold: 0,
  figures: firstFigures,
};

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function createShop() {
  const catalogue = createCatalogue();
  for (const [index, title] of titles.entries()) {
    const [category = 'Mobile-Apps'] = categories;
    catalogue.put({
      id: toId(index),
      title,
      about: '',
      category,
      price: 100,
      moment: index,
      ...plain,
    });
  }
  return catalogue;
}

/** The titles that a keyword finds, the newest first. */
const search = (catalogue: ReturnType<typeof createShop>, keyword: string) =>
  catalogue.find({ keyword, offset: 0, limit: 10 }).ids.map((id) => titles[Number(id.at(-1))]);

const [logo, website, animation, lessons, ui, webshop] = titles;

test.each([
  ['design', [ui, website, logo], 'other forms'],
  ['designs', [ui, website, logo], 'other forms of what was typed'],
  ['logo', [animation, logo], 'a plural'],
  ['web', [webshop, website], 'a part of a word'],
  ['shop', [webshop, logo], 'the end of a word'],
  ['c#', [lessons], 'signs'],
  ['.net', [lessons], 'a leading dot'],
  ['ux', [ui], 'a word behind a slash'],
  ['ui/ux', [ui], 'both at once'],
  ['cafe', [ui], 'a missing accent'],
  ['commerce', [webshop], 'a word behind a hyphen'],
  ['LOGO Shop', [logo], 'two words in capitals'],
  ['desgin', [ui, website, logo], 'swapped letters'],
  ['anmiated logo', [animation], 'a swap beside a right word'],
  ['websit', [website], 'a letter that is still missing'],
  ['ecommerce', [webshop], 'a missing hyphen'],
  ['lgo', [animation, logo], 'a short word with swapped letters'],
  ['reakt', [website], 'a wrong letter'],
  ['cobol', [], 'nothing'],
  ['logo cobol', [], 'one of two'],
])('%s finds %j: %s', (keyword, found) => {
  expect(search(createShop(), String(keyword))).toEqual(found);
});

test('a typing error is forgiven in a short word that nobody has, in the shortest none', () => {
  const catalogue = createShop();
  expect(search(catalogue, 'log')).toEqual([animation, logo]);
  // Another first letter, a letter too many: that would be any short word.
  expect(search(catalogue, 'ogl')).toEqual([]);
  expect(search(catalogue, 'uxi')).toEqual([]);
  expect(search(catalogue, 'iu')).toEqual([]);
});

test('titles come before sellers and descriptions, which are found by whole words and their beginnings', () => {
  const catalogue = createCatalogue();
  const offer = (number: number, title: string, about: string) =>
    catalogue.put({
      id: toId(number),
      title,
      about,
      category: 'Web-Programming',
      price: 100 * number,
      moment: number,
      ...plain,
    });
  const find = (keyword: string, page = { offset: 0, limit: 10 }) => {
    const { ids, count } = catalogue.find({ keyword, ...page });
    return { numbers: ids.map((id) => Number(id.slice(-4))), count };
  };
  offer(1, 'WordPress themes', 'Asha Rao Fast and clean.');
  offer(2, 'A blog for you', 'Asha Rao In WordPress, with themes of your own.');
  offer(3, 'Wordpress repairs', 'Ben Okafor I have started over 100 shops.');
  offer(4, 'Posters', 'Theme Park For WordPress or paper.');

  expect(find('wordpress')).toEqual({ numbers: [3, 1, 4, 2], count: 4 });
  expect(find('wordpres themes')).toEqual({ numbers: [1, 4, 2], count: 3 });
  expect(find('asha wordpress')).toEqual({ numbers: [1, 2], count: 2 });
  expect(find('asha')).toEqual({ numbers: [2, 1], count: 2 });
  expect(find('okafr')).toEqual({ numbers: [3], count: 1 });
  expect(find('art')).toEqual({ numbers: [], count: 0 });
  for (let offset = 0; offset < 4; offset += 1) {
    const page = { offset, limit: 2 };
    expect(find('wordpress', page).numbers).toEqual([3, 1, 4, 2].slice(offset, offset + 2));
  }
  expect(
    catalogue.find({
      keyword: 'wordpress',
      lowestPrice: 200,
      highestPrice: 300,
      offset: 0,
      limit: 8,
    }),
  ).toEqual({ ids: [toId(3), toId(2)], count: 2, offered: 4 });

  offer(2, 'A blog for you', 'Asha Shah In Ghost.');
  expect(find('wordpress').numbers).toEqual([3, 1, 4]);
  expect(find('shah').numbers).toEqual([2]);
  expect(find('rao').numbers).toEqual([1]);
});

test('words that no text has any more are forgotten, however often texts change', () => {
  const catalogue = createShop();
  const words = catalogue.countWords();
  let most = 0;
  const change = (text: string, moment: number) => {
    const category = 'Mobile-Apps';
    catalogue.put({
      id: toId(50),
      title: text,
      about: `by ${text}`,
      category,
      price: 1,
      moment,
      ...plain,
    });
    most = Math.max(most, catalogue.countWords());
  };
  for (let round = 0; round < 5_000; round += 1) {
    change(`unique${round} title${round}`, round % 7);
    if (round % 5 === 0) catalogue.remove(toId(50));
    if (round % 10 === 0) catalogue.settle();
  }
  expect(most).toBeLessThan(words + 2_000);
  expect(catalogue.find({ keyword: 'unique7', offset: 0, limit: 8 }).count).toBe(0);
  expect(catalogue.find({ keyword: 'unique4999', offset: 0, limit: 8 }).count).toBe(1);
  expect(search(catalogue, 'designs')).toEqual([ui, website, logo]);
});

/** The words of one question, which a text has or has not. */
const has = (text: string, words: string[]) => words.map((word) => text.includes(word));

const passes: Record<string, (entry: SearchEntry, question: SearchQuestion) => boolean> = {
  category: ({ category }, asked) => asked.category === undefined || category === asked.category,
  price: ({ price }, { lowestPrice = 0, highestPrice = Infinity }) =>
    price >= lowestPrice && price <= highestPrice,
  rating: ({ stars }, { leastStars = 0 }) => stars >= leastStars,
  days: ({ days }, { mostDays = 90, usualDays = 0 }) => (days || usualDays) <= mostDays,
  language: ({ languages }, asked) =>
    asked.language === undefined || languages.includes(asked.language),
  level: ({ level }, asked) => asked.level === undefined || level === asked.level,
  country: ({ country }, asked) => asked.country === undefined || country === asked.country,
  tag: ({ tags: own }, asked) => asked.tag === undefined || own.includes(asked.tag),
};

/** What comes first; the newest of those for which it is equal. */
const keys: Record<ServiceSort, (entry: SearchEntry, words: string[]) => number> = {
  relevance({ title }, words) {
    const found = has(title, words);
    return found.every(Boolean) ? 0 : found.some(Boolean) ? 1 : 2;
  },
  newest: () => 0,
  priceLow: ({ price }) => price,
  priceHigh: ({ price }) => -price,
  rating: ({ quality }) => -quality,
  bestSelling: ({ sold }) => -sold,
};

const spoken = ['de', 'en', 'hi', 'ne'];
const countries = ['Chile', 'India', 'Nepal'];
const tags = ['brand', 'icons', 'logo', 'posters', 'print', 'web'];

/** What is known of a seller, of tags and of sales. */
const pickRest = (random: ReturnType<typeof createRandom>) => ({
  level: random.pick(sellerLevels),
  country: random.pick(['', ...countries]),
  tags: random.shuffle(tags).slice(0, random.whole(0, 3)),
  sold: random.pick([0, 0, 1, 2, 40]),
});

const sortCounts = (counts: { value: string; count: number }[]) =>
  counts
    .filter((counted) => counted.count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/** The plainest way to the same answer. */
function findPlainly(entries: SearchEntry[], question: SearchQuestion): SearchAnswer {
  const { keyword = '', sort = 'relevance', offset, limit } = question;
  const words = keyword.split(' ').filter(Boolean);
  const holders = entries.filter(({ title, about }) =>
    has(`${title} ${about}`, words).every(Boolean),
  );
  const without = (left?: string) =>
    holders.filter((entry) =>
      Object.entries(passes).every(([name, pass]) => name === left || pass(entry, question)),
    );
  const key = keys[sort];
  const found = without().toSorted(
    (one, other) =>
      key(one, words) - key(other, words) ||
      other.moment - one.moment ||
      (one.id < other.id ? 1 : -1),
  );
  const answer = {
    ids: found.slice(offset, offset + limit).map(({ id }) => id),
    count: found.length,
    offered: entries.length,
  };
  if (!question.facets) return answer;

  const count = (left: string, choice: Partial<SearchQuestion>) =>
    without(left).filter((entry) => passes[left]?.(entry, { ...question, ...choice })).length;
  return {
    ...answer,
    facets: {
      category: sortCounts(
        categories.map((value) => ({ value, count: count('category', { category: value }) })),
      ),
      price: [null, ...serviceFacets.priceBounds].map((from, index) => {
        const to = serviceFacets.priceBounds[index] ?? null;
        const lowestPrice = (from ?? 0) * 100;
        const highestPrice = to === null ? Infinity : to * 100;
        return { from, to, count: count('price', { lowestPrice, highestPrice }) };
      }),
      rating: serviceFacets.rating.map((value) => ({
        value,
        count: count('rating', { leastStars: value * 100 }),
      })),
      days: serviceFacets.days.map((value) => ({
        value,
        count: count('days', { mostDays: value }),
      })),
      language: sortCounts(
        spoken.map((value) => ({
          value,
          count: count('language', { language: value }),
        })),
      ),
      level: serviceFacets.level.map((value) => ({
        value,
        count: count('level', { level: value }),
      })),
      country: sortCounts(
        countries.map((value) => ({ value, count: count('country', { country: value }) })),
      ),
      tag: sortCounts(tags.map((value) => ({ value, count: count('tag', { tag: value }) }))),
      without: {
        category: without('category').length,
        price: without('price').length,
        rating: without('rating').length,
        days: without('days').length,
        language: without('language').length,
        level: without('level').length,
        country: without('country').length,
        tag: without('tag').length,
      },
    },
  };
}

test.each([1, 2, 3])(
  'answers as going through all services would, after any changes (%d)',
  (seed) => {
    const random = createRandom(seed);
    const catalogue = createCatalogue();
    const entries = new Map<string, SearchEntry>();
    // Words that neither resemble nor contain each other.
    const words = ['alpha', 'bridge', 'cinnamon', 'dolphin', 'elephant'];

    for (let round = 0; round < 60; round += 1) {
      // Now a few changes, now more than are put in their places one by one.
      for (let change = random.pick([1, 3, 200, 3000]); change > 0; change -= 1) {
        const id = toId(random.whole(1, 400));
        if (random.chance(0.2)) {
          catalogue.remove(id);
          entries.delete(id);
          continue;
        }
        const title = random.shuffle(words).slice(0, 2).join(' ');
        const known = entries.get(id);
        const moment = known && random.chance(0.7) ? known.moment : random.whole(1, 300);
        const entry = {
          id,
          title: known && random.chance(0.5) ? known.title : title,
          about: known && random.chance(0.5) ? known.about : random.pick(words),
          category: random.pick(categories),
          price: random.whole(1, 30) * random.pick([100, 25_000, 100_000]),
          moment,
          quality: random.whole(0, 9) * 50_000,
          stars: random.whole(0, 500),
          days: random.pick([0, 0, 1, 2, 3, 5, 7, 10, 14, 30, 31, 90]),
          languages: spoken.filter(() => random.chance(0.3)),
          figures: firstFigures,
          ...pickRest(random),
        };
        catalogue.put(entry);
        entries.set(id, entry);
      }

      for (let asked = 0; asked < 5; asked += 1) {
        const question: SearchQuestion = {
          keyword: random.pick(['', ...words, 'alpha bridge', 'dolphin cinnamon']),
          category: random.chance(0.3) ? random.pick(categories) : undefined,
          lowestPrice: random.chance(0.3) ? random.whole(0, 1_500_000) : undefined,
          highestPrice: random.chance(0.3) ? random.whole(1_000_000, 3_000_000) : undefined,
          leastStars: random.chance(0.2) ? random.pick([100, 250, 400]) : undefined,
          mostDays: random.chance(0.2) ? random.pick([1, 3, 7, 14, 30]) : undefined,
          usualDays: random.pick([3, 7]),
          language: random.chance(0.2) ? random.pick(spoken) : undefined,
          level: random.chance(0.2) ? random.pick(sellerLevels) : undefined,
          country: random.chance(0.2) ? random.pick(countries) : undefined,
          tag: random.chance(0.2) ? random.pick(tags) : undefined,
          sort: random.chance(0.8) ? random.pick(serviceSorts) : undefined,
          facets: random.chance(0.5),
          offset: random.pick([0, 0, 5, 100]),
          limit: 8,
        };
        expect(catalogue.find(question)).toEqual(findPlainly([...entries.values()], question));
      }
    }
  },
);

test('what is prepared while services change is the same as what is found when it is asked for', () => {
  const random = createRandom(3);
  const [prepared, plainOne] = [createCatalogue(), createCatalogue()];
  const createEntry = (number: number): SearchEntry => ({
    id: toId(number),
    title: 'Logo',
    about: '',
    category: random.pick(categories),
    price: random.whole(1, 500),
    moment: number,
    quality: random.whole(0, 50),
    stars: random.pick([0, 250, 400, 500]),
    days: random.pick([0, 1, 7, 30]),
    languages: random.pick([[], ['en'], ['en', 'ne']]),
    figures: firstFigures,
    ...pickRest(random),
  });
  const put = (number: number) => {
    const entry = createEntry(number);
    for (const catalogue of [prepared, plainOne]) catalogue.put(entry);
  };
  for (let number = 0; number < 40_000; number += 1) put(number);
  prepared.settle();

  const preparing = prepared.prepare();
  for (let turn = 0; !preparing.next().done; turn += 1) {
    // New ones, changed ones and some that are gone, between all slices.
    put(40_000 + turn);
    put(random.whole(0, 39_999));
    const gone = toId(random.whole(0, 39_999));
    for (const catalogue of [prepared, plainOne]) catalogue.remove(gone);
    prepared.settle();
    expect(turn).toBeLessThan(1000);
  }
  for (const sort of serviceSorts) {
    for (const offset of [0, 5000]) {
      const question = {
        sort,
        leastStars: 250,
        mostDays: 7,
        usualDays: 7,
        facets: true,
        offset,
        limit: 30,
      };
      expect(prepared.find(question)).toEqual(plainOne.find(question));
    }
  }
});
