import type { Feature, Market } from '@market/api';
import type { Prefetching } from '@market/api/redux';
import { marketApi } from '../backend/market.ts';

const { getMarket } = marketApi.endpoints;

/** What the owner has set the market to be, as far as the backend has said. */
export interface MarketSettings {
  /** Undefined until it is known, and for good on a backend that knows only the specification. */
  market: Market | undefined;
  /** Whether the backend has a feature and its owner has left it on. */
  hasFeature: (name: Feature) => boolean;
}

/** Tells what the market is. It sends no request; `App` does, once a visit. */
export function useMarketSettings(): MarketSettings {
  const market = getMarket.useQueryState().data?.market;

  return { market, hasFeature: (name) => market?.features[name] === true };
}

/** Asks ahead for what only backends with a feature tell. */
export const whereFeature =
  (name: Feature, ask: Prefetching): Prefetching =>
  (dispatch, getState) => {
    if (getMarket.select()(getState()).data?.market.features[name]) dispatch(ask);
  };
