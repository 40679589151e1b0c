import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

// A refusal says that something has become of it meanwhile.
const invalidatesTags = ['Decisions'] as const;

/** The check of one's own identity, as queries and mutations. */
export const createIdentityEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getVerification: build.query({ ...ask('getVerification'), providesTags: ['Decisions'] }),
  startVerification: build.mutation({ ...ask('startVerification'), invalidatesTags }),
  withdrawVerification: build.mutation({ ...ask('withdrawVerification'), invalidatesTags }),
});
