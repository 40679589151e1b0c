import type { Database } from '../database/openDatabase.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { createScoreHandlers, type DisputeEntry } from './scoreHandlers.ts';
import { createScoreJob } from './createScoreJob.ts';
import { createScoreQueries } from './scoreQueries.ts';
import { scoreSellers } from './scoreSellers.ts';
import { toScoreRules } from './scoreRules.ts';

/** Makes up how well people sell, and tells it. */
export function createScoreParts(database: Database, book: MarketBook, dispute: DisputeEntry) {
  const score = async (ids: string[]) =>
    scoreSellers(database, ids, toScoreRules((await book.read()).settings));
  const isWanted = async () => (await book.read()).settings.features.score;

  return {
    handlers: createScoreHandlers(createScoreQueries(database), score, book, dispute),
    jobs: [createScoreJob(database, score, isWanted)],
  };
}
