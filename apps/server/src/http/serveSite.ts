import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import {
  type RenderedPage,
  type RenderPage,
  type Trial,
  loadSiteRenderer,
} from './loadSiteRenderer.ts';
import { hasJustWritten } from './justWritten.ts';
import { createInjectFetch } from './createInjectFetch.ts';
import { PreparedPage } from './PreparedPage.ts';

const html = 'text/html; charset=utf-8';
const immutable = 'public, max-age=31536000, immutable';

/** How long, in milliseconds, a page may take to be rendered until browsers do it themselves. */
const patience = 3_000;

/** The hashes of the scripts that stand in the built page itself, as a policy allows them. */
export function hashInlineScripts(siteFolder: string): string[] {
  const page = join(siteFolder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(
    /<script(?: type="module")?>(.*?)<\/script>/gs,
  );
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * Serves the built site. Browsers keep files with a hash in their name forever and revalidate all
 * others. An address that is not a file gets the page: rendered with its data where it is public,
 * otherwise empty for the browser to render. Rendered pages do not depend on who asks, so caches
 * may keep and revalidate them.
 */
export async function serveSite(
  app: FastifyInstance,
  { siteFolder, publicUrl, mode, smtpUrl, passwordMinLength }: Settings,
): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    app.setNotFoundHandler(async (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The site has not been built yet: npm run build'),
    );
    return;
  }

  const trial = mode === 'trial' ? { keepsMails: smtpUrl === undefined } : undefined;
  const built = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const template = markTemplate(built, trial, passwordMinLength);
  const fetch = createInjectFetch(app, '127.0.0.1');
  const renderPage = await loadSiteRenderer({ siteFolder, template, publicUrl, trial, fetch });

  await app.register(fastifyStatic, {
    root: siteFolder,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache');
    },
  });

  const emptyPage: RenderedPage = { status: 200, html: template };
  const preparedPages = new WeakMap<RenderedPage, PreparedPage>();

  /** The renderer returns the same object while nothing in the page has changed. */
  const prepare = (page: RenderedPage) => {
    const prepared = preparedPages.get(page) ?? new PreparedPage(page.html);
    preparedPages.set(page, prepared);
    return prepared;
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // The search box, used before its code has loaded, sends a field of its own name.
    const term = URL.parse(request.url, publicUrl)?.searchParams.get('term')?.trim();
    if (term) return reply.redirect(`/search/${encodeURIComponent(term)}`);

    // Rendered pages may be a moment old: who has just written asks for what is in them.
    const page = hasJustWritten(request) ? undefined : await renderOrGiveUp(renderPage, request);
    if (page?.leadsTo) return reply.redirect(page.leadsTo);
    const prepared = prepare(page ?? emptyPage);
    const { tag } = prepared;
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
    void reply.code(page?.status ?? 200).headers({
      'cache-control': page ? 'public, no-cache' : 'no-cache',
      etag: tag,
      vary: 'Accept-Encoding',
    });
    if (reply.statusCode === 200 && known === tag) return reply.code(304).send();
    const { headers, body } = await prepared.encode(String(accepted));
    return reply.type(html).headers(headers).send(body);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || namesFile(request.url)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    }
    return sendPage(request, reply);
  });
  app.get('/', sendPage);
}

/**
 * Tells the site that a readable cookie says whether anybody is signed in, whether the market is a
 * trial, and the minimum length of a new password.
 */
function markTemplate(template: string, trial: Trial | undefined, passwordMinLength: number) {
  const marks = [
    '<meta name="session-cookie" content="signedIn" />',
    `<meta name="password-length" content="${passwordMinLength}" />`,
    trial && `<meta name="trial" content="mails ${trial.keepsMails ? 'kept' : 'sent'}" />`,
  ];
  return template.replace('<!--head-->', [...marks, '<!--head-->'].filter(Boolean).join('\n    '));
}

/** Only at the top and among the built files: a search may end in `.js`. */
const namesFile = (url: string) => /^\/(?:assets\/.*|[^/?]+\.\w+)(?:\?|$)/.test(url);

/** A page that cannot be rendered in time is left to the browser, so that nobody waits. */
async function renderOrGiveUp(
  renderPage: RenderPage | undefined,
  { url, log, routeOptions }: FastifyRequest,
) {
  if (!renderPage) return undefined;
  const done = new AbortController();
  try {
    const tooLate = wait(patience, undefined, { signal: done.signal }).then(() => {
      throw new Error(`A page took more than ${patience} ms to render.`);
    });
    tooLate.catch(() => undefined);
    return await Promise.race([renderPage(url), tooLate]);
  } catch (error) {
    log.error({ err: error, route: routeOptions.url }, 'A page could not be rendered.');
    return undefined;
  } finally {
    done.abort();
  }
}
