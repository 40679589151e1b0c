import { refusals } from '@market/api/contract';
import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toNetwork } from '../http/toNetwork.ts';
import type { SignedInPerson, Visit } from '../http/Handlers.ts';
import { hasJustWritten, markWriters } from '../http/justWritten.ts';
import { createOtherOrigins, type Origins } from '../http/createOtherOrigins.ts';
import { chooseLanguage } from '../mails/languages.ts';
import { type SessionQueries, sessionDays } from './sessionQueries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; undefined for a visitor. */
    person: SignedInPerson | undefined;
    visit: Visit;
  }
  interface FastifyContextConfig {
    /** Whether a route must look like an unknown address to everybody who is no operator. */
    isHidden?: boolean;
  }
}

/**
 * The name of the session cookie. On https it begins with `__Host-`, so that no other host, not
 * even a subdomain, can set it.
 */
export const toCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-session' : 'session';

/**
 * The name of the cookie that marks a browser while it logs in through an issuer, so that nobody can be made
 * to go on with what another browser has begun.
 */
export const toBrowserCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-browser' : 'browser';

/**
 * Tells the site's scripts, by the value `1`, that there is a session: they cannot read the session
 * cookie and would otherwise have to ask the server for every visitor.
 */
const signCookieName = 'signedIn';

/** The longest key with which a browser may mark a repeated request. */
const longestKey = 255;

/** A key that cannot be stored would let things happen twice, so the request is refused. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= longestKey) return key;
  throw new CallRefusal(refusals.longKey, { values: { longest: longestKey } });
}

/** What is known of the session of the caller. */
type FoundVisit = Pick<Visit['session'], 'isFresh' | 'confirmedAt' | 'isSteppedUp'> & {
  id: string;
};

/**
 * Finds out who asks, before each request, from the session's cookie.
 *
 * @param marksWriters Whether browsers are told that they have just changed something. Defaults to false.
 */
export async function findVisitors(
  app: FastifyInstance,
  origins: Origins,
  sessions: SessionQueries,
  marksWriters = false,
): Promise<void> {
  const { publicUrl } = origins;
  const others = createOtherOrigins(origins);
  const cookieName = toCookieName(publicUrl);
  const maxAge = sessionDays * 24 * 60 * 60;

  const toOptions = (request: FastifyRequest): CookieSerializeOptions =>
    others.isOfOtherSite(request)
      ? { path: '/', sameSite: 'none', secure: true }
      : { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') };

  const showSign = (request: FastifyRequest, reply: FastifyReply) =>
    reply.setCookie(signCookieName, '1', { ...toOptions(request), maxAge });
  const hideSign = (request: FastifyRequest, reply: FastifyReply) =>
    reply.clearCookie(signCookieName, toOptions(request));

  await app.register(cookie);
  app.decorateRequest('person');
  app.decorateRequest('visit');

  function createVisit(request: FastifyRequest, reply: FastifyReply, found?: FoundVisit): Visit {
    const session: Visit['session'] = {
      id: found?.id,
      isFresh: found?.isFresh ?? false,
      confirmedAt: found?.confirmedAt ?? null,
      isSteppedUp: found?.isSteppedUp ?? false,
      start: async (personId, confirmedAt, begunElsewhere) => {
        if (session.id) await sessions.end(session.id);
        const userAgent = request.headers['user-agent'] ?? '';
        const token = await sessions.start(personId, userAgent, confirmedAt, begunElsewhere);
        const language = chooseLanguage(request.headers['accept-language']);
        if (language) await sessions.noteLanguage(personId, language);
        reply.setCookie(cookieName, token, { ...toOptions(request), httpOnly: true, maxAge });
        showSign(request, reply);
      },
      stepUp: async () => {
        if (session.id) await sessions.stepUp(session.id);
      },
      end: async () => {
        if (session.id) await sessions.end(session.id);
        reply.clearCookie(cookieName, { ...toOptions(request), httpOnly: true });
        hideSign(request, reply);
      },
    };
    const { ip: address } = request;
    return {
      address,
      network: toNetwork(address),
      idempotencyKey: readIdempotencyKey(request),
      hasWritten: hasJustWritten(request),
      browser: request.cookies[toBrowserCookieName(publicUrl)],
      session,
    };
  }

  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    const found = token ? await sessions.find(token) : undefined;
    request.person = found?.person;
    request.visit = createVisit(request, reply, found);

    // An unknown address says nothing about a session.
    if (request.routeOptions.config.isHidden && !found?.person.role) return;
    const hasSign = request.cookies[signCookieName] === '1';
    if (found && !hasSign) showSign(request, reply);
    if (!found && hasSign) hideSign(request, reply);
  });
  if (marksWriters) markWriters(app, toOptions);
}
