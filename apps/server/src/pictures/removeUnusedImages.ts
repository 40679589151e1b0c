import type { ImageStore } from '../adapters/ImageStore.ts';
import type { ImageQueries } from './imageQueries.ts';
import type { Job } from '../jobs/repeatJobs.ts';

/** How many files are looked at together. */
const batchSize = 500;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The job that deletes unused pictures, and files whose row was never written because the process
 * ended in between.
 */
export function createRemoveUnusedImages(images: ImageQueries, store: ImageStore): Job {
  async function removeStrays(names: string[]) {
    const existing = await images.findExisting(names.map(toImageId));
    for (const name of names) {
      if (!existing.has(toImageId(name))) await store.remove(name);
    }
  }

  return {
    name: 'remove unused images',
    pause: 6 * 60 * 60 * 1000,
    async run() {
      for (const name of await images.takeUnused()) await store.remove(name);

      let names: string[] = [];
      for await (const { name, writtenAt } of store.list()) {
        if (Date.now() - writtenAt.getTime() > dayMilliseconds) names.push(name);
        if (names.length === batchSize) {
          await removeStrays(names);
          names = [];
        }
      }
      await removeStrays(names);
    },
  };
}

const toImageId = (fileName: string) => fileName.split('-')[0] ?? '';
