import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { OperatorError } from '../refusals/OperatorError.ts';

/** Windows knows no such flag; there, links need rights of their own. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

const toRefusal = (path: string, cause?: unknown) =>
  new OperatorError(`The backup is damaged: ${path} is not what a backup holds.`, { cause });

/**
 * Opens a file of a backup. Refuses links, which could expose any file on this machine, and pipes,
 * which never end.
 */
export async function openOwnFile(path: string): Promise<FileHandle> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: unknown) => {
    const isLink = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    throw isLink ? toRefusal(path, error) : error;
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw toRefusal(path);
}

/** Reads a file of a backup as a whole. */
export async function readOwnFile(path: string): Promise<Buffer> {
  await using file = await openOwnFile(path);
  return await file.readFile();
}

/** Refuses a backup folder that is a link to another one. */
export async function checkOwnFolder(path: string): Promise<void> {
  if (!(await lstat(path)).isDirectory()) throw toRefusal(path);
}
