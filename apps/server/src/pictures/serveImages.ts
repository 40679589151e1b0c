import type { FastifyInstance } from 'fastify';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { isFileName } from '../adapters/pictureNames.ts';
import { createAvifCopies } from './createAvifCopies.ts';
import type { PictureWorker } from './createPictureWorker.ts';
import { drawStandIn } from './standIns.ts';

/** How long, in seconds, browsers keep a picture that may soon have a smaller copy: an hour. */
const soon = 'public, max-age=3600';
const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves stand-ins and stored pictures: AVIF to browsers that accept it, once there is a copy,
 * otherwise WebP. A picture never changes: a different one has a different name.
 */
export async function serveImages(
  app: FastifyInstance,
  { store, worker }: { store: ImageStore; worker: PictureWorker },
): Promise<void> {
  const copies = createAvifCopies(store, worker);

  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get<{ Params: { name: string } }>('/:name', async ({ params, headers }, reply) => {
    const { name } = params;
    const drawn = name.endsWith('.svg') ? drawStandIn(name.slice(0, -4)) : undefined;
    if (drawn) return reply.header('cache-control', forEver).type('image/svg+xml').send(drawn);
    if (!isFileName(name))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');

    const tags = { avif: `"${name}.avif"`, webp: `"${name}"` };
    const known = headers['if-none-match'];
    const readsAvif = headers.accept?.includes('image/avif') ?? false;
    void reply.headers({ vary: 'accept' });
    if (known === tags.avif || (known === tags.webp && !readsAvif)) {
      return reply.headers({ etag: known, 'cache-control': forEver }).code(304).send();
    }

    const copy = readsAvif ? await copies.read(name) : undefined;
    const file = copy ?? (await store.read(name));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');

    const type = copy ? 'avif' : 'webp';
    void reply.headers({
      etag: tags[type],
      'cache-control': readsAvif && !copy ? soon : forEver,
      'content-length': file.size,
    });
    return reply.type(`image/${type}`).send(file.bytes);
  });
}
