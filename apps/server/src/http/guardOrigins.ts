import { refusals, repetitionHeader } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createOtherOrigins, type Origins } from './createOtherOrigins.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a page of an allowed site may send and read beyond the simplest. */
const corsHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '600',
};

/** Which pages may do what. */
export interface OriginRules extends Origins {
  /** Without a session's cookie a program that is no browser may ask. */
  cookieName: string;
  /** Safe by method, but not by effect. Paths as the router knows them. */
  unsafePaths: string[];
}

/**
 * Keeps pages of other sites from acting in the name of the people who visit them (CSRF). Whatever the
 * content type, a request that changes something must come from a page of this very origin (the
 * browser's own word, `Sec-Fetch-Site`) or carry an `Origin` of the list. A request with neither
 * comes from no browser of today; it passes only without a session's cookie, so that a program
 * that keeps a session must send the `Origin` of the site. Pages of listed origins get CORS.
 */
export function guardOrigins(app: FastifyInstance, rules: OriginRules): void {
  const { publicUrl, allowedOrigins, cookieName, unsafePaths } = rules;
  const ownOrigin = new URL(publicUrl).origin;
  const origins = new Set([ownOrigin, ...allowedOrigins]);
  const others = createOtherOrigins(rules);

  function mayAct({ headers, cookies }: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': site } = headers;
    if (site === 'same-origin') return true;
    if (origin !== undefined) return origins.has(origin);
    return site === undefined && cookies[cookieName] === undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (others.isAsking(request)) {
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': `retry-after, ${repetitionHeader}`,
      });
    }

    const changesNothing =
      safeMethods.has(request.method) && !unsafePaths.includes(request.routeOptions.url ?? '');
    if (!changesNothing && !mayAct(request)) {
      const refusal = new CallRefusal(refusals.otherOrigin);
      return reply.code(refusal.status).send(refusal.toAnswer());
    }
  });

  app.options('/*', async (_request, reply) => reply.code(204).headers(corsHeaders).send());
}
