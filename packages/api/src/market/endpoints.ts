import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The market itself as a query. */
export const createMarketEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getMarket: build.query({ ...ask('getMarket'), providesTags: ['Market'] }),
});
