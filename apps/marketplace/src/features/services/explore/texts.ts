import { plural } from '../../../texts/plural.ts';

interface Sought {
  keyword: string | undefined;
  category: string | undefined;
  /** The bounds of the price, where it is narrowed. */
  prices: [from: string, to: string] | undefined;
}

/** What lists of services say. */
export const texts = {
  hero: {
    title: 'Find someone who does it beautifully.',
    text: 'Browse through many micro services. Choose one you trust and pay as you go!!',
  },
  keyword: (keyword: string) => `“${keyword}”`,
  all: 'All',
  heading: 'Latest Gigs:',
  count: (services: number) =>
    plural(services, { one: '1 service found', other: `${services} services found` }),
  countOnPage: (services: number, page: number, pages: number) =>
    `${services} services found, page ${page} of ${pages}`,
  waiting: 'Loading services',
  failure: 'The services could not be loaded.',
  none: {
    title: 'No services found.',
    text: 'Nobody offers anything yet. Yours could be the first.',
    sell: 'Become a seller',
    inCategory: (category: string) => `Nobody offers anything in ${category} yet.`,
    all: 'All services',
    clear: 'Clear filters',
    sought: ({ keyword, category, prices }: Sought) => {
      const what = [keyword && `“${keyword}”`, category && `in ${category}`]
        .filter(Boolean)
        .join(' ');
      if (!prices) return `Nothing matches ${what}. Try another word.`;
      const [from, to] = prices;
      const others = keyword ? 'a wider price or another word' : 'a wider price';
      return `Nothing matches ${what} between ${from} and ${to}. Try ${others}.`;
    },
  },
  unknownCategory: {
    page: 'Unknown category',
    heading: 'There is no such category.',
    title: 'It may have been renamed.',
    text: 'The categories page shows all that there are.',
    action: 'Categories',
  },
};
