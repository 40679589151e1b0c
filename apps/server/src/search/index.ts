/** @file Finding services: one seam, and what stands behind it. `README.md` draws it. */

import type { Database } from '../database/openDatabase.ts';
import type { SearchEngine } from '../settings/settings.ts';
import { createMemorySearch } from './memory/createMemorySearch.ts';
import type { Search } from './Search.ts';
import { createSqlSearch } from './sql/createSqlSearch.ts';

export { listParts, scoreOf, standingOf } from './ranking/scoreOf.ts';
export { type Figures, listFigures, type RankingRules } from './ranking/RankingRules.ts';
export { toRankingRules } from './ranking/toRankingRules.ts';
export { guessKeywords, type Guess } from './guessKeywords.ts';
export type { Likened, Search, SearchAnswer, SearchQuestion } from './Search.ts';
export { toPriceSpan } from './toPriceSpan.ts';
export { toCountry, toTag } from './words/labels.ts';
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
