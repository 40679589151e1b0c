import { chmod, stat } from 'node:fs/promises';

/** What everybody but the owner may do with a file. */
const others = 0o077;

/**
 * Makes every file and folder that this process writes from now on its owner's alone: the database,
 * mails, backups and pictures are nobody else's business on a machine that several share.
 */
export const keepPrivate = (): void => void process.umask(others);

/**
 * Closes a folder that others can enter or read, and what is in it with it. Tells whether it was
 * open. Throws if it is somebody else's. Windows has no such modes.
 */
export async function closeFolder(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const { mode } = await stat(folder);
  if ((mode & others) === 0) return false;
  await chmod(folder, mode & 0o700);
  return true;
}
