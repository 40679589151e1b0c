import type { Letter } from '../database/Letter.ts';
import type { MailContent } from './MailContent.ts';
import type { Reader } from './Reader.ts';

/** Makes a letter of what is said, for its reader. */
export const toLetter = (
  { subject, ...content }: MailContent,
  { language, marketName }: Reader,
  choice?: Letter['choice'],
): Letter => ({
  ...content,
  language,
  from: marketName,
  heading: toHeading(subject),
  choice,
});

/** Subjects go on after the name of the market; headings stand alone. */
const toHeading = (subject: string) => subject.charAt(0).toUpperCase() + subject.slice(1);
