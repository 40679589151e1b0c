import { buffer } from 'node:stream/consumers';
import type { ImageStore, StoredFile } from '../adapters/ImageStore.ts';
import { createGate } from '../limits/createGate.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { PictureWorker } from './createPictureWorker.ts';

/** How many pictures may wait for their copy; others get theirs when they are next asked for. */
const queueLimit = 64;

export type AvifCopies = ReturnType<typeof createAvifCopies>;

/** Whether it failed only because of too much at once. */
const isBusy = (error: unknown) => error instanceof CallRefusal && error.status === 503;

/**
 * Keeps an AVIF copy of each picture that was asked for. Making one takes a tenth of a second, so
 * nobody waits for it, and only one is made at a time.
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
      // The WebP file will do: a copy that failed is not tried again before the next start.
      gate(() => make(name, copyName)).then(
        () => begun.delete(copyName),
        (error: unknown) => isBusy(error) && begun.delete(copyName),
      );
      return undefined;
    },
  };
}
