import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { createId } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createSavedSearch } from './samples.ts';

/** How many searches somebody may keep there. */
const limit = 50;

/** How a pretended backend answers the calls about searches that people keep. */
export const createSearchReplies = (market: PretendedMarket) => {
  const has = (id: string) => market.searches.some(({ _id }) => _id === id);

  return {
    listSavedSearches: ({ cursor }) => {
      const { page, cursors } = pageOf(market.searches, cursor);
      return { searches: page, ...cursors };
    },
    saveSearch: ({ query, alert }) => {
      const key = JSON.stringify(query);
      const known = market.searches.find((search) => JSON.stringify(search.query) === key);
      if (!known && market.searches.length >= limit) return createRefusal('tooManySearches');
      const search = known
        ? { ...known, alert }
        : createSavedSearch({ _id: createId(market, 'search'), query, alert });
      market.searches = [search, ...market.searches.filter(({ _id }) => _id !== search._id)];
      return { search };
    },
    changeSavedSearch: ({ id, alert }) => {
      if (!has(id)) return createRefusal('searchNotFound');
      market.searches = market.searches.map((each) =>
        each._id === id ? { ...each, alert } : each,
      );
      return {};
    },
    deleteSavedSearch: ({ id }) => {
      if (!has(id)) return createRefusal('searchNotFound');
      market.searches = market.searches.filter(({ _id }) => _id !== id);
      return {};
    },
  } satisfies Partial<Replies>;
};
