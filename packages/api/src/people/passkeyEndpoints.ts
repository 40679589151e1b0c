import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';
import { ofSignedIn } from './endpoints.ts';

/** Passkeys as mutations: what a browser is asked with counts once. */
export const createPasskeyEndpoints = (build: MarketBuilder, ask: Ask) => ({
  startPasskey: build.mutation({ ...ask('startPasskey') }),
  finishPasskey: build.mutation({ ...ask('finishPasskey'), invalidatesTags: onSuccess('Factors') }),
  startPasskeyLogIn: build.mutation({ ...ask('startPasskeyLogIn') }),
  logInWithPasskey: build.mutation({ ...ask('logInWithPasskey'), invalidatesTags: ofSignedIn }),
  startPasskeyStepUp: build.mutation({ ...ask('startPasskeyStepUp') }),
  confirmWithPasskey: build.mutation({
    ...ask('confirmWithPasskey'),
    invalidatesTags: onSuccess('Factors'),
  }),
});
