import type { Refusals } from './refusalQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** The job that writes down what was refused in the minute before. */
export const createWriteRefusals = (refusals: Refusals): Job => ({
  name: 'write refusals',
  pause: 60_000,
  run: () => refusals.write(),
});
