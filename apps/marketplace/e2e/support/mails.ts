import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the newest mail to somebody from the folder in which the demo keeps its mails. */
export async function readMail(email: string) {
  const folder = join(process.env['JOURNEY_DATA_DIR'] ?? '', 'mails');
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const mail = (await readFile(join(folder, name), 'utf8'))
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    if (mail.includes(email)) return mail;
  }
  throw new Error(`No mail to ${email} has arrived.`);
}
