import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process is using the folder. The message says which. */
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
 * Takes a folder for this process alone. A second process would destroy the embedded database, so
 * the operating system must hold this lock and free it however the process ends, even by `kill -9`.
 * Node has no such lock, but an exclusive SQLite transaction is one. Throws `FolderInUseError` if
 * another process has the folder.
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
