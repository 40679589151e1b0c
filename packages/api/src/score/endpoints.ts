import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** How well somebody sells, as queries: what becomes of orders changes it, and what the market decides. */
export const createScoreEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getMyScore: build.query({ ...ask('getMyScore'), providesTags: ['Orders', 'Decisions'] }),
  listScorePoints: build.query({
    ...ask('listScorePoints'),
    providesTags: ['Orders', 'Decisions'],
  }),
  disputeScoreEntry: build.mutation({
    ...ask('disputeScoreEntry'),
    // A refusal says that it is not as it was shown.
    invalidatesTags: ['Decisions'],
  }),
  getStanding: build.query({ ...ask('getStanding') }),
  getScoreRules: build.query({ ...ask('getScoreRules'), providesTags: ['Market'] }),
});
