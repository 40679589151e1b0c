import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** How services are found, as a query and a mutation. */
export const createAnalyticsEndpoints = (build: MarketBuilder, ask: Ask) => ({
  // It changes with anything anybody does, so looking again asks again.
  getAnalytics: build.query({ ...ask('getAnalytics'), providesTags: ['Orders'] }),
  countSeen: build.mutation({ ...ask('countSeen') }),
});
