import { expect, test } from 'vitest';
import { everything } from '../serviceFilter.ts';
import { toFilter, toSavedQuery } from './savedQuery.ts';

// Shows X49.
test('a search is kept without its order and page, and found again the newest first', () => {
  const filter = {
    ...everything,
    keyword: 'logo',
    category: 'Mobile-Apps',
    maximumPrice: 5000,
    rating: 4,
    level: 'top' as const,
    tag: 'brand',
  };
  const query = toSavedQuery({ ...filter, page: 7, sort: 'priceLow' });
  expect(query).toEqual({
    keyword: 'logo',
    category: 'Mobile-Apps',
    price: { lte: 5000 },
    rating: 4,
    level: 'top',
    tag: 'brand',
  });
  expect(toFilter(query)).toEqual({ ...filter, sort: 'newest' });
  expect(toSavedQuery(everything)).toEqual({});
});
