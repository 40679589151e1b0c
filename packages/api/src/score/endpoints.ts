import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** How well somebody sells, as queries: what becomes of orders changes it. */
export const createScoreEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getMyScore: build.query({ ...ask('getMyScore'), providesTags: ['Orders'] }),
  listScorePoints: build.query({ ...ask('listScorePoints'), providesTags: ['Orders'] }),
  getStanding: build.query({ ...ask('getStanding') }),
  getScoreRules: build.query({ ...ask('getScoreRules'), providesTags: ['Market'] }),
});
