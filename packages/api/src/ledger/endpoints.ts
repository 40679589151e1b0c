import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The market's books as a query: what becomes of an order changes them. */
export const createLedgerEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  getBooks: build.query({ ...ask('getBooks'), providesTags: provideOnceProven(() => ['Orders']) }),
});
