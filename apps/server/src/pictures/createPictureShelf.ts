import { randomBytes } from 'node:crypto';
import { CallRefusal } from '../http/CallRefusal.ts';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { preparePicture, readDataUrl } from '../adapters/preparePicture.ts';
import { createGate } from '../createGate.ts';
import { type ImageQueries, toFileName } from '../queries/imageQueries.ts';

/** The most pictures of one service. */
const pictureLimit = 8;

export type PictureShelf = ReturnType<typeof createPictureShelf>;

/** Takes pictures in: data URLs go in, ids of stored pictures come out. */
export function createPictureShelf(store: ImageStore, images: ImageQueries, limitBytes: number) {
  const gate = createGate(1, 32);

  /** The files are safe before the row says that they are there. */
  async function keep(file: Buffer): Promise<string> {
    const { width, height, versions, placeholder } = await gate(() => preparePicture(file));
    const id = randomBytes(16).toString('hex');
    for (const version of versions) {
      await store.write(toFileName(id, version.width), version.bytes);
    }
    const widths = versions.map((version) => version.width);
    await images.add({ id, width, height, widths, placeholder });
    return id;
  }

  return {
    /** Stores pictures, in their order; empty texts count as none. Refuses all if one is not right. */
    async keepAll(dataUrls: string[]): Promise<string[]> {
      const chosen = dataUrls.filter(Boolean);
      if (chosen.length > pictureLimit) {
        throw new CallRefusal(400, `A service may have at most ${pictureLimit} pictures.`);
      }
      const files = chosen.map((dataUrl) => readDataUrl(dataUrl, limitBytes));
      const ids = [];
      for (const file of files) ids.push(await keep(file));
      return ids;
    },

    /** Stores one picture. */
    keepOne: async (dataUrl: string): Promise<string> => keep(readDataUrl(dataUrl, limitBytes)),
  };
}
