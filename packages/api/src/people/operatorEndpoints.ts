import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Operators as a query. */
export const createOperatorEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listOperators: build.query({
    ...ask('listOperators'),
    providesTags: provideOnceProven(() => []),
  }),
});
