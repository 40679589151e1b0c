import type { SentMessage } from './Message.ts';

/**
 * Writes a message as the mailer takes it, with both its parts. Where messages like it can be switched off, it
 * tells mail programs how, by one press and no question (RFC 8058).
 *
 * @param from The sender. One without a name gets that of the market.
 */
export const toMail = (from: string, message: SentMessage) => {
  const { recipient, subject, body, html, letter, unsubscribe } = message;
  return {
    from: letter && !from.includes('<') ? { name: letter.from, address: from } : from,
    to: recipient,
    subject,
    text: body,
    html,
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
};
