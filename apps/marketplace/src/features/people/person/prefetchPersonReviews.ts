import type { Prefetching } from '@market/api/redux';
import { prefetch } from '../../../backend/market.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { whereFeature } from '../../../shared/useMarketSettings.ts';

/** The fields of an address that say which page of the reviews of a person is shown. */
export const reviewFields = { buyer: 'buyerReviews', seller: 'sellerReviews' } as const;

/** Asks ahead what the other sides of their orders say of somebody, where the backend tells it. */
export const prefetchPersonReviews = (id: string, search: string): Prefetching =>
  whereFeature('verifiedReviews', (dispatch) => {
    for (const as of ['seller', 'buyer'] as const) {
      dispatch(
        prefetch.listReviewsOfPerson({ id, as, cursor: readCursor(search, reviewFields[as]) }),
      );
    }
  });
