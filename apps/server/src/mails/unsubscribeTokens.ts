import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Letter, MailTopic } from '../database/Letter.ts';

/** What somebody does without. */
export type MailChoice = NonNullable<Letter['choice']>;

/** By a letter, so that links stay on one line. */
const topics: Record<string, MailTopic> = {
  r: 'reminders',
  n: 'news',
  m: 'messages',
  d: 'digest',
  s: 'searches',
};

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Makes and reads what the links of mails carry with which they are switched off: for one person and one kind
 * of mail, for good. It opens nothing else.
 */
export function createUnsubscribeTokens(findSecret: () => Promise<string>) {
  let key: Uint8Array | undefined;
  const findKey = async () =>
    (key ??= new Uint8Array(
      hkdfSync('sha256', await findSecret(), '', 'market unsubscribe links', 32),
    ));

  const sign = async (words: string) =>
    createHmac('sha256', await findKey())
      .update(words)
      .digest('base64url');

  return {
    async make({ personId, topic }: MailChoice): Promise<string> {
      const words = `${personId}.${topic.charAt(0)}`;
      return `${words}.${await sign(words)}`;
    },

    /** Gives what a token stands for; undefined for one that was not made here. */
    async read(token: string): Promise<MailChoice | undefined> {
      const [personId = '', letter = '', given = ''] = token.split('.');
      const topic = topics[letter];
      const expected = Buffer.from(await sign(`${personId}.${letter}`));
      const signature = Buffer.from(given);
      const isGood = expected.length === signature.length && timingSafeEqual(expected, signature);
      return isGood && topic ? { personId, topic } : undefined;
    },
  };
}
