import type { FastifyInstance } from 'fastify';
import { CallRefusal } from './CallRefusal.ts';

/** How often it is looked whether the process keeps up, in milliseconds. */
const lookEvery = 50;

/** How late a look may be, in milliseconds, before fewer are let in. */
const patience = 150;

/**
 * Answers 503 with `Retry-After` when too many requests are being worked on: those that are
 * served stay quick, and memory stays bounded, however many ask. While the process does not keep
 * up, so that requests wait before anybody looks at them, a quarter is too many.
 */
export function limitLoad(app: FastifyInstance, maximum: number): void {
  let current = 0;
  let isBehind = false;
  let lastLook = performance.now();

  const looking = setInterval(() => {
    const now = performance.now();
    isBehind = now - lastLook - lookEvery > patience;
    lastLook = now;
  }, lookEvery);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));

  app.addHook('onRequest', async (_request, reply) => {
    if (current >= (isBehind ? maximum / 4 : maximum)) {
      throw new CallRefusal(503, 'Too much is going on. Please try again in a moment.', 1);
    }
    current += 1;
    reply.raw.once('close', () => {
      current -= 1;
    });
  });
}
