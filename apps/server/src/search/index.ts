/** @file Finding services: one seam, and what stands behind it. `README.md` draws it. */

import type { Database } from '../database/openDatabase.ts';
import type { SearchEngine } from '../settings/settings.ts';
import { createMemorySearch } from './memory/createMemorySearch.ts';
import type { Search } from './Search.ts';
import { createSqlSearch } from './sql/createSqlSearch.ts';

export type { Search, SearchAnswer, SearchQuestion } from './Search.ts';
export { splitKeyword, splitText } from './words/splitWords.ts';

const engines = { memory: createMemorySearch, sql: createSqlSearch };

/**
 * Opens the search of a market, which begins to work with its first question.
 *
 * @param forget Told of each service that has changed; without one, that all have.
 */
export const createSearch = (
  engine: SearchEngine,
  database: Database,
  forget: (id?: string) => void,
): Search => engines[engine](database, forget);
