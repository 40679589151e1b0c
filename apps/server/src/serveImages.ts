import type { FastifyInstance } from 'fastify';
import type { ImageStore } from './adapters/ImageStore.ts';

/** What `toFileName` makes: nothing else in the store is anybody's business. */
const fileName = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

/** Serves the stored pictures. A picture never changes: another one has another name. */
export async function serveImages(
  app: FastifyInstance,
  { store }: { store: ImageStore },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get<{ Params: { name: string } }>('/:name', async ({ params, headers }, reply) => {
    const { name } = params;
    const etag = `"${name}"`;
    const isFile = fileName.test(name);
    const isKnown = isFile && headers['if-none-match'] === etag;
    const file = isFile && !isKnown ? await store.read(name) : undefined;
    if (!file && !isKnown) return reply.code(404).type('text/plain').send('Not found');

    void reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (!file) return reply.code(304).send();
    return reply.type('image/webp').header('content-length', file.size).send(file.bytes);
  });
}
