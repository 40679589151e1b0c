import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { looksLikeEmail } from './checkEmail.ts';
import { IssuerDenial, type Issuers, type IssuerWord } from './createIssuers.ts';
import { type Attempt, type ExternalQueries, waitingMinutes } from './externalQueries.ts';
import type { PeopleQueries } from './peopleQueries.ts';
import { createToken } from './sessionQueries.ts';
import { toOwnPath } from './toOwnPath.ts';
import { toBrowserCookieName } from './visits.ts';

/** What the addresses work with at which browsers go to issuers and come back. */
export interface ServeExternalLogInsOptions {
  issuers: Issuers;
  external: ExternalQueries;
  people: Pick<PeopleQueries, 'findLoginOf'>;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  publicUrl: string;
  /** How long after an issuer has seen somebody a session counts as fresh, in minutes. */
  freshMinutes: number;
}

/** Why somebody comes back without being signed in. The screen has words for each. */
type Problem = 'busy' | 'cancelled' | 'failed' | 'known' | 'over' | 'unverified';

const startsOfNetwork: RateLimit = { name: 'external-start', count: 60, minutes: 15 };
const returnsOfNetwork: RateLimit = { name: 'external-return', count: 120, minutes: 15 };

const screen = '/login/external';

/** What a browser is marked with. */
const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');

const longestName = 60;

/** Says in the log what an issuer does, without what it says of people. */
const tellLog = ({ log }: FastifyRequest, id: string, error: unknown) => {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const reason = cause instanceof Error ? cause.message : undefined;
  log.warn({ issuer: id, error: name, code, message, reason }, 'A log-in through an issuer failed');
};

/**
 * Serves the two addresses of a log-in through an issuer: the one that a browser begins at, and the one that
 * it comes back to. Both only send it on, to paths of the site. Nothing that is given away, added or opened
 * follows from coming back alone, save signing in to an account without a second factor.
 */
export async function serveExternalLogIns(
  app: FastifyInstance,
  options: ServeExternalLogInsOptions,
): Promise<void> {
  const { issuers, external, people, limits, note, publicUrl, freshMinutes } = options;
  const isKnown = (id: string) => issuers.listed.some(({ _id }) => _id === id);

  const sendTo = (reply: FastifyReply, path: string) =>
    reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(`${publicUrl}${path}`, 303);
  const sendBack = (reply: FastifyReply, problem: Problem) =>
    sendTo(reply, `${screen}?problem=${problem}`);

  const markBrowser = (reply: FastifyReply, browser: string) =>
    reply.setCookie(toBrowserCookieName(publicUrl), browser, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: waitingMinutes * 60 * 2,
    });

  const isFresh = ({ seenAt }: IssuerWord) => {
    const age = seenAt ? Date.now() - seenAt.getTime() : Number.POSITIVE_INFINITY;
    return age > -60_000 && age < freshMinutes * 60_000;
  };

  /** Signs in whom an issuer knows. */
  async function enter(request: FastifyRequest, reply: FastifyReply, attempt: Attempt, said: Said) {
    const { visit } = request;
    const { personId, loginId, word, browser } = said;
    const login = await people.findLoginOf(personId);
    if (!login || !(await external.use(loginId))) return sendBack(reply, 'failed');
    if (login.hasFactor) {
      await keep(browser, attempt, word, personId);
      await note({ personId, what: 'factor.wanted', address: visit.address });
      return sendTo(reply, screen);
    }
    await external.drop(browser);
    await note({ personId, what: 'session.started', subjectId: loginId, address: visit.address });
    await visit.session.start(personId, null, !isFresh(word));
    return sendTo(reply, attempt.next);
  }

  const keep = (
    browser: string,
    { issuerId, next, isToLink }: Attempt,
    word: IssuerWord,
    personId: string | null,
  ) => {
    const { issuer, subject, email, isVerified } = word;
    const fullname = [...word.fullname].slice(0, longestName).join('');
    const said = { issuer, subject, email, isVerified, fullname };
    return external.keep(browser, { personId, issuerId, ...said, next, isToLink });
  };

  async function comeBack(request: FastifyRequest, reply: FastifyReply, id: string) {
    const { visit, person } = request;
    const { address, network, browser } = visit;
    await limits.count([returnsOfNetwork, network]);
    const { searchParams, search } = new URL(request.url, publicUrl);
    const attempt = isToken(browser)
      ? await external.take(browser, searchParams.get('state') ?? '', id)
      : undefined;
    if (!attempt || !browser) return sendBack(reply, 'over');

    let word: IssuerWord;
    try {
      word = await issuers.read(id, search, attempt.question);
    } catch (error) {
      if (error instanceof CallRefusal) throw error;
      if (error instanceof IssuerDenial) return sendBack(reply, 'cancelled');
      tellLog(request, id, error);
      await note({ personId: null, what: 'login.refused', address });
      return sendBack(reply, 'failed');
    }

    const owner = await external.findOwner(word);
    if (attempt.isToLink) {
      if (owner && owner.personId !== person?._id) return sendBack(reply, 'known');
      if (owner) return sendTo(reply, attempt.next);
      // Whose session has ended meanwhile is told, and logs in first.
      if (!person && !word.isVerified) return sendBack(reply, 'over');
    } else if (owner) {
      const said = { personId: owner.personId, loginId: owner.id, word, browser };
      return enter(request, reply, attempt, said);
    }
    const isSignedIn = attempt.isToLink && person !== undefined;
    if (!isSignedIn && !(word.isVerified && looksLikeEmail(word.email ?? ''))) {
      return sendBack(reply, 'unverified');
    }
    await keep(browser, attempt, word, null);
    return sendTo(reply, screen);
  }

  async function start(request: FastifyRequest, reply: FastifyReply, id: string) {
    const { visit } = request;
    // A page of another site cannot send people through.
    const from = request.headers['sec-fetch-site'];
    if (from === 'cross-site' || from === 'same-site') return sendTo(reply, '/login');
    await limits.count([startsOfNetwork, visit.network]);
    const { searchParams } = new URL(request.url, publicUrl);
    const next = toOwnPath(searchParams.get('next'));
    const isToLink = searchParams.get('link') === 'yes';
    const { url, question } = await issuers.ask(id);
    const browser = isToken(visit.browser) ? visit.browser : createToken(256);
    const attempt = { issuerId: id, question, next, isToLink };
    if (!(await external.begin(browser, attempt))) return sendBack(reply, 'busy');
    markBrowser(reply, browser);
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(url.href, 303);
  }

  const serve = (
    path: 'start' | 'callback',
    answer: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<FastifyReply>,
  ) =>
    app.get<{ Params: { id: string } }>(
      `/auth/oidc/:id/${path}`,
      // To look at it would use it up.
      { exposeHeadRoute: false },
      async (request, reply) => {
        const { id } = request.params;
        if (!isKnown(id)) {
          reply.callNotFound();
          return reply;
        }
        try {
          return await answer(request, reply, id);
        } catch (error) {
          if (!(error instanceof CallRefusal)) tellLog(request, id, error);
          return sendBack(reply, error instanceof CallRefusal ? 'busy' : 'failed');
        }
      },
    );
  serve('start', start);
  serve('callback', comeBack);
}

/** Whom an issuer has sent back, and by which log-in. */
interface Said {
  personId: string;
  loginId: string;
  word: IssuerWord;
  browser: string;
}
