import { join } from 'node:path';
import { readMail as readMailIn } from '../../../../tooling/readMail.ts';

/** Reads the newest mail to somebody from the folder in which the demo keeps its mails. */
export const readMail = (email: string) =>
  readMailIn([join(process.env['JOURNEY_DATA_DIR'] ?? '', 'mails')], email);
