import type { Letter } from '../database/Letter.ts';
import { frameTexts } from './frameTexts.ts';

/** Where the links of a mail lead. */
export interface MailAddresses {
  /** Where people reach the site. */
  publicUrl: string;
  /** Where such mails are switched off; undefined where they cannot be. */
  unsubscribe?: string | undefined;
}

/**
 * Writes what a letter says as plain text.
 *
 * @param addresses Without them nothing is said that leads anywhere.
 */
export function writeText(letter: Letter, addresses?: MailAddresses): string {
  const { paragraphs, quote, lines, action, alternative, notes = [], from, language } = letter;
  const texts = frameTexts[language];
  const { publicUrl, unsubscribe } = addresses ?? {};
  const parts = [
    ...paragraphs,
    lines && writeLines(lines),
    quote && `${quote.lead}\n\n${indent(quote.text)}`,
    ...[action, alternative].map(
      (link) => link && publicUrl !== undefined && `${link.label}:\n${publicUrl}${link.path}`,
    ),
    ...notes,
    publicUrl !== undefined && `${texts.sentBy(from)}\n${publicUrl}`,
    unsubscribe !== undefined && `${texts.unsubscribe}:\n${unsubscribe}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const writeLines = ({ heading, entries, sum }: NonNullable<Letter['lines']>) =>
  [
    `${heading}:`,
    ...entries.map(({ title, amount }) => `- ${title}: ${amount}`),
    `${sum.title}: ${sum.amount}`,
  ].join('\n');

const indent = (text: string) => text.replaceAll(/^/gm, '> ');
