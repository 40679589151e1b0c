import type { Refusals } from './refusalQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that stores what was refused in the last minute. */
export const createWriteRefusals = (refusals: Refusals): Job => ({
  name: 'write refusals',
  pause: 60_000,
  run: () => refusals.write(),
});
