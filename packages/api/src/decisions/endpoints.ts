import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The market's decisions about the signed-in person. */
export const createDecisionEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listMyDecisions: build.query({ ...ask('listMyDecisions'), providesTags: ['Decisions'] }),
  // A refusal says that something has changed meanwhile.
  appealDecision: build.mutation({ ...ask('appealDecision'), invalidatesTags: ['Decisions'] }),
});
