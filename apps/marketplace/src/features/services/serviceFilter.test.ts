import { expect, test } from 'vitest';
import {
  everything,
  readServiceFilter,
  toExplorePath,
  toServiceRequest,
  type ServiceFilter,
} from './serviceFilter.ts';

const read = (address: string) => readServiceFilter(new URL(address, 'https://market.example'));

// Shows T11, T12.
test('begins with the first page and all prices', () => {
  expect(read('/')).toEqual(everything);
  expect(toServiceRequest(everything)).toEqual({
    keyword: '',
    page: 1,
    price: { gte: 298, lte: 50_000 },
  });
});

// Shows V1.
test('trims the term of an address', () => {
  expect(read('/search/%20%20logo%20').keyword).toBe('logo');
});

test('leaves what is not narrowed out of the address', () => {
  expect(toExplorePath({})).toBe('/');
  expect(toExplorePath({ category: 'Mobile-Apps', page: 2 })).toBe('/category/Mobile-Apps?page=2');
  expect(toExplorePath({ keyword: 'app', category: 'Mobile-Apps', maximumPrice: 900 })).toBe(
    '/search/app?category=Mobile-Apps&max=900',
  );
});

test.each([
  'C#',
  'R&D',
  '50%',
  '%',
  'a/b',
  '%2F',
  '%2f %252F',
  'a+b?',
  '+',
  '.',
  '..',
  '../../..',
  '%2e%2e',
  '\\',
  'ünïcode 🎸',
])('finds the term %j again in its address', (keyword) => {
  expect(read(toExplorePath({ keyword }))).toEqual({ ...everything, keyword });
});

test('takes a term that is no proper part of an address as it stands', () => {
  expect(readServiceFilter({ pathname: '/search/50%', search: '' }).keyword).toBe('50%');
});

test('finds the whole filter again in its address', () => {
  const filter: ServiceFilter = {
    keyword: 'logo',
    category: 'Graphics-And-Design',
    minimumPrice: 500,
    maximumPrice: 9000,
    page: 3,
    sort: 'priceLow',
    rating: 4,
    days: 7,
    language: 'ne',
    level: 'top',
    country: 'Côte d’Ivoire',
    tag: 'c# & .net',
  };
  expect(read(toExplorePath(filter))).toEqual(filter);
});

test.each([
  ['page=0', { page: 1 }],
  ['page=two', { page: 1 }],
  ['min=-5', { minimumPrice: 298 }],
  ['max=1e9', { maximumPrice: 50_000 }],
  ['min=900&max=400', { minimumPrice: 400, maximumPrice: 400 }],
  ['min=cheap', { minimumPrice: 298 }],
  ['category=Cooking', { category: undefined }],
  ['sort=best', { sort: undefined }],
  ['sort=rating', { sort: 'rating' }],
  ['rating=9&days=2&language=*', { rating: undefined, days: undefined, language: undefined }],
  ['level=best&country=%20&tag=', { level: undefined, country: undefined, tag: undefined }],
  [
    `tag=${'x'.repeat(31)}&country=Nepal&sort=bestSelling`,
    { tag: undefined, country: 'Nepal', sort: 'bestSelling' },
  ],
])('makes sense of the address ?%s', (search, expected) => {
  expect(read(`/?${search}`)).toMatchObject(expected);
});

// Shows X45.
test('sends what is beyond the specification only to a backend that has it', () => {
  const filter = read(
    '/search/logo?sort=priceLow&rating=4&days=7&language=ne&level=two&country=Nepal&tag=logo',
  );
  const specified = { keyword: 'logo', page: 1, price: { gte: 298, lte: 50_000 } };
  expect(toServiceRequest(filter)).toEqual(specified);
  expect(toServiceRequest(filter, true)).toEqual({
    ...specified,
    sort: 'priceLow',
    rating: 4,
    days: 7,
    language: 'ne',
    level: 'two',
    country: 'Nepal',
    tag: 'logo',
    facets: true,
  });
});

// Shows X48.
test('a search is ordered by relevance unless another order is chosen, where that is understood', () => {
  expect(toServiceRequest(read('/search/logo'), true).sort).toBe('relevance');
  expect(toServiceRequest(read('/search/logo?sort=newest'), true).sort).toBe('newest');
  expect(toServiceRequest(read('/search/logo'))).not.toHaveProperty('sort');
  expect(toServiceRequest(read('/category/Mobile-Apps'), true).sort).toBeUndefined();
});

// Shows X45.
test('counts nothing on the home page, which has no filters', () => {
  expect(toServiceRequest(everything, true)).toEqual(toServiceRequest(everything));
});
