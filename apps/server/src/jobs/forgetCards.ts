import type { CardAttemptQueries } from '../queries/cardAttemptQueries.ts';
import type { Job } from './repeatJobs.ts';

/** The job that forgets who has tried cards, long after these could be charged. */
export const createForgetCards = (attempts: CardAttemptQueries): Job => ({
  name: 'forgetCards',
  pause: 60 * 60_000,
  run: () => attempts.clean(),
});
