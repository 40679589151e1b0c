import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** What of whoever is signed in is held. */
export const createGuardEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listMyHeld: build.query({ ...ask('listMyHeld'), providesTags: ['Decisions'] }),
});
