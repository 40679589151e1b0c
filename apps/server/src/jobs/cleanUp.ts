import type { RateLimits } from '../queries/rateLimitQueries.ts';
import type { SessionQueries } from '../queries/sessionQueries.ts';
import type { SignUpQueries } from '../queries/signUpQueries.ts';
import type { Job } from './repeatJobs.ts';

/** The job that forgets what has run out. */
export const createCleanUp = (
  sessions: SessionQueries,
  signUps: SignUpQueries,
  limits: RateLimits,
): Job => ({
  name: 'clean up',
  pause: 10 * 60_000,
  async run() {
    await sessions.clean();
    await signUps.clean();
    await limits.clean();
  },
});
