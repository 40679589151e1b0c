import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { contract } from '@market/api/contract';
import { type FastifyInstance, type FastifyPluginAsync, LogController, fastify } from 'fastify';
import type { Handlers } from '../http/Handlers.ts';
import type { ImageStore } from '../adapters/ImageStore.ts';
import type { FolderMailer } from '../outbox/folderMailer.ts';
import { closeConnections } from '../http/closeConnections.ts';
import { createSecurityHeaders } from '../http/createSecurityHeaders.ts';
import { createSecurityPolicy } from '../http/createSecurityPolicy.ts';
import { createOtherOrigins } from '../http/createOtherOrigins.ts';
import { documentApi } from '../http/documentApi.ts';
import { serveFiles, type ServeFilesOptions } from '../files/index.ts';
import { guardOrigins } from '../http/guardOrigins.ts';
import { limitLoad } from '../limits/limitLoad.ts';
import { limitSenders } from '../limits/limitSenders.ts';
import { loadSiteModule } from '../http/loadSiteRenderer.ts';
import type { LogStream } from '../http/logStream.ts';
import { mountContract } from '../http/mountContract.ts';
import type { Refusals } from '../refusals/refusalQueries.ts';
import { findVisitors, type SessionQueries, toCookieName } from '../people/index.ts';
import { redirectCategories, serveSitemaps, type SitemapQueries } from '../market/index.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { readBodies, readQuery } from '../http/readBodies.ts';
import { refuseUnexpected, refuseUnreadable } from '../http/refuseUnreadable.ts';
import { reportErrors } from '../http/reportErrors.ts';
import { type PictureWorker, serveImages } from '../pictures/index.ts';
import { serveMails } from '../outbox/serveMails.ts';
import { serveUnsubscribing, type UnsubscribingParts } from '../mails/serveUnsubscribing.ts';
import { type OperationsParts, serveOperations } from '../http/serveOperations.ts';
import { watchRefusals } from '../http/watchRefusals.ts';
import { hashInlineScripts, serveSite } from '../http/serveSite.ts';
import type { Settings } from '../settings/settings.ts';

/** What the server is put together from. */
export interface ServerParts {
  settings: Settings;
  /** Where the lines of the log go. */
  log: LogStream;
  handlers: Handlers;
  sessions: SessionQueries;
  sitemaps: SitemapQueries;
  /** What the owner has set. */
  book: MarketBook;
  /** The pictures. */
  imageStore: ImageStore;
  /** Makes smaller copies of them. */
  pictureWorker: PictureWorker;
  /** The files that people send each other. */
  files: ServeFilesOptions;
  /** Other routes under `/api`, with the session and the origin already checked. */
  plugins: FastifyPluginAsync[];
  /** Routes under `/api` that other servers call: no session, no check of the origin. */
  webhooks: FastifyPluginAsync[];
  /** Where mails are switched off. */
  unsubscribing: UnsubscribingParts;
  /** The mails to show on a page; only for trying things out on one's own machine. */
  demoMails: FolderMailer | undefined;
  /** Counts refusals, by kind and network. */
  refusals: Refusals;
  /** How many messages wait and how many were given up. */
  countOutbox: OperationsParts['countOutbox'];
  /** Throws while the server cannot do its work. */
  checkReadiness: () => Promise<void>;
}

/** An error for the log: the database's details would tell what people typed. */
const toLogEntry = ({ name, message, stack, ...rest }: Error & { code?: string }) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...('code' in rest && { code: rest.code }),
});

/** How many pictures one request may carry. */
const pictureCount = 8;

/** How large a picture becomes as a data URL, with room for the other fields. */
const toPictureBodyLimit = (imageLimitBytes: number) =>
  Math.ceil((imageLimitBytes * 4) / 3) * (pictureCount + 1) + 100_000;

/** How many webhooks are worked on at once. */
const webhookPlaces = 16;

/** Puts together site, API and pictures; listens to nothing yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, checkReadiness, imageStore, pictureWorker, demoMails, refusals } = parts;
  const securityHeaders = createSecurityHeaders({
    contentSecurityPolicy: createSecurityPolicy(
      settings.stripe !== undefined,
      hashInlineScripts(settings.siteFolder),
    ),
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const app = fastify({
    logger: {
      level: settings.logLevel,
      stream: parts.log,
      serializers: { req: ({ id }) => ({ id }), err: toLogEntry },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    ...refuseUnreadable(securityHeaders),
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    // Slower senders would hold places that others need. Eight pictures take a while.
    requestTimeout: 180_000,
    // Loading the site may take long on a busy machine. Its operator sees that it is not ready.
    pluginTimeout: 120_000,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections during shutdown are still answered.
    return503OnClosing: false,
  });

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_000,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('request-id', request.id);
  });
  refuseUnexpected(app, securityHeaders);
  // The route, not the address: addresses hold tokens and what people search for.
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });

  const { metricsToken, drainSeconds } = settings;
  serveOperations(app, {
    checkReadiness,
    countOutbox: parts.countOutbox,
    metricsToken,
    refusals,
    drainSeconds,
  });
  watchRefusals(app, refusals);
  closeConnections(app);
  await app.register((api) => serveApi(api, parts), { prefix: '/api' });
  await app.register(serveImages, {
    prefix: '/images',
    store: imageStore,
    worker: pictureWorker,
  });
  await app.register(serveFiles, { prefix: '/files', ...parts.files });
  await app.register(serveUnsubscribing, parts.unsubscribing);
  if (demoMails) await app.register(serveMails, { mails: demoMails });
  const siteModule = await loadSiteModule(settings.siteFolder);
  if (siteModule) {
    const { publicUrl } = settings;
    const { siteAddresses } = siteModule;
    const { sitemaps, book } = parts;
    redirectCategories(app, book, siteAddresses.things.categories);
    await app.register(serveSitemaps, { sitemaps, publicUrl, siteAddresses, book });
  }
  await app.register(async (site) => serveSite(site, settings));
  return app;
}

async function serveApi(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { settings, handlers, sessions, plugins, webhooks } = parts;
  const { publicUrl, allowedOrigins, imageLimitBytes } = settings;

  reportErrors(api);
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });

  limitSenders(api);
  await api.register(async (ofProvider) => {
    // Webhooks have places of their own: news of payments gets through however busy the site is.
    limitLoad(ofProvider, webhookPlaces);
    for (const webhook of webhooks) await ofProvider.register(webhook);
  });
  await api.register(documentApi);
  await api.register(async (calls) => {
    limitLoad(calls, settings.maximumRequests);
    const cookieName = toCookieName(publicUrl);
    const unsafePaths = ['/api/auth/logout'];
    await findVisitors(calls, settings, sessions, settings.databaseReadUrl !== undefined);
    guardOrigins(calls, { publicUrl, allowedOrigins, cookieName, unsafePaths });
    await readBodies(calls);

    const others = createOtherOrigins(settings);
    mountContract(calls, contract, handlers, {
      pictureBodyLimit: toPictureBodyLimit(imageLimitBytes),
      toPictureHost: (request) => (others.isAsking(request) ? publicUrl : undefined),
    });
    for (const plugin of plugins) await calls.register(plugin);
  });
}
