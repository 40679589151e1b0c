import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { createAnalyticsHandlers } from './analyticsHandlers.ts';
import { createAnalyticsQueries } from './analyticsQueries.ts';
import { createPopularTerms } from './createPopularTerms.ts';
import { createForgetWords } from './forgetWords.ts';
import { createSeenCounter } from './createSeenCounter.ts';

/**
 * Counts how services are found, and tells their sellers.
 *
 * @param findSecret Gives what nobody else knows: from the bits that are kept, nobody can tell who set them.
 */
export function createAnalyticsParts(database: Database, findSecret: () => Promise<string>) {
  const counter = createSeenCounter(database, findSecret);
  const write: Job = { name: 'write what was seen', pause: 10_000, run: counter.flush };

  return {
    handlers: createAnalyticsHandlers(counter, createAnalyticsQueries(database)),
    jobs: [write, createForgetWords(database)],
    /** What many people search for. */
    popular: createPopularTerms(database),
    /** Writes what was counted since it was last written. */
    flush: counter.flush,
  };
}
