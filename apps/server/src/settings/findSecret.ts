import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/**
 * Gives the secret of this market: `SECRET_KEY`, or the file `secret` of the data folder, which is made
 * when it is first needed. Of two processes that make it at once, both get the same.
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
    const secret = randomBytes(32).toString('base64url');
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
    return readFile(file, 'utf8');
  }
}
