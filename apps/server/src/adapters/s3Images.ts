import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../settings/settings.ts';
import { createS3Asker, listBucket } from './createS3Asker.ts';
import type { ImageStore } from './ImageStore.ts';

/**
 * Keeps pictures in a bucket of an S3-compatible store. The bucket can be private: browsers get
 * pictures from this server.
 *
 * @param pageSize How many names to ask for at a time, at most 1000.
 */
export function openS3Images(settings: S3Settings, pageSize = 1000): ImageStore {
  const ask = createS3Asker(settings, 'pictures');

  return {
    async write(name, bytes) {
      const response = await ask(`/${name}`, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'content-type': 'image/webp' },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The store of pictures has no bucket at ${settings.url}.`);
    },

    async read(name) {
      const response = await ask(`/${name}`);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const size = Number(response.headers.get('content-length'));
      return { size, bytes: Readable.fromWeb(response.body as ReadableStream) };
    },

    async remove(name) {
      const response = await ask(`/${name}`, { method: 'DELETE' });
      await response.body?.cancel();
    },

    list: () => listBucket(ask, pageSize),
  };
}
