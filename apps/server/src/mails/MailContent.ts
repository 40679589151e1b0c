import type { Letter } from '../database/Letter.ts';
import type { Reader } from './Reader.ts';

/** What a mail says, before it is known whom it is from. */
export interface MailContent extends Omit<Letter, 'language' | 'from' | 'choice' | 'heading'> {
  /** Follows the name of the market. */
  subject: string;
}

/** Writes one mail for its reader. */
export type WriteMail = (reader: Reader) => MailContent;
