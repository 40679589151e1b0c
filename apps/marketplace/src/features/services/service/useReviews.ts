import type { Service } from '@market/api';
import { useListReviewsQuery } from '../../../backend/market.ts';
import { useCursor } from '../../../routing/useCursor.ts';

/** The page of reviews that the address shows. The first one comes with the service. */
export function useReviews({ _id: id, reviews, nextReviews }: Service) {
  const { cursor } = useCursor('reviews');
  const { data, isFetching } = useListReviewsQuery({ id, cursor }, { skip: !cursor });
  const first = { reviews, nextCursor: nextReviews, previousCursor: null };
  return { ...(cursor && data ? data : first), isFetching };
}
