import { createAvatar } from '../testing/samplePictures.ts';
import type { ReviewOfPerson } from './calls.ts';
import type { OrderReview, OrderReviews } from './orderReviews.ts';

/**
 * Makes what one side of an order thinks of the other, which only its writer sees as yet.
 *
 * @see Specification, X33
 */
export const createOrderReview = (fields: Partial<OrderReview> = {}): OrderReview => ({
  rating: 5,
  comment: 'She asked three questions and drew exactly what we could not describe.',
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: null,
  publishedAt: null,
  removal: null,
  ...fields,
});

/**
 * Makes what the sides of an order think of each other: nothing yet.
 *
 * @see Specification, X33
 */
export const createOrderReviews = (fields: Partial<OrderReviews> = {}): OrderReviews => ({
  mine: null,
  theirs: null,
  until: '2026-12-06T12:00:00.000Z',
  canWrite: true,
  ...fields,
});

/**
 * Makes what somebody thinks of a person.
 *
 * @see Specification, X33
 */
export const createReviewOfPerson = (fields: Partial<ReviewOfPerson> = {}): ReviewOfPerson => ({
  _id: 'review-dev',
  user: { _id: 'person-dev', avatar: createAvatar('#5b57a6') },
  name: 'Dev Karki',
  rating: 5,
  comment: 'She asked three questions and drew exactly what we could not describe.',
  createdAt: '2026-10-20T12:00:00.000Z',
  changedAt: null,
  service: {
    _id: 'service-brand',
    title: 'I will design a warm, timeless brand identity for your studio',
  },
  ...fields,
});

/**
 * What others think of a person.
 *
 * @see Specification, X33
 */
export const sampleReviewsOfPerson: ReviewOfPerson[] = [
  createReviewOfPerson(),
  createReviewOfPerson({
    _id: 'review-nima',
    user: { _id: 'person-nima', avatar: createAvatar('#247ba0') },
    name: 'Nima Lama',
    rating: 4,
    comment: 'Clear answers, paid at once, and knew what the poster was for.',
    createdAt: '2026-09-30T18:20:00.000Z',
    changedAt: '2026-10-02T09:00:00.000Z',
    service: null,
  }),
];
