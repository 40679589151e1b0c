import type { Database } from '../database/openDatabase.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import type { Search } from '../search/index.ts';
import { createSearchDigests } from './createSearchDigests.ts';
import { createSearchHandlers } from './searchHandlers.ts';
import { createSearchQueries } from './searchQueries.ts';

/** Keeps what people search for, and mails them what is new in it. */
export const createSearchParts = (database: Database, search: Search, book: MarketBook) => ({
  handlers: createSearchHandlers(createSearchQueries(database)),
  jobs: [createSearchDigests(database, search, book)],
});
