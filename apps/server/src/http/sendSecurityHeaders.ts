import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Sends helmet's headers with every answer. They are the same for all, so they are made once. */
export function sendSecurityHeaders(app: FastifyInstance, options: HelmetOptions): void {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => {});
  const headers = sample.getHeaders();

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
