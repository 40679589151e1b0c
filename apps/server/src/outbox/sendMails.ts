import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../jobs/repeatJobs.ts';
import type { Mail, Mailer } from './Mailer.ts';
import type { MailQueries } from './mailQueries.ts';

/** The job that sends what is in the outbox. */
export function createSendMails(mails: MailQueries, mailer: Mailer): Job {
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
      const claimed = await mails.claim();
      await Promise.all(claimed.map((mail) => sendOne(mail, log)));
    },
  };
}
