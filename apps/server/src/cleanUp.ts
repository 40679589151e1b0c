import type { EmailConfirmationQueries } from './people/emailConfirmationQueries.ts';
import type { MailQueries } from './outbox/mailQueries.ts';
import type { RateLimits } from './limits/rateLimitQueries.ts';
import type { Refusals } from './refusals/refusalQueries.ts';
import type { SessionQueries } from './people/sessionQueries.ts';
import type { Job } from './jobs/repeatJobs.ts';

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
