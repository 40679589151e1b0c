import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Says that this browser has just changed something, which no replica may know yet. */
const cookieName = 'wrote';

/** How long it does, in seconds: twice as long as a replica may be behind. */
const seconds = 30;

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Whether a request comes from a browser that has just changed something. */
export const hasJustWritten = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split('; ').includes(`${cookieName}=1`);

/**
 * Tells browsers that they have just changed something.
 *
 * @param toOptions What cookies need so that the browser keeps them.
 */
export function markWriters(
  app: FastifyInstance,
  toOptions: (request: FastifyRequest) => CookieSerializeOptions,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (isReading(request) || reply.statusCode >= 400) return;
    reply.setCookie(cookieName, '1', { ...toOptions(request), httpOnly: true, maxAge: seconds });
  });
}
