import { createOpenApiDocument, createReferencePage } from '@market/api/openapi';
import type { FastifyInstance } from 'fastify';

/** Explains the API at its own address: `/api/` for people, `/api/openapi.json` for tools. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  const document = createOpenApiDocument('/api');
  const page = createReferencePage(document, '/api/openapi.json');

  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/openapi.json', async () => document);
}
