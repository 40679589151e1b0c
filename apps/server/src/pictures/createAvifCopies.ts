import { buffer } from 'node:stream/consumers';
import type { ImageStore, StoredFile } from '../adapters/ImageStore.ts';
import { createGate } from '../limits/createGate.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { PictureWorker } from './createPictureWorker.ts';

/** How many pictures may wait for their copy; those beyond wait until they are asked for again. */
const queueLimit = 64;

export type AvifCopies = ReturnType<typeof createAvifCopies>;

/** Whether it was only too much at once. */
const isBusy = (error: unknown) => error instanceof CallRefusal && error.status === 503;

/**
 * Keeps an AVIF copy of each picture that somebody has asked for. Making one takes a tenth of a
 * second: nobody waits for it, and one is made at a time.
 */
export function createAvifCopies(store: ImageStore, worker: PictureWorker) {
  const gate = createGate(1, queueLimit);
  const begun = new Set<string>();

  async function make(name: string, copyName: string) {
    const file = await store.read(name);
    if (!file) return;
    await store.write(copyName, await worker.copyAsAvif(await buffer(file.bytes)));
  }

  return {
    /** Gives the copy of a WebP file; undefined when there is none yet, which makes one. */
    async read(name: string): Promise<StoredFile | undefined> {
      const copyName = name.replace(/\.webp$/, '.avif');
      if (begun.has(copyName)) return undefined;
      const copy = await store.read(copyName);
      if (copy) return copy;

      begun.add(copyName);
      // The WebP file is as good: what went wrong is not done again before the next start.
      gate(() => make(name, copyName)).then(
        () => begun.delete(copyName),
        (error: unknown) => isBusy(error) && begun.delete(copyName),
      );
      return undefined;
    },
  };
}
