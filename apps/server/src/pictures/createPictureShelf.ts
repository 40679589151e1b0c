import { refusals } from '@market/api/contract';
import { randomBytes } from 'node:crypto';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toFileName } from '../adapters/pictureNames.ts';
import type { ImageQueries, StoredImage } from './imageQueries.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { CostlyPicture, type PictureWorker } from './createPictureWorker.ts';
import { checkDataUrl, readDataUrl, sizeOf } from './readPicture.ts';

/** Where pictures are kept, and what decodes them. */
export interface PictureKeepers {
  store: ImageStore;
  images: ImageQueries;
  worker: Pick<PictureWorker, 'prepare'>;
}

/** What the shelf works with. */
export interface ShelfParts extends PictureKeepers {
  limits: RateLimits;
  /** The largest picture, in bytes. */
  limitBytes: number;
}

/** The most pictures of one service. */
export const pictureLimit = 8;

/** How many requests of one person may wait for their pictures at the same time. */
const requestLimit = 3;

/** What one person may have decoded. */
const picturesAnHour: RateLimit = { name: 'pictures-hour', count: 300, minutes: 60 };
const picturesADay: RateLimit = { name: 'pictures-day', count: 1_500, minutes: 24 * 60 };
const kilobytesAnHour: RateLimit = { name: 'picture-kilobytes', count: 300_000, minutes: 60 };

/** How many pictures an abandoned one counts as: six of them use up the hour. */
const costlyCount = 50;

/** Keeps a picture in all its widths. The files are there before the row says so. */
export async function keepPicture(
  { store, images, worker }: PictureKeepers,
  file: Buffer,
): Promise<StoredImage> {
  const { width, height, versions, placeholder } = await worker.prepare(file);
  const id = randomBytes(16).toString('hex');
  for (const version of versions) {
    await store.write(toFileName(id, version.width), version.bytes);
  }
  const image = { id, width, height, widths: versions.map((one) => one.width), placeholder };
  await images.add(image);
  return image;
}

export type PictureShelf = ReturnType<typeof createPictureShelf>;

/** Stores pictures: data URLs go in, ids of stored pictures come out. */
export function createPictureShelf(parts: ShelfParts) {
  const { store, images, worker, limits, limitBytes } = parts;
  /** How many requests of whom are waiting. */
  const waiting = new Map<string, number>();

  async function keep(file: Buffer, personId: string): Promise<string> {
    try {
      return (await keepPicture({ store, images, worker }, file)).id;
    } catch (error) {
      if (error instanceof CostlyPicture) {
        await limits.add(costlyCount, [picturesAnHour, personId]);
      }
      throw error;
    }
  }

  /** Leaves room in the queue for the others. */
  async function waitWithFew<Result>(personId: string, work: () => Promise<Result>) {
    const count = waiting.get(personId) ?? 0;
    if (count >= requestLimit) {
      throw new CallRefusal(refusals.picturesWaiting, { retryAfterSeconds: 5 });
    }
    waiting.set(personId, count + 1);
    try {
      return await work();
    } finally {
      const left = (waiting.get(personId) ?? 1) - 1;
      if (left > 0) waiting.set(personId, left);
      else waiting.delete(personId);
    }
  }

  return {
    /**
     * Stores a person's pictures, in order; empty texts are skipped. Refuses all if one is bad, and
     * answers 429 if one person sends too many.
     */
    async keepAll(dataUrls: string[], personId: string): Promise<string[]> {
      const chosen = dataUrls.filter(Boolean);
      if (chosen.length === 0) return [];
      if (chosen.length > pictureLimit) {
        throw new CallRefusal(refusals.tooManyPictures, { values: { limit: pictureLimit } });
      }
      for (const dataUrl of chosen) checkDataUrl(dataUrl, limitBytes);
      const bytes = chosen.reduce((sum, dataUrl) => sum + sizeOf(dataUrl), 0);
      await limits.count(
        [picturesAnHour, personId, chosen.length],
        [picturesADay, personId, chosen.length],
        [kilobytesAnHour, personId, Math.ceil(bytes / 1000)],
      );
      return waitWithFew(personId, async () => {
        const ids = [];
        for (const dataUrl of chosen) ids.push(await keep(readDataUrl(dataUrl), personId));
        return ids;
      });
    },
  };
}
