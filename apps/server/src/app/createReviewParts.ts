import type { Database } from '../database/openDatabase.ts';
import type { TextGuard } from '../guard/index.ts';
import {
  createOrderReviewQueries,
  createPublishReviews,
  createReviewHandlers,
  createServiceReviewQueries,
  type FindReviewTerms,
} from '../reviews/index.ts';
import type { ServiceQueries } from '../services/index.ts';

/** Puts together everything about what people think of services and of each other. */
export function createReviewParts(
  database: Database,
  services: ServiceQueries,
  findTerms: FindReviewTerms,
  findGuard: () => Promise<TextGuard>,
) {
  const orderReviews = createOrderReviewQueries(database);
  const serviceReviews = createServiceReviewQueries(database);
  return {
    handlers: createReviewHandlers({
      services,
      orderReviews,
      serviceReviews,
      findTerms,
      findGuard,
    }),
    jobs: [createPublishReviews(orderReviews, findTerms)],
  };
}
