import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, imageSchema, momentSchema } from '../contract/values.ts';
import { orderRefusals } from '../orders/refusals.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { reviewSchema } from '../services/calls.ts';
import { opinionFields } from '../services/opinionFields.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { reviewRefusals } from './refusals.ts';
import { reviewLimits } from './reviewLimits.ts';

const missingReply = 'Please write a reply!';

/** One review of a service: that of one person. */
const reviewRequest = { id: idSchema, personId: idSchema };

/**
 * What somebody thinks of a person, after an order of theirs.
 *
 * @see Specification, X33
 */
export const reviewOfPersonSchema = z.object({
  /** Names it among the others; says nothing else. */
  _id: z.string(),
  /** Who wrote it. */
  user: z.object({ _id: idSchema, avatar: imageSchema }),
  /** The writer's name. */
  name: z.string(),
  /** A whole number, 1 to 5. */
  rating: z.number(),
  comment: z.string(),
  /** When it was published. */
  createdAt: momentSchema,
  /** When it was changed after that; null for never. */
  changedAt: z.nullable(momentSchema),
  /** What was ordered; null when it is no longer on the market. */
  service: z.nullable(z.object({ _id: idSchema, title: z.string() })),
});
/**
 * What somebody thinks of a person, after an order of theirs.
 *
 * @see Specification, X33
 */
export type ReviewOfPerson = z.infer<typeof reviewOfPersonSchema>;

/**
 * The calls about reviews beyond the specified one, `reviewService`. The hosted backend lacks all of them.
 *
 * @see Specification, X33
 */
export const reviewCalls = {
  /**
   * `PUT /orders/{id}/review`: says what one side of an order thinks of the other, once the order is completed
   * or was cancelled by the seller’s fault after the work had begun. Only its writer sees it until the other
   * side has written, too, or the time is over; until then it can be changed, and once more in the 30 days after.
   * What a buyer says becomes what they say of the service. Fails with `validation`, `notFound` or `conflict`.
   *
   * @see Specification, X33
   */
  reviewOrder: call({
    method: 'PUT',
    path: '/orders/{id}/review',
    access: 'signedIn',
    request: z.object({ id: idSchema, ...opinionFields }),
    answer: doneSchema,
    refusals: [
      orderRefusals.orderNotFound,
      serviceRefusals.unfilledReview,
      reviewRefusals.reviewNotOpen,
      reviewRefusals.reviewTimeOver,
      reviewRefusals.reviewFinal,
      reviewRefusals.reviewRemoved,
    ],
  }),
  /**
   * `GET /services/{id}/reviews/mine`: tells what the caller has to do with the reviews of a service. Fails with
   * `notFound`.
   *
   * @see Specification, X33
   */
  getMyReview: call({
    method: 'GET',
    path: '/services/{id}/reviews/mine',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: z.object({
      /** Null for none. */
      review: z.nullable(reviewSchema),
      /** Whether `reviewService` would take one of theirs. */
      canReview: z.boolean(),
      /** The newest order of theirs of this service that can be reviewed; null for none. */
      order: z.nullable(idSchema),
      /** Who wrote the reviews that they found helpful last, 50 at most. */
      helpful: z.array(idSchema),
    }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
  /**
   * `PUT /services/{id}/reviews/{personId}/reply`: the seller answers a review, once, in the first 28 days. Fails
   * with `validation`, `notFound` or `conflict`.
   *
   * @see Specification, X33
   */
  replyToReview: call({
    method: 'PUT',
    path: '/services/{id}/reviews/{personId}/reply',
    access: 'signedIn',
    request: z.object({
      ...reviewRequest,
      text: z
        .string(missingReply)
        .check(
          z.trim(),
          z.minLength(1, missingReply),
          z.maxLength(
            reviewLimits.reply,
            `A reply may have at most ${reviewLimits.reply} characters.`,
          ),
        ),
    }),
    answer: doneSchema,
    refusals: [
      reviewRefusals.reviewNotFound,
      reviewRefusals.replyGiven,
      reviewRefusals.replyTooLate,
      reviewRefusals.reviewRemoved,
    ],
  }),
  /**
   * `PUT /services/{id}/reviews/{personId}/helpful`: says that a review has helped the caller. Fails with
   * `validation` for an own review or service, or `notFound`.
   *
   * @see Specification, X33
   */
  voteReview: call({
    method: 'PUT',
    path: '/services/{id}/reviews/{personId}/helpful',
    access: 'signedIn',
    request: z.object(reviewRequest),
    answer: z.object({ helpfulCount: z.number() }),
    refusals: [
      reviewRefusals.reviewNotFound,
      reviewRefusals.ownReviewFound,
      reviewRefusals.ownServiceFound,
    ],
    isRepeatable: true,
  }),
  /**
   * `DELETE /services/{id}/reviews/{personId}/helpful`: takes that back. Fails with `notFound`.
   *
   * @see Specification, X33
   */
  takeVoteBack: call({
    method: 'DELETE',
    path: '/services/{id}/reviews/{personId}/helpful',
    access: 'signedIn',
    request: z.object(reviewRequest),
    answer: z.object({ helpfulCount: z.number() }),
    refusals: [reviewRefusals.reviewNotFound],
    isRepeatable: true,
  }),
  /**
   * `GET /auth/user/{id}/reviews`: lists what the other sides of their orders think of somebody, as a seller or as
   * a buyer, the newest first, a page at a time. Fails with `notFound`.
   *
   * @see Specification, X33
   */
  listReviewsOfPerson: call({
    method: 'GET',
    path: '/auth/user/{id}/reviews',
    access: 'public',
    request: z.object({
      id: idSchema,
      /** Defaults to `seller`. */
      as: z._default(z.enum(['buyer', 'seller']), 'seller'),
      ...pageRequest,
    }),
    answer: z.object({ reviews: z.array(reviewOfPersonSchema), ...pageAnswer }),
    refusals: [peopleRefusals.personNotFound],
  }),
};

export const {
  reviewOrder,
  getMyReview,
  replyToReview,
  voteReview,
  takeVoteBack,
  listReviewsOfPerson,
} = reviewCalls;
