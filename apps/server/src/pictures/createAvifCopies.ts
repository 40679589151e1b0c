import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ImageStore, StoredFile } from '../adapters/ImageStore.ts';
import { createGate } from '../createGate.ts';

/** How many pictures may wait for their copy; those beyond wait until they are asked for again. */
const queueLimit = 64;

/** Looks as good as the WebP file and weighs about two thirds; more effort takes much longer. */
const encoding = { quality: 50, effort: 2 };

export type AvifCopies = ReturnType<typeof createAvifCopies>;

/**
 * Keeps an AVIF copy of each picture that somebody has asked for. Making one takes a tenth of a
 * second: nobody waits for it, and one is made at a time.
 */
export function createAvifCopies(store: ImageStore) {
  const gate = createGate(1, queueLimit);
  const begun = new Set<string>();

  async function make(name: string, copyName: string) {
    const file = await store.read(name);
    if (!file) return;
    const copy = await sharp(await buffer(file.bytes))
      .avif(encoding)
      .toBuffer();
    await store.write(copyName, copy);
  }

  return {
    /** Gives the copy of a WebP file; undefined when there is none yet, which makes one. */
    async read(name: string): Promise<StoredFile | undefined> {
      const copyName = name.replace(/\.webp$/, '.avif');
      if (begun.has(copyName)) return undefined;
      const copy = await store.read(copyName);
      if (copy) return copy;

      begun.add(copyName);
      // The WebP file is as good: whatever goes wrong is tried again when somebody asks again.
      gate(() => make(name, copyName))
        .catch(() => undefined)
        .finally(() => begun.delete(copyName));
      return undefined;
    },
  };
}
