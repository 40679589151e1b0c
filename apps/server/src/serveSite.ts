import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built site. Files whose name carries a hash are kept by browsers for ever, all
 * others are asked for again; an address that is no file gets the page, which knows its routes.
 */
export async function serveSite(app: FastifyInstance, siteFolder: string): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    app.setNotFoundHandler(async (_request, reply) =>
      reply.code(503).type('text/plain').send('The site has not been built yet: npm run build'),
    );
    return;
  }

  await app.register(fastifyStatic, {
    root: siteFolder,
    cacheControl: false,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const namesFile = /\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || namesFile) return reply.code(404).type('text/plain').send('Not found');
    return reply.sendFile('index.html');
  });
  app.get('/', async (_request, reply) => reply.sendFile('index.html'));
}
