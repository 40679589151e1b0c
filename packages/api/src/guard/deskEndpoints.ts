import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

// A refusal says that somebody else was quicker: what they have decided is shown.
const invalidatesTags = ['Decisions'] as const;

/** What is held, as queries and mutations. */
export const createGuardDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listHeld: build.query({
    ...ask('listHeld'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  inspectHeld: build.query({
    ...ask('inspectHeld'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  takeHeld: build.mutation({ ...ask('takeHeld'), invalidatesTags }),
  decideHeld: build.mutation({ ...ask('decideHeld'), invalidatesTags }),
});
