import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the stored pictures. A picture never changes: another one has another name. */
export async function serveImages(
  app: FastifyInstance,
  { folder }: { folder: string },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
}
