/** The languages in which mails are written, the usual one first. */
export const languages = ['en', 'de', 'ar', 'hi', 'ne'] as const;

export type Language = (typeof languages)[number];

/** What a person may do without. The others are about money or security, or let a time begin to run. */
export type MailTopic = 'reminders' | 'news' | 'messages' | 'digest' | 'searches';

/** One line of what was ordered. */
export interface LetterLine {
  title: string;
  amount: string;
}

/** Where a mail leads. */
export interface LetterLink {
  label: string;
  /** Begins with `/` and is one of this site. */
  path: string;
}

/** What a mail says, in the reader's language, and whom it is from. Its looks are added when it is sent. */
export interface Letter {
  language: Language;
  /** The name of the market. */
  from: string;
  heading: string;
  paragraphs: string[];
  /** What somebody has written, in their own words. */
  quote?: { lead: string; text: string } | undefined;
  /** What was ordered, and what it costs. */
  lines?: { heading: string; entries: LetterLine[]; sum: LetterLine } | undefined;
  /** The one thing to do about it. */
  action?: LetterLink | undefined;
  /** What may be done instead. */
  alternative?: LetterLink | undefined;
  /** What is said below, in small letters. */
  notes?: string[] | undefined;
  /** What may be switched off; missing for what everybody is told. */
  choice?: { personId: string; topic: MailTopic } | undefined;
}
