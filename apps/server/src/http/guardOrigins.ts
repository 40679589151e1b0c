import { refusals, repetitionHeader } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createOtherOrigins, type Origins } from './createOtherOrigins.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a page of an allowed site may send and read beyond what CORS always allows. */
const corsHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-digest, content-type, idempotency-key',
  'access-control-max-age': '600',
};

/** Which pages may do what. */
export interface OriginRules extends Origins {
  /** Programs other than browsers may call without a session cookie. */
  cookieName: string;
  /** GET requests that change something. Paths are the router's. */
  unsafePaths: string[];
}

/**
 * Keeps pages of other sites from acting in the name of their visitors (CSRF). Whatever its content
 * type, a request that changes something must come from a page of this origin (`Sec-Fetch-Site`) or
 * carry a listed `Origin`. A request with neither comes from no current browser and passes only
 * without a session cookie, so a program that keeps a session must send the site's `Origin`. Pages
 * of listed origins get CORS.
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
