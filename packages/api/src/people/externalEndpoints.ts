import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';
import { ofSignedIn } from './endpoints.ts';

/** Log-ins through issuers as queries and mutations. */
export const createExternalEndpoints = (build: MarketBuilder, ask: Ask) => ({
  // It depends on who is signed in.
  getExternalLogIn: build.query({
    ...ask('getExternalLogIn'),
    providesTags: ['User', 'ExternalLogins'],
  }),
  finishExternalLogIn: build.mutation({
    ...ask('finishExternalLogIn'),
    invalidatesTags: ofSignedIn,
  }),
  signUpWithExternal: build.mutation({ ...ask('signUpWithExternal'), invalidatesTags: ofSignedIn }),
  linkExternalLogin: build.mutation({
    ...ask('linkExternalLogin'),
    invalidatesTags: onSuccess('ExternalLogins'),
  }),
  listExternalLogins: build.query({
    ...ask('listExternalLogins'),
    providesTags: ['ExternalLogins'],
  }),
  unlinkExternalLogin: build.mutation({
    ...ask('unlinkExternalLogin'),
    invalidatesTags: onSuccess('ExternalLogins'),
  }),
});
