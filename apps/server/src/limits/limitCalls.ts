import type { Call, CallName } from '@market/api/contract';
import type { CallHandler, Handlers } from '../http/Handlers.ts';
import type { Attempt, RateLimit, RateLimits } from './rateLimitQueries.ts';

/** How often one person may do what costs others something: a card’s test, a picture, a place. */
const limitedCalls: Partial<Record<CallName, RateLimit>> = {
  startPayment: { name: 'start-payment', count: 60, minutes: 60 },
  createService: { name: 'create-service', count: 100, minutes: 60 },
  updateService: { name: 'update-service', count: 300, minutes: 60 },
  updateProfile: { name: 'update-profile', count: 60, minutes: 60 },
  reviewService: { name: 'review-service', count: 100, minutes: 60 },
  reviewOrder: { name: 'review-order', count: 100, minutes: 60 },
  replyToReview: { name: 'reply-to-review', count: 100, minutes: 60 },
  voteReview: { name: 'vote-review', count: 600, minutes: 60 },
  takeVoteBack: { name: 'vote-review', count: 600, minutes: 60 },
  // A quote also tells whether there is a coupon.
  quoteOrder: { name: 'quote-order', count: 600, minutes: 60 },
  createDraft: { name: 'create-draft', count: 100, minutes: 60 },
  saveDraft: { name: 'save-draft', count: 3000, minutes: 60 },
  addDraftPictures: { name: 'update-service', count: 300, minutes: 60 },
  publishDraft: { name: 'create-service', count: 100, minutes: 60 },
  createCoupon: { name: 'create-coupon', count: 200, minutes: 60 },
  saveSearch: { name: 'save-search', count: 200, minutes: 60 },
  makeOffer: { name: 'make-offer', count: 100, minutes: 60 },
  startUpload: { name: 'start-upload', count: 300, minutes: 60 },
  // 5,000 parts are 26 GB.
  uploadPart: { name: 'upload-part', count: 5000, minutes: 60 },
  getFileLink: { name: 'file-link', count: 1000, minutes: 60 },
  // Asked for while somebody types.
  listConversations: { name: 'list-conversations', count: 3000, minutes: 60 },
  startVerification: { name: 'start-verification', count: 10, minutes: 24 * 60 },
  addToWishlist: { name: 'add-to-wishlist', count: 1000, minutes: 60 },
};

/** How often the people of one network together may do what spam is made of, however many accounts they have. */
const limitedNetworks: Partial<Record<CallName, RateLimit>> = {
  createService: { name: 'publish-network', count: 300, minutes: 60 },
  publishDraft: { name: 'publish-network', count: 300, minutes: 60 },
  reviewService: { name: 'review-network', count: 300, minutes: 60 },
  reportContent: { name: 'report-network', count: 150, minutes: 60 },
};

/** How often one person may do that on one day. */
const limitedDays: Partial<Record<CallName, RateLimit>> = {
  createService: { name: 'publish-day', count: 300, minutes: 24 * 60 },
  publishDraft: { name: 'publish-day', count: 300, minutes: 24 * 60 },
  reviewService: { name: 'review-day', count: 300, minutes: 24 * 60 },
  reportContent: { name: 'report-day', count: 100, minutes: 24 * 60 },
  disputeScoreEntry: { name: 'dispute-day', count: 20, minutes: 24 * 60 },
};

const toAttempts = (limit: RateLimit | undefined, who: string): Attempt[] =>
  limit ? [[limit, who]] : [];

/** Wraps handlers so that they refuse with a 429 what one person does too often. */
export function limitCalls(handlers: Handlers, limits: RateLimits): Handlers {
  const names = new Set([limitedCalls, limitedNetworks, limitedDays].flatMap(Object.keys));
  const limited = [...names].map((key) => {
    const name = key as CallName;
    const handle = handlers[name] as CallHandler<Call>;
    const handleLimited: CallHandler<Call> = async (request, person, visit) => {
      if (person) {
        await limits.count(
          ...toAttempts(limitedCalls[name], person._id),
          ...toAttempts(limitedDays[name], person._id),
          ...toAttempts(limitedNetworks[name], visit.network),
        );
      }
      return handle(request, person, visit);
    };
    return [name, handleLimited] as const;
  });
  return { ...handlers, ...Object.fromEntries(limited) };
}
