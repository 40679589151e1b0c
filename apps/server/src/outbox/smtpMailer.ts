import { createTransport } from 'nodemailer';
import type { Courier } from './Message.ts';
import { toMail } from './toMail.ts';

/**
 * How long a mail server may stay silent, in milliseconds. Their sum must be less than the time
 * until the next attempt, or another process would send the same mail.
 */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Hands mails to a mail server, such as `smtps://user:password@mail.example`. */
export function createSmtpMailer(smtpUrl: string, from: string): Courier {
  const transport = createTransport({ url: smtpUrl, ...patience });

  return {
    async send(message) {
      // The same id for every attempt lets mail servers drop repetitions.
      const messageId = `<${message.id}@${from.replace(/^.*@|>$/g, '')}>`;
      await transport.sendMail({ ...toMail(from, message), messageId });
    },
  };
}
