import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder is being used by another process. The message says by which. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** The hold on a folder. It ends with the process, however that ends. */
export interface FolderLock {
  /** Notes the address under which the holder is reached, for others who try the folder. */
  setAddress: (address: string) => Promise<void>;
  release: () => Promise<void>;
}

async function describeHolder(holderFile: string): Promise<string> {
  try {
    const { pid, address } = JSON.parse(await readFile(holderFile, 'utf8'));
    return `process ${pid}${address ? ` (${address})` : ''}`;
  } catch {
    return 'another process';
  }
}

/**
 * Takes a folder for this process alone. The embedded database would be destroyed by a second
 * process, so this must be a lock that the operating system holds and frees: Node offers none
 * itself, but an exclusive SQLite transaction is one, and survives nothing, not even `kill -9`.
 * Throws `FolderInUseError` if another process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const holderFile = join(folder, 'lock.json');
  const lock = new DatabaseSync(join(folder, 'lock'));

  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    throw new FolderInUseError(
      `The folder ${folder} is in use by ${await describeHolder(holderFile)}.`,
      { cause: error },
    );
  }

  const setAddress = (address: string | undefined) =>
    writeFile(holderFile, JSON.stringify({ pid: process.pid, address }));
  await setAddress(undefined);

  return {
    setAddress,
    release: async () => {
      await rm(holderFile, { force: true });
      lock.close();
    },
  };
}
