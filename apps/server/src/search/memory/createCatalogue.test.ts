import { type Category, categories } from '@market/api/contract';
import { expect, test } from 'vitest';
import { createRandom } from '../../../samples/createRandom.ts';
import type { SearchEntry } from '../Search.ts';
import { createCatalogue } from './createCatalogue.ts';

const titles = [
  'Logo design for your shop',
  'Website designing with React',
  'Animated logos',
  'Learn C# and .NET',
  'UI/UX design, café style',
  'E-commerce webshop',
];

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function createShop() {
  const catalogue = createCatalogue();
  for (const [index, title] of titles.entries()) {
    const [category = 'Mobile-Apps'] = categories;
    catalogue.put({ id: toId(index), title, about: '', category, price: 100, moment: index });
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
    catalogue.put({ id: toId(50), title: text, about: `by ${text}`, category, price: 1, moment });
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

/** The plainest way to the same answer. */
function findPlainly(entries: SearchEntry[], keyword: string, category?: Category) {
  return entries
    .filter(({ title, about }) => title.includes(keyword) || about.includes(keyword))
    .filter((entry) => category === undefined || entry.category === category)
    .toSorted(
      (one, other) =>
        Number(other.title.includes(keyword)) - Number(one.title.includes(keyword)) ||
        other.moment - one.moment ||
        (one.id < other.id ? 1 : -1),
    )
    .map(({ id }) => id);
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
      for (let change = random.pick([1, 3, 200]); change > 0; change -= 1) {
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
          price: random.whole(1, 1000),
          moment,
        };
        catalogue.put(entry);
        entries.set(id, entry);
      }

      const keyword = random.pick(['', ...words]);
      const category = random.chance(0.5) ? random.pick(categories) : undefined;
      const [lowestPrice, highestPrice] = random.chance(0.7)
        ? [random.whole(0, 500), random.whole(400, 1000)]
        : [0, Infinity];
      const offset = random.pick([0, 5, 100]);
      const expected = findPlainly(
        [...entries.values()].filter(({ price }) => price >= lowestPrice && price <= highestPrice),
        keyword,
        category,
      );
      const question = { keyword, category, lowestPrice, highestPrice, offset, limit: 8 };
      expect(catalogue.find(question)).toEqual({
        ids: expected.slice(offset, offset + 8),
        count: expected.length,
        offered: entries.size,
      });
    }
  },
);
