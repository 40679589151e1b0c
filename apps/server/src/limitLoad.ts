import type { FastifyInstance } from 'fastify';
import { CallRefusal } from './CallRefusal.ts';

/**
 * Answers 503 with `Retry-After` when too many requests are being worked on: those that are
 * served stay quick, and memory stays bounded, however many ask.
 */
export function limitLoad(app: FastifyInstance, maximum: number): void {
  let current = 0;

  app.addHook('onRequest', async (_request, reply) => {
    if (current >= maximum) {
      throw new CallRefusal(503, 'Too much is going on. Please try again in a moment.', 1);
    }
    current += 1;
    reply.raw.once('close', () => {
      current -= 1;
    });
  });
}
