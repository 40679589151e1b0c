import { refusals } from '@market/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { hasBody } from './limitSenders.ts';

/** How often to check whether the process keeps up, in milliseconds. */
const lookEvery = 50;

/** How late a check may be, in milliseconds, before fewer requests are let in. */
const patience = 150;

/**
 * Answers 503 with `Retry-After` when too many requests are in progress, so that those being served
 * stay quick and memory stays bounded. While the process does not keep up, a quarter as many count
 * as too many. A request takes no place until its body has arrived: slow senders hold up nobody. Streams,
 * which do nothing most of the time, have a limit of their own.
 */
export function limitLoad(app: FastifyInstance, maximum: number): void {
  const inWork = new Set<FastifyRequest>();
  let isBehind = false;
  let lastLook = performance.now();

  const looking = setInterval(() => {
    const now = performance.now();
    isBehind = now - lastLook - lookEvery > patience;
    lastLook = now;
  }, lookEvery);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));

  function takePlace(request: FastifyRequest) {
    if (inWork.has(request)) return;
    if (inWork.size >= (isBehind ? maximum / 4 : maximum)) {
      throw new CallRefusal(refusals.tooBusy, { retryAfterSeconds: 1 });
    }
    inWork.add(request);
  }

  app.addHook('onRequest', async (request, reply) => {
    takePlace(request);
    reply.raw.once('close', () => inWork.delete(request));
  });
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) inWork.delete(request);
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.isStream) inWork.delete(request);
    // Its body is still arriving.
    else if (!request.routeOptions.config.streamsBody) takePlace(request);
  });
}
