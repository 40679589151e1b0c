import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about reviews are refused, beyond what is wrong with a review itself.
 *
 * @see Specification, errors
 */
export const reviewRefusals = listRefusals({
  reviewNotFound: [404, 'This review is not there.'],
  buyersOnly: [403, 'Only people who bought this service may review it.'],
  reviewNotOpen: [409, 'This order cannot be reviewed yet.'],
  reviewTimeOver: [409, 'The time to review this order is over.'],
  reviewFinal: [409, 'This review cannot be changed any more.'],
  reviewRemoved: [409, 'This review was removed by those who run the market.'],
  replyGiven: [409, 'You have answered this review.'],
  replyTooLate: [409, 'The time to answer this review is over.'],
  ownReviewFound: [400, 'You cannot find your own review helpful.'],
  ownServiceFound: [400, 'You cannot find a review of your own service helpful.'],
});
