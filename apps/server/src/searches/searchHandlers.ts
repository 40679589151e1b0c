import { refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { searchLimit, type SearchQueries } from './searchQueries.ts';

/** Answers the calls about searches that people keep. Other people's searches count as not found. */
export const createSearchHandlers = (searches: SearchQueries) =>
  ({
    listSavedSearches: ({ cursor }, { _id }) => searches.list(_id, cursor),

    saveSearch: async ({ query, alert }, { _id }) => {
      const search = await searches.save(_id, query, alert);
      if (!search) {
        throw new CallRefusal(refusals.tooManySearches, { values: { limit: searchLimit } });
      }
      return { search };
    },

    changeSavedSearch: async ({ id, alert }, { _id }) => {
      if (!(await searches.change(id, _id, alert))) throw new CallRefusal(refusals.searchNotFound);
      return {};
    },

    deleteSavedSearch: async ({ id }, { _id }) => {
      if (!(await searches.remove(id, _id))) throw new CallRefusal(refusals.searchNotFound);
      return {};
    },
  }) satisfies Partial<Handlers>;
