import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../adapters/FileStore.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import type { FileQueries } from './fileQueries.ts';

/** How many names are looked at together. */
const batchSize = 500;

const dayMilliseconds = 24 * 60 * 60 * 1000;

const isOld = (moment: Date) => Date.now() - moment.getTime() > dayMilliseconds;

/**
 * The job that removes files which belong to nothing, and bytes whose file is gone because a process ended
 * in between.
 *
 * @param incomingFolder Where parts arrive.
 */
export function createRemoveUnusedFiles(
  files: FileQueries,
  store: FileStore,
  incomingFolder: string,
): Job {
  async function removeStrays(names: string[]) {
    const known = await files.findStored(names);
    for (const name of names) if (!known.has(name)) await store.remove({ name, key: '' });
  }

  async function removeOldArrivals() {
    for (const name of await readdir(incomingFolder)) {
      const path = join(incomingFolder, name);
      // It may have been moved away meanwhile.
      const status = await stat(path).catch(() => undefined);
      if (status && isOld(status.mtime)) await rm(path, { force: true });
    }
  }

  return {
    name: 'remove unused files',
    pause: 60 * 60 * 1000,
    async run() {
      for (const upload of await files.takeUnused()) await store.remove(upload);
      await removeOldArrivals();

      let names: string[] = [];
      for await (const { name, writtenAt } of store.list()) {
        if (isOld(writtenAt)) names.push(name);
        if (names.length === batchSize) {
          await removeStrays(names);
          names = [];
        }
      }
      await removeStrays(names);
    },
  };
}
