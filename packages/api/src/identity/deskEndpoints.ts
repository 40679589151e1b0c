import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

// A refusal says that somebody else was quicker: what they have decided is shown.
const invalidatesTags = ['Decisions'] as const;

/** Whose identity is to be checked, as queries and mutations. */
export const createIdentityDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listVerifications: build.query({
    ...ask('listVerifications'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  inspectVerification: build.query({
    ...ask('inspectVerification'),
    providesTags: provideOnceProven(() => ['Decisions']),
  }),
  takeVerification: build.mutation({ ...ask('takeVerification'), invalidatesTags }),
  decideVerification: build.mutation({ ...ask('decideVerification'), invalidatesTags }),
  endVerification: build.mutation({ ...ask('endVerification'), invalidatesTags }),
});
