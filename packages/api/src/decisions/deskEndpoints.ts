import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

// A refusal says that somebody else was quicker: what they have decided is shown.
const invalidatesTags = ['Decisions'] as const;

/** People and decisions as queries and mutations. */
export const createDecisionDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  findPeople: build.query({
    ...ask('findPeople'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  getPersonFile: build.query({
    ...ask('getPersonFile'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  listDecisions: build.query({
    ...ask('listDecisions'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  addPersonNote: build.mutation({ ...ask('addPersonNote'), invalidatesTags }),
  endPersonSessions: build.mutation({ ...ask('endPersonSessions'), invalidatesTags }),
  suspendPerson: build.mutation({ ...ask('suspendPerson'), invalidatesTags }),
  liftSuspension: build.mutation({ ...ask('liftSuspension'), invalidatesTags }),
  takeAppeal: build.mutation({ ...ask('takeAppeal'), invalidatesTags }),
  decideAppeal: build.mutation({ ...ask('decideAppeal'), invalidatesTags }),
});
