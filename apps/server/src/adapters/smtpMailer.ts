import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';

/** Hands mails to a mail server, such as `smtps://user:password@mail.example`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);

  return {
    async send({ id, recipient, subject, body }) {
      // The same id for every attempt lets mail servers drop a repetition.
      const messageId = `<${id}@${from.replace(/^.*@|>$/g, '')}>`;
      await transport.sendMail({ from, to: recipient, subject, text: body, messageId });
    },
  };
}
