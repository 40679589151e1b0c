import type { Database } from '../database/openDatabase.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import type { Search } from '../search/index.ts';
import type { ServiceQueries } from '../services/index.ts';
import { createFigureJob } from './createFigureJob.ts';
import { createRankingHandlers } from './rankingHandlers.ts';

/** Makes up in which order services are found, and tells it. */
export function createRankingParts(
  database: Database,
  services: ServiceQueries,
  search: Search,
  book: MarketBook,
) {
  const findAnswerHours = async () => {
    const { settings } = await book.read();
    return settings.features.ranking ? settings.score.answerHours : undefined;
  };
  return {
    handlers: createRankingHandlers(services, search, book),
    jobs: [createFigureJob(database, findAnswerHours)],
  };
}
