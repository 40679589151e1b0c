import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Reads the newest mail to somebody from the folders in which servers keep theirs instead of sending
 * them. Throws when there is none.
 */
export async function readMail(folders: string[], email: string): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
    ),
  );
  // Names follow the time.
  const newestFirst = files
    .flat()
    .toSorted((one, other) => (basename(one) < basename(other) ? 1 : -1));
  for (const file of newestFirst) {
    const mail = (await readFile(file, 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    if (mail.includes(email)) return mail;
  }
  throw new Error(`No mail to ${email} has arrived.`);
}
