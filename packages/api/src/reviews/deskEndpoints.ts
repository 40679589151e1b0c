import type { AdminAsk } from '../redux/createAdminApi.ts';
import { toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Removing a review as a mutation. */
export const createReviewDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  removeReview: build.mutation({
    ...ask('removeReview'),
    invalidatesTags: (_answer, _error, { service, order }) => [
      'Rating',
      ...(service ? [toTag('Service', service)] : []),
      ...(order ? [toTag('Order', order)] : []),
    ],
  }),
});
