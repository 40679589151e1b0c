import { findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import type { Review } from '../services/calls.ts';
import { createOrderReview } from './samples.ts';

/** When everything happens that a pretended backend is asked to do: examples never change. */
const sampleMoment = '2026-11-20T12:00:00.000Z';

/** How a pretended backend answers the calls about reviews beyond the specified one. */
export function createReviewReplies(market: PretendedMarket) {
  const findReview = (personId: string) =>
    market.reviews.find(({ user }) => user?._id === personId);
  const change = (review: Review, changes: Partial<Review>) => {
    market.reviews = market.reviews.map((one) => (one === review ? { ...one, ...changes } : one));
  };
  const vote = (personId: string, isHelpful: boolean) => {
    const review = findReview(personId);
    if (!review) return createRefusal('reviewNotFound');
    if (isHelpful && personId === personOf(market)._id) return createRefusal('ownReviewFound');
    const wasHelpful = market.helpfulReviews.includes(personId);
    const others = market.helpfulReviews.filter((id) => id !== personId);
    market.helpfulReviews = isHelpful ? [personId, ...others] : others;
    const helpfulCount = (review.helpfulCount ?? 0) + Number(isHelpful) - Number(wasHelpful);
    change(review, { helpfulCount });
    return { helpfulCount };
  };

  return {
    reviewOrder: ({ id, rating, comment }) => {
      const order = market.orders.find(({ _id }) => _id === id);
      if (!order) return createRefusal('orderNotFound');
      if (!order.reviews) return createRefusal('reviewNotOpen');
      if (!order.reviews.canWrite) return createRefusal('reviewTimeOver');
      const { mine } = order.reviews;
      const reviews = {
        ...order.reviews,
        mine: createOrderReview({
          ...mine,
          rating,
          comment,
          ...(mine?.publishedAt && { changedAt: sampleMoment }),
        }),
        canWrite: !mine?.publishedAt,
      };
      market.orders = market.orders.map((one) => (one === order ? { ...order, reviews } : one));
      return {};
    },
    getMyReview: ({ id }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      const { _id } = personOf(market);
      const isOwn = service.user.some((owner) => owner._id === _id);
      return {
        review: findReview(_id) ?? null,
        canReview: !isOwn && market.about?.reviews?.openTo !== 'buyers',
        order: null,
        helpful: market.helpfulReviews,
      };
    },
    replyToReview: ({ personId, text }) => {
      const review = findReview(personId);
      if (!review) return createRefusal('reviewNotFound');
      if (review.reply) return createRefusal('replyGiven');
      if (!review.canReply) return createRefusal('replyTooLate');
      change(review, { reply: { text, createdAt: sampleMoment }, canReply: false });
      return {};
    },
    voteReview: ({ personId }) => vote(personId, true),
    takeVoteBack: ({ personId }) => vote(personId, false),
    listReviewsOfPerson: ({ cursor }) => {
      const { page, cursors } = pageOf(market.reviewsOfPerson, cursor);
      return { reviews: page, ...cursors };
    },
    removeReview: ({ writer, reasons }) => {
      const review = findReview(writer);
      if (!review) return createRefusal('reviewNotFound');
      if (review.removal) return createRefusal('reviewRemoved');
      change(review, { removal: reasons, comment: reasons });
      return {};
    },
  } satisfies Partial<Replies>;
}
