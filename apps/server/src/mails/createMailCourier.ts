import type { Courier } from '../outbox/Message.ts';
import type { MailChoice, UnsubscribeTokens } from './unsubscribeTokens.ts';
import { unsubscribePath } from './serveUnsubscribing.ts';
import { writeHtml } from './writeHtml.ts';
import { writeText } from './writeText.ts';

/** Gives letters their looks, as text and as HTML, and hands them on. What has none is handed on as it is. */
export function createMailCourier(
  mailer: Courier,
  publicUrl: string,
  tokens: UnsubscribeTokens,
): Courier {
  const findUnsubscribe = async (choice: MailChoice | undefined) =>
    choice && `${publicUrl}${unsubscribePath}?token=${await tokens.make(choice)}`;

  return {
    async send({ letter, ...message }) {
      if (!letter) return mailer.send(message);

      const unsubscribe = await findUnsubscribe(letter.choice);
      const addresses = { publicUrl, unsubscribe };
      const body = writeText(letter, addresses);
      await mailer.send({
        ...message,
        letter,
        body,
        html: writeHtml(letter, addresses),
        unsubscribe,
      });
    },
  };
}
