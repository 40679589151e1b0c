import { plural } from '../../../texts/plural.ts';

/** What sorts and narrows a search says. */
export const texts = {
  sorts: {
    relevance: 'Most relevant',
    newest: 'Newest',
    priceLow: 'Lowest price',
    priceHigh: 'Highest price',
    rating: 'Best rated',
    bestSelling: 'Best selling',
  },
  isNew: 'New',
  newcomer: 'In one of the places for new services',
  order: 'Why this order?',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters (${count})`,
  show: (count: number) =>
    plural(count, { one: 'Show 1 service', other: `Show ${count} services` }),
  showAll: 'Show services',
  rating: 'Rating',
  stars: (count: number) => `${count} stars and more`,
  days: 'Delivered within',
  within: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  withinChosen: (count: number) =>
    plural(count, { one: 'Within 1 day', other: `Within ${count} days` }),
  languages: 'Language',
  levels: 'Level of the seller',
  level: { top: 'Top seller', two: 'Level 2', one: 'Level 1', new: 'New seller' },
  countries: 'Where the seller is from',
  tags: 'Tags',
  prices: (from: string, to: string) => `${from} to ${to}`,
  without: (name: string, count: number) =>
    plural(count, {
      one: `Without “${name}”: 1 service`,
      other: `Without “${name}”: ${count} services`,
    }),
};
