import { plural } from '../../../texts/plural.ts';

interface Sought {
  keyword: string | undefined;
  category: string | undefined;
  /** The bounds of the price, where it is narrowed. */
  prices: [from: string, to: string] | undefined;
}

/** What a list says in which nothing was found. */
export const texts = {
  title: 'No services found.',
  text: 'Nobody offers anything yet. Yours could be the first.',
  sell: 'Become a seller',
  inCategory: (category: string) => `Nobody offers anything in ${category} yet.`,
  all: 'All services',
  clear: 'Clear filters',
  ways: 'All of it together finds nothing. One thing less does:',
  didYouMean: 'Did you mean one of these?',
  guess: (keyword: string, count: number) =>
    plural(count, {
      one: `“${keyword}”: 1 service`,
      other: `“${keyword}”: ${count} services`,
    }),
  sought: ({ keyword, category, prices }: Sought) => {
    const what = [keyword && `“${keyword}”`, category && `in ${category}`]
      .filter(Boolean)
      .join(' ');
    if (!prices) return `Nothing matches ${what}. Try another word.`;
    const [from, to] = prices;
    const others = keyword ? 'a wider price or another word' : 'a wider price';
    return `Nothing matches ${what} between ${from} and ${to}. Try ${others}.`;
  },
};
