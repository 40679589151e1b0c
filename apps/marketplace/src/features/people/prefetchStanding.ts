import type { Prefetching } from '@market/api/redux';
import { prefetch } from '../../backend/market.ts';
import { whereFeature } from '../../shared/useMarketSettings.ts';

/** Asks ahead how somebody sells, where the backend tells it. */
export const prefetchStanding = (personId: string): Prefetching =>
  whereFeature('score', (dispatch) => dispatch(prefetch.getStanding({ id: personId })));
