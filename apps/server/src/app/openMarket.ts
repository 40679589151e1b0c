import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFolderMailer } from '../outbox/folderMailer.ts';
import { openImageStore } from '../adapters/openImageStore.ts';
import { createSmtpMailer } from '../outbox/smtpMailer.ts';
import {
  createCards,
  createDraftHandlers,
  createDraftQueries,
  createServiceDeskHandlers,
  createDiscoveryHandlers,
  createServiceHandlers,
  createServiceQueries,
  writeCard,
} from '../services/index.ts';
import {
  canHavePasskeys,
  createCheckPassword,
  createDeleteLeaving,
  createEmailConfirmationQueries,
  createEmailHandlers,
  createExternalHandlers,
  createExternalQueries,
  createFactorCheck,
  createFactorHandlers,
  createExportLinks,
  createExportQueries,
  createFactorQueries,
  createIssuers,
  createOperatorHandlers,
  createOperatorQueries,
  createOwnDataHandlers,
  createPasskeyHandlers,
  createPasskeyQueries,
  createPasswords,
  createPeopleHandlers,
  createPeopleQueries,
  createSecretBox,
  createSessionHandlers,
  createSessionQueries,
  createSignUpHandlers,
  createWriteExports,
  createWriteLinkMails,
  serveExports,
  serveExternalLogIns,
} from '../people/index.ts';
import {
  createImageQueries,
  createPictureShelf,
  createPictureWorker,
  createRemoveUnusedImages,
} from '../pictures/index.ts';
import {
  createDecisionDeskHandlers,
  createDecisionHandlers,
  createDecisionQueries,
  createEndSuspensions,
  createPeopleDeskQueries,
  refuseSuspended,
  writeDecisionLine,
} from '../decisions/index.ts';
import { createAnalyticsParts } from '../analytics/index.ts';
import { createRankingParts } from '../ranking/index.ts';
import { createScoreParts } from '../score/index.ts';
import { createSearchParts } from '../searches/index.ts';
import { createGuardParts } from './createGuardParts.ts';
import { refuseHeld } from '../guard/index.ts';
import {
  createForgetPapers,
  createIdentityHandlers,
  refuseUnverified,
  restoreIdentity,
} from '../identity/index.ts';
import { createConversationParts } from './createConversationParts.ts';
import { outlastPrimary, readFromReplica } from './readFromReplica.ts';
import { type LogStream, logStream } from '../http/logStream.ts';
import { createReadinessCheck } from './createReadinessCheck.ts';
import { createServer } from './createServer.ts';
import type { Database } from '../database/openDatabase.ts';
import { noReplica, openReplica } from '../database/openReplica.ts';
import { createNewsFeed } from '../news/createNewsFeed.ts';
import {
  createDigests,
  createNotificationHandlers,
  createNotificationQueries,
} from '../notifications/index.ts';
import { limitCalls } from '../limits/limitCalls.ts';
import {
  createBookQueries,
  createCheckBooks,
  createLedgerHandlers,
  createPostMissing,
} from '../ledger/index.ts';
import { createWishlistHandlers, createWishlistQueries } from '../wishlist/index.ts';
import { createCleanUp } from '../jobs/cleanUp.ts';
import { repeatJobs } from '../jobs/repeatJobs.ts';
import { createEmptyOutbox } from '../outbox/createEmptyOutbox.ts';
import { createWriteRefusals } from '../refusals/writeRefusals.ts';
import { createFileParts } from './createFileParts.ts';
import { createReviewParts } from './createReviewParts.ts';
import { createPaymentParts } from './createPaymentParts.ts';
import { type AuditEvent, noteEvent } from '../audit/auditQueries.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { createChoiceQueries } from '../mails/choiceQueries.ts';
import { createMailCourier } from '../mails/createMailCourier.ts';
import { createUnsubscribeTokens } from '../mails/unsubscribeTokens.ts';
import { createRateLimits } from '../limits/rateLimitQueries.ts';
import { createRefusals } from '../refusals/refusalQueries.ts';
import { createSearch } from '../search/index.ts';
import {
  createCategoryDeskHandlers,
  createMarketDeskHandlers,
  createMarketHandlers,
  createSitemapQueries,
  hideEmails,
  refuseSwitchedOff,
} from '../market/index.ts';
import { createMarketBook, type MarketBook, readMarket } from '../marketBook/createMarketBook.ts';
import {
  createReportQueries,
  createRestoreMessage,
  tellMessage,
  writeMessageLine,
} from '../conversations/index.ts';
import {
  createCountRecentSales,
  createDeskQueries,
  toOrderTerms,
  writeOrderLine,
} from '../orders/index.ts';
import { restoreReview, toReviewTerms, writeReviewLine } from '../reviews/index.ts';
import { findSecret } from '../settings/findSecret.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Whether a page may show the mails: nothing here is real, nothing is sent, and we know who asks.
 * Behind a proxy, which an https address implies, everybody seems to be on this machine unless that
 * proxy is trusted to say where they are.
 */
const showsMails = ({ mode, smtpUrl, publicUrl, trustedProxies }: Settings) =>
  mode !== 'live' && !smtpUrl && (publicUrl.startsWith('http:') || trustedProxies > 0);

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process knows of what the owner has set. */
    book: MarketBook;
  }
}

/**
 * Puts the whole market together over an open database. Nothing listens and no job runs yet.
 *
 * @param log Where the log goes. Defaults to standard output.
 */
export async function openMarket(
  settings: Settings,
  database: Database,
  log: LogStream = logStream,
): Promise<FastifyInstance> {
  const { confirmsEmail, dataFolder, imageLimitBytes, mailFrom, mode } = settings;
  const { publicUrl, rateLimitScale, smtpUrl, stripe } = settings;
  if (mode === 'live' && !stripe) throw new Error('A live market takes no test cards.');

  const { databaseUrl, databaseReadUrl, passwordFreshMinutes } = settings;
  const replica =
    databaseUrl && databaseReadUrl
      ? await openReplica(databaseUrl, databaseReadUrl)
      : noReplica(database);
  const book = createMarketBook(() =>
    replica.preferPrimary(
      () => readMarket(database),
      () => readMarket(replica.database),
    ),
  );
  const findPromises = async () => {
    const { settings: owned } = await book.read();
    return { days: owned['orders.deliveryDays'], revisions: owned['orders.revisions'] };
  };
  const copies = {
    sessions: createSessionQueries(replica.database, passwordFreshMinutes),
    people: createPeopleQueries(replica.database),
    services: createServiceQueries(replica.database, findPromises),
  };

  const sessions = createSessionQueries(database, passwordFreshMinutes);
  const people = createPeopleQueries(database);
  const confirmations = createEmailConfirmationQueries(database);
  const services = createServiceQueries(database, findPromises);
  const cards = createCards(async (ids) => {
    const listed = await replica.preferPrimary(
      () => services.listByIds(ids),
      () => copies.services.listByIds(ids),
    );
    return listed.map(writeCard);
  });
  const ownSearch = createSearch(settings.search, database, cards.forget);
  const search = outlastPrimary(ownSearch, replica, cards.forget);
  const outbox = createOutbox(database);
  const limits = createRateLimits(database, rateLimitScale);
  const passwords = createPasswords();
  const checkPassword = createCheckPassword(settings.passwordMinLength, async () => [
    (await book.read()).settings.name ?? 'Market',
    new URL(settings.publicUrl).hostname,
  ]);
  const images = createImageQueries(database);
  const imageStore = await openImageStore(settings);
  const pictureWorker = createPictureWorker();
  const pictures = createPictureShelf({
    store: imageStore,
    images,
    worker: pictureWorker,
    limits,
    limitBytes: imageLimitBytes,
  });
  const note = (event: AuditEvent) => noteEvent(database, event);
  const folderMailer = createFolderMailer(join(dataFolder, 'mails'), mailFrom);
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : folderMailer;
  const tokens = createUnsubscribeTokens(() => findSecret(settings));
  const secondFactors = {
    factors: createFactorQueries(database),
    secrets: createSecretBox(() => findSecret(settings)),
    limits,
    note,
  };
  const factors = createFactorCheck(secondFactors);
  const passkeys = createPasskeyQueries(database);
  const issuers = createIssuers(settings.issuers, publicUrl);
  const external = createExternalQueries(database);
  const exports = createExportQueries(database);
  const exportLinks = createExportLinks(() => findSecret(settings), publicUrl);
  const findName = async () => (await book.read()).settings.name ?? 'Market';
  const ofPasswords = { passwords, checkPassword, factors };
  const guard = createGuardParts(database, { book, rateLimitScale });
  const { addresses, findGuard } = guard;
  const ofAccounts = { ...ofPasswords, limits, note, confirmsEmail, addresses };
  const accounts = { people, confirmations, ...ofAccounts };
  const refusals = createRefusals(database);
  const findReviewTerms = async () => toReviewTerms((await book.read()).settings);
  const payments = await createPaymentParts(
    database,
    stripe,
    { limits, refusals },
    services,
    async () => toOrderTerms((await book.read()).settings),
    async () => (await book.read()).settings['limits.orderMegabytes'] * 1_000_000,
    findReviewTerms,
  );
  const reviews = createReviewParts(database, services, findReviewTerms, findGuard);
  const books = createBookQueries(database);
  const files = await createFileParts(database, settings, book, {
    store: imageStore,
    images,
    worker: pictureWorker,
  });

  const conversations = createConversationParts(database, {
    limits,
    book,
    settleReported: guard.settleReported,
  });
  const analytics = createAnalyticsParts(database, () => findSecret(settings));
  const scores = createScoreParts(database, book, createReportQueries(database).dispute);
  const ranking = createRankingParts(database, services, search, book);
  const searches = createSearchParts(database, search, book);
  const feed = createNewsFeed(database, { databaseUrl });
  const notifications = createNotificationQueries(database);
  const decisions = createDecisionQueries(database, {
    message: createRestoreMessage(tellMessage),
    review: restoreReview,
    identity: restoreIdentity,
  });
  const desk = createDeskQueries(database);
  const ofIdentity = { database, book, removeUploads: files.removeUploads };

  const handlers = {
    ...createPeopleHandlers({ ...accounts, listServicesOf: services.listOf, pictures }),
    ...createSignUpHandlers(accounts),
    ...createEmailHandlers(accounts),
    ...createSessionHandlers({ sessions, note }),
    ...createFactorHandlers({
      ...secondFactors,
      check: factors,
      findName,
    }),
    ...createPasskeyHandlers({ ...secondFactors, database, passkeys, people, findName, publicUrl }),
    ...createOwnDataHandlers({
      ...secondFactors,
      passwords,
      database,
      people,
      exports,
      links: exportLinks,
    }),
    ...createExternalHandlers({
      ...secondFactors,
      issuers,
      external,
      people,
      passwords,
      check: factors,
      addresses,
    }),
    ...createOperatorHandlers(createOperatorQueries(database)),
    ...createMarketHandlers(book, {
      imageBytes: imageLimitBytes,
      canHavePasskeys: canHavePasskeys(publicUrl),
      issuers: issuers.listed,
    }),
    ...createServiceHandlers(services, search, cards, pictures, book, findGuard),
    ...createDiscoveryHandlers(services, search, cards, book, analytics.popular),
    ...createDraftHandlers({
      drafts: createDraftQueries(database, findPromises),
      services,
      pictures,
      book,
      findPromises,
      findGuard,
    }),
    ...createWishlistHandlers(createWishlistQueries(database, findPromises), services),
    ...payments.handlers,
    ...createLedgerHandlers(books),
    ...files.handlers,
    ...conversations.handlers,
    ...reviews.handlers,
    ...analytics.handlers,
    ...scores.handlers,
    ...ranking.handlers,
    ...searches.handlers,
    ...createNotificationHandlers(notifications, feed),
    ...createServiceDeskHandlers(database, services),
    ...createMarketDeskHandlers(database),
    ...createCategoryDeskHandlers(database),
    ...guard.handlers,
    ...createIdentityHandlers(ofIdentity),
    ...createDecisionHandlers(decisions),
    ...createDecisionDeskHandlers({
      database,
      decisions,
      people: createPeopleDeskQueries(database),
      listOrdersOf: desk.listNewestOf,
    }),
  };
  const { getPerson } = createPeopleHandlers({
    ...accounts,
    people: copies.people,
    listServicesOf: copies.services.listOf,
    pictures,
  });
  const { getService, listReviews, listServicesOf } = createServiceHandlers(
    copies.services,
    search,
    cards,
    pictures,
    book,
    findGuard,
  );
  const readers = { getPerson, getService, listReviews, listServicesOf };
  const app = await createServer({
    settings,
    log,
    sessions: {
      ...sessions,
      find: (token) =>
        replica.preferPrimary(
          () => sessions.find(token),
          () => copies.sessions.find(token),
        ),
    },
    sitemaps: createSitemapQueries(database),
    book,
    imageStore,
    pictureWorker,
    files: files.served,
    unsubscribing: { choices: createChoiceQueries(database), tokens, book, publicUrl },
    demoMails: showsMails(settings) ? folderMailer : undefined,
    handlers: limitCalls(
      hideEmails(
        refuseSuspended(
          refuseHeld(
            refuseUnverified(
              refuseSwitchedOff(readFromReplica(replica, handlers, readers), book),
              database,
              book,
            ),
          ),
        ),
        book,
      ),
      limits,
    ),
    plugins: [
      ...payments.plugins,
      async (api) => serveExports(api, { exports, links: exportLinks }),
      async (api) =>
        serveExternalLogIns(api, {
          issuers,
          external,
          people,
          limits,
          note,
          publicUrl,
          freshMinutes: passwordFreshMinutes,
        }),
    ],
    webhooks: payments.webhooks,
    refusals,
    countOutbox: outbox.count,
    checkReadiness: createReadinessCheck(search),
  });
  app.decorate('book', book);
  app.addHook('preClose', feed.close);
  app.addHook('preClose', files.settle);
  app.addHook('onClose', async () => pictureWorker.close());
  // A million services take some seconds. A failure shows when somebody asks.
  app.addHook('onReady', async () => void search.bringUpToDate().catch(() => undefined));
  app.addHook('onClose', search.close);
  app.addHook('onClose', replica.close);
  // An unreachable database must not keep the server from closing.
  app.addHook('onClose', () => refusals.write().catch(() => undefined));
  app.addHook('onClose', () => analytics.flush().catch(() => undefined));
  repeatJobs(app, [
    createWriteLinkMails(people, confirmations, publicUrl),
    createEmptyOutbox(outbox, { mail: createMailCourier(mailer, publicUrl, tokens) }),
    createCleanUp(
      sessions,
      secondFactors.factors,
      passkeys,
      external,
      exports,
      confirmations,
      limits,
      outbox,
      refusals,
      notifications,
      feed,
    ),
    createDigests(database, [writeOrderLine, writeMessageLine, writeDecisionLine, writeReviewLine]),
    createWriteRefusals(refusals),
    createRemoveUnusedImages(images, imageStore),
    ...payments.jobs,
    createWriteExports(database),
    createDeleteLeaving(database, images, imageStore),
    createPostMissing(database),
    createCountRecentSales(database),
    createCheckBooks(books),
    ...files.jobs,
    ...conversations.jobs,
    createEndSuspensions(database),
    ...reviews.jobs,
    ...guard.jobs,
    createForgetPapers(ofIdentity),
    ...analytics.jobs,
    ...scores.jobs,
    ...ranking.jobs,
    ...searches.jobs,
  ]);
  return app;
}
