import type { SavedSearch } from './calls.ts';

/**
 * Makes a search that somebody keeps.
 *
 * @see Specification, X49
 */
export const createSavedSearch = (fields: Partial<SavedSearch> = {}): SavedSearch => ({
  _id: 'search-logo',
  query: { keyword: 'logo', price: { lte: 5000 }, rating: 4 },
  alert: 'daily',
  createdAt: '2026-11-12T08:00:00.000Z',
  ...fields,
});

/**
 * Three searches: by words, by a category, by where sellers come from.
 *
 * @see Specification, X49
 */
export const sampleSavedSearches: SavedSearch[] = [
  createSavedSearch(),
  createSavedSearch({
    _id: 'search-apps',
    query: { category: 'Mobile-Apps', days: 7, level: 'top' },
    alert: 'weekly',
    createdAt: '2026-11-08T08:00:00.000Z',
  }),
  createSavedSearch({
    _id: 'search-nearby',
    query: { keyword: 'web shop', language: 'ne', country: 'Kathmandu', tag: 'wordpress' },
    alert: 'none',
    createdAt: '2026-10-02T08:00:00.000Z',
  }),
];
