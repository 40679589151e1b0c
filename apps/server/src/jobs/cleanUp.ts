import type { EmailConfirmationQueries } from '../queries/emailConfirmationQueries.ts';
import type { MailQueries } from '../queries/mailQueries.ts';
import type { RateLimits } from '../queries/rateLimitQueries.ts';
import type { Refusals } from '../queries/refusalQueries.ts';
import type { SessionQueries } from '../queries/sessionQueries.ts';
import type { Job } from './repeatJobs.ts';

/** The job that forgets what has run out. */
export const createCleanUp = (
  sessions: SessionQueries,
  confirmations: EmailConfirmationQueries,
  limits: RateLimits,
  mails: MailQueries,
  refusals: Refusals,
): Job => ({
  name: 'clean up',
  pause: 10 * 60_000,
  async run() {
    await sessions.clean();
    await confirmations.clean();
    await limits.clean();
    await mails.clean();
    await refusals.clean();
  },
});
