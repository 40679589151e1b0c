import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Which of the signed-in person's things are held. */
export const createGuardEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listMyHeld: build.query({ ...ask('listMyHeld'), providesTags: ['Decisions'] }),
});
