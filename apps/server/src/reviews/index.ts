/** @file What others may know of reviews: what people think of services, and of each other. */

export { createOrderReviewQueries } from './orderReviewQueries.ts';
export { createPublishReviews } from './publishReviews.ts';
export { restoreReview, toOrderReviewSubject, withdrawReported } from './removal.ts';
export { reviewKeeper } from './reviewKeeper.ts';
export { createReviewHandlers } from './reviewHandlers.ts';
export { writeReviewLine } from './reviewTellings.ts';
export { type FindReviewTerms, toReviewTerms, usualReviewTerms } from './reviewTerms.ts';
export { createServiceReviewQueries } from './serviceReviewQueries.ts';
