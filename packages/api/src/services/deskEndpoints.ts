import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import { toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Services that are held back, as queries and a mutation. */
export const createServiceDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listHeldServices: build.query({
    ...ask('listHeldServices'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  inspectService: build.query({
    ...ask('inspectService'),
    providesTags: provideOnceProven((_answer, { id }) => ['Decisions', toTag('Service', id)]),
  }),
  decideService: build.mutation({
    ...ask('decideService'),
    invalidatesTags: (_answer, _error, { id }) => ['Decisions', toTag('Service', id)],
  }),
});
