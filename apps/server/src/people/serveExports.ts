import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ExportLinks } from './exportLinks.ts';
import type { ExportQueries } from './exportQueries.ts';

/** What the route works with. */
export interface ServeExportsOptions {
  exports: Pick<ExportQueries, 'findReady' | 'read'>;
  links: ExportLinks;
}

/** No browser shows it or runs anything in it. */
const headers = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="my-data.json"',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Serves people's own data to anyone who has a link: see `exportLinks.ts`. */
export async function serveExports(
  app: FastifyInstance,
  { exports, links }: ServeExportsOptions,
): Promise<void> {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/exports/:id',
    async ({ params: { id }, query: { until, key } }, reply) => {
      const isGood = uuid.test(id) && (await links.isGood(id, String(until), String(key)));
      const found = isGood ? await exports.findReady(id) : undefined;
      if (!found) {
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('This link is over. Ask for a new one.');
      }
      return reply.headers(headers).send(Readable.from(exports.read(id)));
    },
  );
}
