import { delay } from 'msw';
import type { HttpHandler } from 'msw';
import { contract } from '../contract/contract.ts';
import type { CallName, MarketAnswer } from '../contract/contract.ts';
import { createAnalyticsReplies } from '../analytics/replies.ts';
import { createAnalytics } from '../analytics/samples.ts';
import { createConversationReplies } from '../conversations/replies.ts';
import { sampleBlocks, sampleConversations, sampleReports } from '../conversations/samples.ts';
import { createCouponReplies } from '../coupons/replies.ts';
import { sampleCoupons } from '../coupons/samples.ts';
import { createSearchReplies } from '../searches/replies.ts';
import { sampleSavedSearches } from '../searches/samples.ts';
import { createDecisionReplies } from '../decisions/replies.ts';
import { sampleDecisions } from '../decisions/samples.ts';
import { createGuardReplies } from '../guard/replies.ts';
import { sampleHeld } from '../guard/samples.ts';
import { createIdentityReplies } from '../identity/replies.ts';
import { sampleVerifications } from '../identity/samples.ts';
import { createFileReplies } from '../files/replies.ts';
import { sampleFiles } from '../files/samples.ts';
import { createLedgerReplies } from '../ledger/replies.ts';
import { sampleOpenRefunds } from '../ledger/samples.ts';
import { createMarketReplies } from '../market/replies.ts';
import {
  sampleAuditEvents,
  sampleDeskCategories,
  sampleMarket,
  sampleSettings,
} from '../market/samples.ts';
import { createNotificationReplies } from '../notifications/replies.ts';
import { sampleNotificationChoices, sampleNotifications } from '../notifications/samples.ts';
import { createOfferReplies } from '../offers/replies.ts';
import { sampleOffers } from '../offers/samples.ts';
import { createOrderReplies } from '../orders/replies.ts';
import { sampleOrderEvents, sampleOrders } from '../orders/samples.ts';
import { createPaymentReplies } from '../payments/replies.ts';
import { createExternalReplies } from '../people/externalReplies.ts';
import { createFactorReplies } from '../people/factorReplies.ts';
import { createOwnDataReplies } from '../people/ownDataReplies.ts';
import { createPasskeyReplies } from '../people/passkeyReplies.ts';
import { createPeopleReplies } from '../people/replies.ts';
import {
  sampleDataExport,
  sampleExternalLogIn,
  sampleExternalLogins,
  sampleFactors,
  sampleOperators,
  samplePerson,
  sampleSessions,
} from '../people/samples.ts';
import { createReviewReplies } from '../reviews/replies.ts';
import { sampleReviewsOfPerson } from '../reviews/samples.ts';
import { createScoreReplies } from '../score/replies.ts';
import { createScore, sampleScorePoints } from '../score/samples.ts';
import { createServiceReplies } from '../services/replies.ts';
import { sampleDrafts, sampleReviews, sampleServices } from '../services/samples.ts';
import { createWishlistReplies } from '../wishlist/replies.ts';
import { sampleCartItems } from '../wishlist/samples.ts';
import { answer, createRefusal } from './answers.ts';
import type { Reply } from './answers.ts';
import type { PretendedMarket, Replies } from './PretendedMarket.ts';

/**
 * What a pretended backend starts with, and where it stands.
 *
 * @see Specification, calls
 */
export interface MarketRepliesOptions extends Partial<PretendedMarket> {
  /** A path, on any origin, or a whole address. Defaults to `/api`. */
  host?: string;
  /** How long every answer takes, in milliseconds. Defaults to 0. */
  pauseMs?: number;
}

/**
 * Pretends a whole backend: one handler for every call. It remembers what it is told, so that a
 * service which is added to the wishlist is in the list that is asked for next. The
 * signed-in person owns all services and orders, so that every screen has something to show.
 *
 * @see Specification, calls
 */
export const marketReplies = (options: MarketRepliesOptions = {}): HttpHandler[] =>
  Object.values(createMarketHandlers(options));

/** The handlers of a pretended backend by the names of their calls. */
export function createMarketHandlers({
  host = '/api',
  pauseMs = 0,
  ...start
}: MarketRepliesOptions): Record<CallName, HttpHandler> {
  const market: PretendedMarket = {
    user: samplePerson,
    services: sampleServices,
    reviews: sampleReviews,
    helpfulReviews: [],
    reviewsOfPerson: sampleReviewsOfPerson,
    cartItems: sampleCartItems,
    orders: sampleOrders,
    orderEvents: sampleOrderEvents,
    stripeApiKey: 'pk_sandbox_sample',
    needsPassword: false,
    about: sampleMarket,
    serviceDrafts: sampleDrafts,
    coupons: sampleCoupons,
    searches: sampleSavedSearches,
    offers: sampleOffers,
    files: sampleFiles,
    conversations: sampleConversations,
    blocks: sampleBlocks,
    reports: sampleReports,
    decisions: sampleDecisions,
    held: sampleHeld,
    verification: null,
    verifications: sampleVerifications,
    auditEvents: sampleAuditEvents,
    settings: sampleSettings,
    deskCategories: sampleDeskCategories,
    showsSeen: true,
    notifications: sampleNotifications,
    notificationChoices: sampleNotificationChoices,
    away: null,
    sessions: sampleSessions,
    factors: sampleFactors,
    recoveryCodes: 8,
    externalLogIn: sampleExternalLogIn,
    externalLogins: sampleExternalLogins,
    hasPassword: true,
    needsCode: false,
    needsStepUp: false,
    operators: sampleOperators,
    dataExport: sampleDataExport,
    nextExportAt: null,
    deletionBlocks: [],
    openRefunds: sampleOpenRefunds,
    analytics: createAnalytics(),
    score: createScore(),
    knownSince: '2026-11-22T09:45:00.000Z',
    scorePoints: sampleScorePoints,
    takers: {},
    ...start,
  };
  const replies = createReplies(market);

  const handlers = (Object.keys(replies) as CallName[]).map((callName) => {
    const reply = replies[callName] as (request: unknown) => MarketAnswer<CallName> | Response;
    const guarded = async (request: unknown) => {
      if (pauseMs > 0) await delay(pauseMs);
      return contract[callName].access !== 'public' && !market.user
        ? createRefusal(401)
        : reply(request);
    };
    return [callName, answer(callName, guarded as Reply<CallName>, host)];
  });
  return Object.fromEntries(handlers);
}

const createReplies = (market: PretendedMarket): Replies => ({
  ...createPeopleReplies(market),
  ...createFactorReplies(market),
  ...createPasskeyReplies(market),
  ...createExternalReplies(market),
  ...createOwnDataReplies(market),
  ...createServiceReplies(market),
  ...createWishlistReplies(market),
  ...createPaymentReplies(market),
  ...createOrderReplies(market),
  ...createMarketReplies(market),
  ...createCouponReplies(market),
  ...createSearchReplies(market),
  ...createOfferReplies(market),
  ...createFileReplies(market),
  ...createConversationReplies(market),
  ...createNotificationReplies(market),
  ...createDecisionReplies(market),
  ...createGuardReplies(market),
  ...createIdentityReplies(market),
  ...createLedgerReplies(market),
  ...createReviewReplies(market),
  ...createAnalyticsReplies(market),
  ...createScoreReplies(market),
});
