import type { Job } from '../jobs/repeatJobs.ts';
import { putMail } from '../mails/putMail.ts';
import { toConfirmationMail, toKnownMail, toResetMail } from './accountMails.ts';
import { confirmationHours, type EmailConfirmationQueries } from './emailConfirmationQueries.ts';
import { type PeopleQueries, resetMinutes } from './peopleQueries.ts';

/**
 * The job that writes the mails with the links that were asked for: to choose a new password, or to
 * confirm an address.
 */
export function createWriteLinkMails(
  people: PeopleQueries,
  confirmations: EmailConfirmationQueries,
  publicUrl: string,
): Job {
  const writeNextReset = () =>
    people.takeResetRequest((transaction, { email, token }) =>
      putMail(transaction, { email }, toResetMail(token, resetMinutes), { publicUrl }),
    );

  const writeNextConfirmation = () =>
    confirmations.takeRequest(async (transaction, { email, token }) => {
      const mail = token ? toConfirmationMail(token, confirmationHours) : toKnownMail;
      await putMail(transaction, { email }, mail, { publicUrl });
    });

  return {
    name: 'write links',
    pause: 1_000,
    async run() {
      while (await writeNextReset());
      while (await writeNextConfirmation());
    },
  };
}
