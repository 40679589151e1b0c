import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The searches that people keep as queries and mutations. */
export const createSearchEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listSavedSearches: build.query({ ...ask('listSavedSearches'), providesTags: ['Searches'] }),
  saveSearch: build.mutation({ ...ask('saveSearch'), invalidatesTags: onSuccess('Searches') }),
  changeSavedSearch: build.mutation({
    ...ask('changeSavedSearch'),
    invalidatesTags: onSuccess('Searches'),
  }),
  deleteSavedSearch: build.mutation({
    ...ask('deleteSavedSearch'),
    invalidatesTags: onSuccess('Searches'),
  }),
});
