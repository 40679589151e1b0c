import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Offers as queries and mutations. */
export const createOfferEndpoints = (build: MarketBuilder, ask: Ask) => ({
  makeOffer: build.mutation({ ...ask('makeOffer'), invalidatesTags: onSuccess('Offers') }),
  getOffer: build.query({
    ...ask('getOffer'),
    providesTags: (_answer, _error, { id }) => [toTag('Offers', id)],
  }),
  listMyOffers: build.query({ ...ask('listMyOffers'), providesTags: ['Offers'] }),
  endOffer: build.mutation({
    ...ask('endOffer'),
    // A refusal says that it has ended otherwise.
    invalidatesTags: ['Offers'],
  }),
});
