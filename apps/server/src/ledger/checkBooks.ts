import type { Job } from '../jobs/repeatJobs.ts';
import type { BookQueries } from './bookQueries.ts';

/** The job that looks whether the books are right, and says so where they are not. */
export const createCheckBooks = (books: BookQueries): Job => ({
  name: 'checkBooks',
  pause: 60_000,
  async run({ log }) {
    for (const { name, expected_paise: expected, found_paise: found } of await books.check()) {
      if (expected === found) continue;
      log.error({ check: name, expected, found }, 'The books do not agree: please look at them');
    }
  },
});
