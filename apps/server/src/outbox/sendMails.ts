import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './Mailer.ts';
import {
  type EmailConfirmationQueries,
  confirmationHours,
} from '../people/emailConfirmationQueries.ts';
import { type Mail, type MailQueries, createMailQueries } from './mailQueries.ts';
import type { PeopleQueries } from '../people/peopleQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

const toResetMail = (recipient: string, link: string): Mail => ({
  recipient,
  subject: 'Market: choose a new password',
  body: `Somebody, hopefully you, asked for a new password at Market.

Choose it within 30 minutes at this address:
${link}

If it was not you, you need not do anything: your password stays as it is.
`,
});

/** Whatever a stranger may have typed, such as a name, stays out of it. */
const toConfirmationMail = (recipient: string, link: string): Mail => ({
  recipient,
  subject: 'Market: confirm your address',
  body: `Somebody, hopefully you, wants to use this address for an account at Market.

Confirm it within ${confirmationHours} hours at this address, with the password of the account:
${link}

If it was not you, you need not do anything: without this link no account has your address.
`,
});

const toKnownMail = (recipient: string, publicUrl: string): Mail => ({
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
 * The job that makes mails of what was requested (links for new passwords and for addresses) and sends
 * whatever is in the outbox.
 */
export function createSendMails(
  people: PeopleQueries,
  confirmations: EmailConfirmationQueries,
  mails: MailQueries,
  mailer: Mailer,
  publicUrl: string,
): Job {
  async function answerResets() {
    let isMore = true;
    while (isMore) {
      isMore = await people.takeResetRequest(async (transaction, { email, token }) => {
        const link = `${publicUrl}/password/reset/${token}`;
        await createMailQueries(transaction).add(toResetMail(email, link));
      });
    }
  }

  async function answerConfirmations() {
    let isMore = true;
    while (isMore) {
      isMore = await confirmations.takeRequest(async (transaction, { email, token }) => {
        const mail = token
          ? toConfirmationMail(email, `${publicUrl}/email/confirm/${token}`)
          : toKnownMail(email, publicUrl);
        await createMailQueries(transaction).add(mail);
      });
    }
  }

  /** Nobody waits for a mail before theirs: all of a batch are sent within the time that they are claimed for. */
  async function sendOne(mail: Mail & { id: string }, log: FastifyBaseLogger) {
    try {
      await mailer.send(mail);
      await mails.markSent(mail.id);
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'A mail could not be sent yet');
    }
  }

  return {
    name: 'send mails',
    pause: 1_000,
    async run({ log }) {
      await answerResets();
      await answerConfirmations();
      const claimed = await mails.claim();
      await Promise.all(claimed.map((mail) => sendOne(mail, log)));
    },
  };
}
