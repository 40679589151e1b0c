import { type Category, categories } from '@market/api/contract';
import { expect, test } from 'vitest';
import { createRandom } from '../samples/createRandom.ts';
import { type CatalogueEntry, createCatalogue } from './createCatalogue.ts';

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
    catalogue.put({ id: toId(index), title, category, price: 100, moment: index });
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
  ['cobol', [], 'nothing'],
  ['logo cobol', [], 'one of two'],
])('%s finds %j: %s', (keyword, found) => {
  expect(search(createShop(), String(keyword))).toEqual(found);
});

test('no typing error is forgiven in a short word', () => {
  expect(search(createShop(), 'log')).toEqual([animation, logo]);
  expect(search(createShop(), 'lgo')).toEqual([]);
});

/** The plainest way to the same answer. */
function findPlainly(entries: CatalogueEntry[], keyword: string, category?: Category) {
  return entries
    .filter(({ title }) => title.includes(keyword))
    .filter((entry) => category === undefined || entry.category === category)
    .toSorted((one, other) => other.moment - one.moment || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
}

test.each([1, 2, 3])(
  'answers as going through all services would, after any changes (%d)',
  (seed) => {
    const random = createRandom(seed);
    const catalogue = createCatalogue();
    const entries = new Map<string, CatalogueEntry>();
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
      });
      expect(catalogue.count()).toBe(entries.size);
    }
  },
);
