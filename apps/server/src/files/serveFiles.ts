import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ByteRange, FileStore } from '../adapters/FileStore.ts';
import type { FileLinks } from './fileLinks.ts';
import type { FileQueries } from './fileQueries.ts';

/** What the routes work with. */
export interface ServeFilesOptions {
  files: FileQueries;
  store: FileStore;
  links: FileLinks;
}

/**
 * Whatever a file is, no browser takes it for anything: it is kept under its name, never shown, and nothing
 * in it runs.
 */
const headers = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'accept-ranges': 'bytes',
};

/** The header by which browsers keep a file under its name (RFC 6266). */
function toDisposition(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Reads the header `Range`: undefined for a whole file, which is also the answer to what is not one simple
 * range; null for one that the file does not have.
 */
function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}

const sayNo = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('This link is over. Ask for a new one.');

/** Serves files to anyone who has a link: see `fileLinks.ts`. */
export async function serveFiles(
  app: FastifyInstance,
  { files, store, links }: ServeFilesOptions,
): Promise<void> {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/:id',
    { compress: false },
    async ({ params: { id }, query, headers: asked }, reply) => {
      const { until, key } = query;
      if (!(await links.isGood(id, String(until), String(key)))) return sayNo(reply);
      const file = await files.find(id);
      if (file?.state !== 'ready' || !file.sha256) return sayNo(reply);

      const tag = `"${Buffer.from(file.sha256).toString('base64url')}"`;
      const isSame = asked['if-range'] === undefined || asked['if-range'] === tag;
      const range = isSame ? readRange(asked.range, file.size) : undefined;
      void reply.headers({
        ...headers,
        etag: tag,
        'content-disposition': toDisposition(file.name),
      });
      if (range === null) {
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      }
      const stored = await store.read(file.store_key, range);
      if (!stored) return sayNo(reply.removeHeader('content-disposition'));
      if (range) {
        const { start, end } = range;
        void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      }
      void reply.header('content-length', range ? range.end - range.start + 1 : file.size);
      return reply.send(stored.bytes);
    },
  );
}
