import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../adapters/Mailer.ts';
import { type Mail, type MailQueries, createMailQueries } from '../queries/mailQueries.ts';
import type { PeopleQueries } from '../queries/peopleQueries.ts';
import type { Job } from './repeatJobs.ts';

const toResetMail = (recipient: string, link: string): Mail => ({
  recipient,
  subject: 'Market: choose a new password',
  body: `Somebody, hopefully you, asked for a new password at Market.

Choose it within 30 minutes at this address:
${link}

If it was not you, you need not do anything: your password stays as it is.
`,
});

/** The job that makes mails of the requested links and sends whatever is in the outbox. */
export function createSendMails(
  people: PeopleQueries,
  mails: MailQueries,
  mailer: Mailer,
  publicUrl: string,
): Job {
  async function answerRequests() {
    let isMore = true;
    while (isMore) {
      isMore = await people.takeResetRequest(async (transaction, { email, token }) => {
        const link = `${publicUrl}/password/reset/${token}`;
        await createMailQueries(transaction).add(toResetMail(email, link));
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
      await answerRequests();
      const claimed = await mails.claim();
      await Promise.all(claimed.map((mail) => sendOne(mail, log)));
    },
  };
}
