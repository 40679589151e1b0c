import {
  type Call,
  type CallName,
  type CheckedMarketRequest,
  type Feature,
  refusals,
} from '@market/api/contract';
import type { CallHandler, Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What of a request belongs to which feature. Undefined for what a market always has. */
type FeatureFinders = {
  [Name in CallName]?: (request: CheckedMarketRequest<Name>) => Feature | undefined;
};

const ofChoice = ({ offer, coupon }: { offer?: unknown; coupon?: unknown }) => {
  if (offer !== undefined) return 'offers';
  return coupon === undefined ? undefined : 'coupons';
};

const ofFiles = ({ files }: { files: readonly string[] }) =>
  files.length > 0 ? 'files' : undefined;

/** Which feature a call is of. Ending what there is stays possible: nobody is left with it. */
const featureFinders: FeatureFinders = {
  makeOffer: () => 'offers',
  getOffer: () => 'offers',
  listMyOffers: () => 'offers',
  listMyCoupons: () => 'coupons',
  createCoupon: () => 'coupons',
  setAway: ({ until }) => (until === null ? undefined : 'away'),
  saveDraft: ({ content }) => (content.packages.length > 1 ? 'packages' : undefined),
  startUpload: () => 'files',
  startConversation: () => 'messages',
  sendMessage: () => 'messages',
  listNotifications: () => 'notifications',
  getUnread: () => 'notifications',
  getNotificationChoices: () => 'notifications',
  updateNotificationChoices: () => 'notifications',
  followEvents: () => 'live',
  startPasskey: () => 'passkeys',
  signUpWithExternal: () => 'externalLogins',
  linkExternalLogin: () => 'externalLogins',
  requestExport: () => 'export',
  requestDeletion: () => 'export',
  reviewOrder: () => 'verifiedReviews',
  replyToReview: () => 'verifiedReviews',
  voteReview: () => 'verifiedReviews',
  suggestServices: () => 'suggestions',
  saveSearch: () => 'discovery',
  listSimilar: () => 'discovery',
  listCards: () => 'discovery',
  getRanking: () => 'ranking',
  explainRanking: () => 'ranking',
  countSeen: () => 'analytics',
  getAnalytics: () => 'analytics',
  getMyScore: () => 'score',
  listScorePoints: () => 'score',
  disputeScoreEntry: () => 'score',
  getStanding: () => 'score',
  getScoreRules: () => 'score',
  deliverOrder: ofFiles,
  requestRevision: ofFiles,
  quoteOrder: ofChoice,
  startPayment: ofChoice,
};

/** Wraps handlers so that they refuse what is of a feature that the owner has switched off. */
export function refuseSwitchedOff(handlers: Handlers, book: MarketBook): Handlers {
  const held = Object.entries(featureFinders).map(([name, findFeature]) => {
    const handle = handlers[name as CallName] as CallHandler<Call>;
    const find = findFeature as (request: unknown) => Feature | undefined;
    const handleHeld: CallHandler<Call> = async (request, person, visit) => {
      const feature = find(request);
      if (feature && !(await book.read()).settings.features[feature]) {
        throw new CallRefusal(refusals.featureOff);
      }
      return handle(request, person, visit);
    };
    return [name, handleHeld] as const;
  });
  return { ...handlers, ...Object.fromEntries(held) };
}
