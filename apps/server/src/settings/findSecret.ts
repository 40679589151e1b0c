import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/**
 * Gives the secret of this market: `SECRET_KEY`, or the file `secret` of the data folder, which is made
 * when it is first needed. Of processes that make it at once, all get the same.
 */
export async function findSecret({
  secretKey,
  dataFolder,
}: Pick<Settings, 'secretKey' | 'dataFolder'>): Promise<string> {
  if (secretKey !== undefined) return secretKey;
  const file = join(dataFolder, 'secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    const draft = `${file}.${randomBytes(8).toString('hex')}`;
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Whole from the beginning, and only the first one stays.
    await link(draft, file).catch(() => undefined);
    await rm(draft);
    return readFile(file, 'utf8');
  }
}
