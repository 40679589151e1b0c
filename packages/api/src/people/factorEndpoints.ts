import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Second factors as queries and mutations. */
export const createFactorEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listFactors: build.query({ ...ask('listFactors'), providesTags: ['Factors'] }),
  startTotp: build.mutation({ ...ask('startTotp') }),
  confirmTotp: build.mutation({ ...ask('confirmTotp'), invalidatesTags: onSuccess('Factors') }),
  removeFactor: build.mutation({ ...ask('removeFactor'), invalidatesTags: onSuccess('Factors') }),
  makeRecoveryCodes: build.mutation({
    ...ask('makeRecoveryCodes'),
    invalidatesTags: onSuccess('Factors'),
  }),
  // A recovery code may have been used.
  confirmStepUp: build.mutation({
    ...ask('confirmStepUp'),
    invalidatesTags: onSuccess('Factors'),
  }),
});
