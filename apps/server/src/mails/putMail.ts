import { sql } from 'kysely';
import type { MailTopic } from '../database/Letter.ts';
import type { Database } from '../database/tables.ts';
import { toOwnerSettings } from '../marketBook/ownerSettings.ts';
import { putInOutbox } from '../outbox/createOutbox.ts';
import { toLanguage } from './languages.ts';
import type { WriteMail } from './MailContent.ts';
import type { Reader } from './Reader.ts';
import { toLetter } from './toLetter.ts';
import { writeText } from './writeText.ts';

/** Whom a mail goes to: a person of this market, or an address, which perhaps nobody has yet. */
export type MailRecipient = { personId: string } | { email: string };

/** A mail to be written. */
export interface NewMail {
  to: MailRecipient;
  write: WriteMail;
  /** Two mails with the same key are one. Defaults to none. */
  key?: string;
  /** What it belongs to, if people may do without it. Defaults to none: everybody is told. */
  topic?: MailTopic;
  /**
   * Where people reach the site, for a mail that is of no use without its link: then a process of the version
   * before, which knows only the text, sends it, too. Defaults to nothing.
   */
  publicUrl?: string;
}

/**
 * Writes mails in the language of their readers, as part of the transaction of what they tell of. Nothing
 * is written to somebody whose account is gone, or who does without such mails.
 */
export async function putMails(transaction: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const market = await findMarket(transaction);
  const findOwner = await findOwners(transaction, mails);
  const messages = mails.flatMap(({ to, write, key, topic, publicUrl }) => {
    const owner = findOwner(to);
    if (!owner || (topic && owner.topics.includes(topic))) return [];

    const reader: Reader = { ...market, language: toLanguage(owner.language) };
    const content = write(reader);
    const choice = topic && 'personId' in to ? { personId: to.personId, topic } : undefined;
    const letter = toLetter(content, reader, choice);
    return {
      recipient: owner.email,
      subject: `${reader.marketName}: ${content.subject}`,
      body: writeText(letter, publicUrl === undefined ? undefined : { publicUrl }),
      letter,
      ...(key !== undefined && { key }),
    };
  });
  await putInOutbox(transaction, 'mail', ...messages);
}

/** Writes one mail: see `putMails`. */
export const putMail = (
  transaction: Database,
  to: MailRecipient,
  write: WriteMail,
  details: Omit<NewMail, 'to' | 'write'> = {},
): Promise<void> => putMails(transaction, [{ to, write, ...details }]);

/** Somebody's address, language, and what they do without. */
interface MailOwner {
  email: string;
  language: string | null;
  topics: string[];
}

async function findOwners(transaction: Database, mails: readonly NewMail[]) {
  const ids = mails.flatMap(({ to }) => ('personId' in to ? to.personId : []));
  const emails = mails.flatMap(({ to }) => ('email' in to ? to.email.toLowerCase() : []));
  const people = await transaction
    .selectFrom('people')
    .select(['id', 'email', 'language'])
    .select(
      sql<string[]>`array(
        select topic from mail_choices where mail_choices.person_id = people.id)`.as('topics'),
    )
    .where((either) =>
      either.or([
        sql<boolean>`id = any(${ids}::uuid[])`,
        sql<boolean>`lower(email) = any(${emails}::text[])`,
      ]),
    )
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  return (to: MailRecipient): MailOwner | undefined =>
    'personId' in to
      ? byId.get(to.personId)
      : { language: null, topics: [], ...byEmail.get(to.email.toLowerCase()), email: to.email };
}

/** What the owner of the market has set of how people are written to. */
async function findMarket(transaction: Database): Promise<Omit<Reader, 'language'>> {
  const rows = await transaction
    .selectFrom('market_settings')
    .select(['key', 'value'])
    .where('key', 'in', ['name', 'currency.prefix'])
    .execute();
  const settings = toOwnerSettings(new Map(rows.map(({ key, value }) => [key, value])));
  return {
    marketName: settings.name ?? 'Market',
    currencyPrefix: settings['currency.prefix'],
  };
}
