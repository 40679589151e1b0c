import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../settings/settings.ts';
import type { ImageStore } from './ImageStore.ts';

/** How long the store may take to begin its answer, in milliseconds. */
const patience = 30_000;

/** Picks one element's text out of the store's XML. Our names need no more. */
const pick = (xml: string, element: string) =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

/**
 * Keeps pictures in a bucket of an S3-compatible store. The bucket can be private: browsers get
 * pictures from this server.
 *
 * @param pageSize How many names to ask for at a time, at most 1000.
 */
export function openS3Images(settings: S3Settings, pageSize = 1000): ImageStore {
  const { url, accessKey, secretKey, region } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  });

  /** Asks the store. Throws for every answer but a good one and a 404. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(`${url}${path}`, {
      ...init,
      // A store that redirects is no longer ours.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok || response.status === 404) return response;
    const reason = pick(await response.text(), 'Code') ?? 'no reason given';
    throw new Error(`The store of pictures answered ${response.status} (${reason}).`);
  }

  return {
    async write(name, bytes) {
      const response = await ask(`/${name}`, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'content-type': 'image/webp' },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The store of pictures has no bucket at ${url}.`);
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

    // The older of the protocol's two ways to list: every store has it.
    async *list() {
      let marker = '';
      let isMore = true;
      while (isMore) {
        const query = new URLSearchParams({ 'max-keys': String(pageSize), marker });
        const xml = await (await ask(`?${query}`)).text();
        const entries = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
        isMore = entries.length > 0 && pick(xml, 'IsTruncated') === 'true';
        for (const entry of entries) {
          const name = pick(entry, 'Key');
          const writtenAt = pick(entry, 'LastModified');
          if (!name || !writtenAt) continue;
          marker = name;
          yield { name, writtenAt: new Date(writtenAt) };
        }
      }
    },
  };
}
