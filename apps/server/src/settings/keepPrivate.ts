import { chmod, stat } from 'node:fs/promises';

/** The permission bits of everybody but the owner. */
const others = 0o077;

/**
 * Makes every file and folder that this process writes from now on readable by its owner alone,
 * since others may share the machine.
 */
export const keepPrivate = (): void => void process.umask(others);

/**
 * Closes a folder, and so its content, to everybody but its owner. Returns whether it was open.
 * Throws if somebody else owns it. Windows has no such modes.
 */
export async function closeFolder(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const { mode } = await stat(folder);
  if ((mode & others) === 0) return false;
  await chmod(folder, mode & 0o700);
  return true;
}
