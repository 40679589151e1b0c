import type { Job } from '../jobs/repeatJobs.ts';
import { putInOutbox } from '../outbox/createOutbox.ts';
import type { Message } from '../outbox/Message.ts';
import { type EmailConfirmationQueries, confirmationHours } from './emailConfirmationQueries.ts';
import type { PeopleQueries } from './peopleQueries.ts';

const toResetMail = (recipient: string, link: string): Message => ({
  recipient,
  subject: 'Market: choose a new password',
  body: `Somebody, hopefully you, asked for a new password at Market.

Choose it within 30 minutes at this address:
${link}

If it was not you, you need not do anything: your password stays as it is.
`,
});

/** Nothing that a stranger may have typed, such as a name, goes into it. */
const toConfirmationMail = (recipient: string, link: string): Message => ({
  recipient,
  subject: 'Market: confirm your address',
  body: `Somebody, hopefully you, wants to use this address for an account at Market.

Confirm it within ${confirmationHours} hours at this address, with the password of the account:
${link}

If it was not you, you need not do anything: without this link no account has your address.
`,
});

const toKnownMail = (recipient: string, publicUrl: string): Message => ({
  recipient,
  subject: 'Market: you have an account already',
  body: `Somebody, hopefully you, wanted to use this address for an account at Market. You have one already.

Log in at this address:
${publicUrl}/login

If you have forgotten your password, choose a new one:
${publicUrl}/forgotPassword

If it was not you, you need not do anything: your account stays as it is.
`,
});

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
    people.takeResetRequest(async (transaction, { email, token }) => {
      const link = `${publicUrl}/password/reset/${token}`;
      await putInOutbox(transaction, 'mail', toResetMail(email, link));
    });

  const writeNextConfirmation = () =>
    confirmations.takeRequest(async (transaction, { email, token }) => {
      const mail = token
        ? toConfirmationMail(email, `${publicUrl}/email/confirm/${token}`)
        : toKnownMail(email, publicUrl);
      await putInOutbox(transaction, 'mail', mail);
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
