import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInPerson, Visit } from '../Handlers.ts';
import { type SessionQueries, sessionDays } from '../queries/sessionQueries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; undefined for a visitor. */
    person: SignedInPerson | undefined;
    visit: Visit;
  }
}

/**
 * The name of the session's cookie. On https it begins with `__Host-`: no other host, not even
 * of the same domain, can set it.
 */
export const toCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-session' : 'session';

/**
 * Tells the site's scripts that there is a session, by the value `1`: they cannot read the
 * session's own cookie, and would otherwise have to ask in the name of every visitor.
 */
const signCookieName = 'signedIn';

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length <= 255 ? key : undefined;
}

/** Finds out who asks, before each request, from the session's cookie. */
export async function findVisitors(
  app: FastifyInstance,
  publicUrl: string,
  sessions: SessionQueries,
): Promise<void> {
  const cookieName = toCookieName(publicUrl);
  const signOptions = {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  const cookieOptions = { ...signOptions, httpOnly: true };
  const maxAge = sessionDays * 24 * 60 * 60;

  const showSign = (reply: FastifyReply) =>
    reply.setCookie(signCookieName, '1', { ...signOptions, maxAge });
  const hideSign = (reply: FastifyReply) => reply.clearCookie(signCookieName, signOptions);

  await app.register(cookie);
  app.decorateRequest('person');
  app.decorateRequest('visit');

  function createVisit(request: FastifyRequest, reply: FastifyReply, sessionId?: string): Visit {
    const session: Visit['session'] = {
      id: sessionId,
      start: async (personId) => {
        if (session.id) await sessions.end(session.id);
        const token = await sessions.start(personId, request.headers['user-agent'] ?? '');
        reply.setCookie(cookieName, token, { ...cookieOptions, maxAge });
        showSign(reply);
      },
      end: async () => {
        if (session.id) await sessions.end(session.id);
        reply.clearCookie(cookieName, cookieOptions);
        hideSign(reply);
      },
    };
    return { address: request.ip, idempotencyKey: readIdempotencyKey(request), session };
  }

  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    const found = token ? await sessions.find(token) : undefined;
    request.person = found?.person;
    request.visit = createVisit(request, reply, found?.id);

    const hasSign = request.cookies[signCookieName] === '1';
    if (found && !hasSign) showSign(reply);
    if (!found && hasSign) hideSign(reply);
  });
}
