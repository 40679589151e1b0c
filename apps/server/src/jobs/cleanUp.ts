import type { Job } from './repeatJobs.ts';

/** Something that keeps what runs out. */
export interface Forgetful {
  /** Forgets what has run out. */
  clean: () => Promise<void>;
}

/** The job that deletes everything that has expired, one kind after the other. */
export const createCleanUp = (...forgetful: Forgetful[]): Job => ({
  name: 'clean up',
  pause: 10 * 60_000,
  async run() {
    for (const { clean } of forgetful) await clean();
  },
});
