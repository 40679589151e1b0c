import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../settings/settings.ts';
import { createS3Asker, listBucket, pick, S3Refusal } from './createS3Asker.ts';
import { DamagedFile, type FileStore, type Upload } from './FileStore.ts';

/** How long the store may take for a part, and for joining, in milliseconds. */
const patienceMs = 300_000;

/** What a store says of parts that it does not have, or not like that. */
const damages = new Set(['InvalidPart', 'InvalidPartOrder', 'NoSuchUpload', 'EntityTooSmall']);

/** The code of a refusal; throws what is none. */
function toCode(error: unknown): string {
  if (error instanceof S3Refusal) return error.code;
  throw error;
}

const toQuery = ({ key }: Upload) => `uploadId=${encodeURIComponent(key)}`;

/**
 * Keeps files in a bucket of an S3-compatible store, which joins their parts. The bucket can be private,
 * and should be: browsers get files from this server.
 */
export function openS3Files(settings: S3Settings): FileStore {
  const ask = createS3Asker(settings, 'files');

  async function exists(name: string) {
    return (await ask(`/${name}`, { method: 'HEAD' })).ok;
  }

  return {
    async begin(name) {
      const response = await ask(`/${name}?uploads`, { method: 'POST' });
      const key = pick(await response.text(), 'UploadId');
      if (!key) throw new Error(`The store of files has no bucket at ${settings.url}.`);
      return key;
    },

    async keepPart(upload, number, path) {
      const response = await ask(`/${upload.name}?partNumber=${number}&${toQuery(upload)}`, {
        method: 'PUT',
        body: await openAsBlob(path),
        patienceMs,
      });
      await response.arrayBuffer();
      const tag = response.headers.get('etag');
      if (!response.ok || !tag) throw new DamagedFile('The upload is over.');
      return tag;
    },

    // The store replaces parts by itself.
    dropPart: async () => {},

    async join(upload, tags) {
      const parts = tags.map(
        (tag, index) =>
          `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
      );
      const fault = await ask(`/${upload.name}?${toQuery(upload)}`, {
        method: 'POST',
        body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
        headers: { 'content-type': 'application/xml' },
        patienceMs,
      }).then(
        // What fails while it joins, a store says in a good answer.
        async (response) => (response.ok ? pick(await response.text(), 'Code') : 'NoSuchUpload'),
        toCode,
      );
      if (fault === undefined || (await exists(upload.name))) return;
      if (damages.has(fault)) throw new DamagedFile('A part is missing.');
      throw new Error(`The store of files could not join a file (${fault}).`);
    },

    async read(name, range) {
      const response = await ask(`/${name}`, {
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
      const size = Number(whole ?? response.headers.get('content-length'));
      return { size, bytes: Readable.fromWeb(response.body as ReadableStream) };
    },

    async remove(upload) {
      // An upload that cannot be aborted is over, or goes by the bucket's own rule.
      if (upload.key) {
        await ask(`/${upload.name}?${toQuery(upload)}`, { method: 'DELETE' }).then(
          (aborted) => aborted.body?.cancel(),
          toCode,
        );
      }
      const response = await ask(`/${upload.name}`, { method: 'DELETE' });
      await response.body?.cancel();
    },

    list: () => listBucket(ask, 1000),
  };
}
