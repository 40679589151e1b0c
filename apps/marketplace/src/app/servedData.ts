import { marketApi } from '../backend/market.ts';
import { createStore, type MarketState, type MarketStore } from './createStore.ts';

type Queries = MarketState['market']['queries'];
type Answer = Parameters<typeof marketApi.util.upsertQueryEntries>[0][number];

/** The id of the element of a page that holds its `ServedData`. */
export const servedDataId = 'served-data';

/** What the server fetched to render a page. */
export interface ServedData {
  answers: Answer[];
  /** What does not exist, by its key in the store. */
  failures: Queries;
}

/** Takes the results of its queries out of a store. */
export function takeServedData({ market }: MarketState): ServedData {
  const queries = Object.entries(market.queries);
  const answers = queries.flatMap(([, query]) => {
    if (query?.data === undefined) return [];
    const { endpointName, originalArgs: arg, data: value } = query;
    return [{ endpointName, arg, value } as unknown as Answer];
  });
  const failures = queries.filter(([, query]) => query?.error !== undefined);
  return { answers, failures: Object.fromEntries(failures) };
}

/** Reads what came with the page. Undefined when no server has rendered it. */
export function readServedData(): ServedData | undefined {
  const text = document.getElementById(servedDataId)?.textContent;
  return text ? (JSON.parse(text) as ServedData) : undefined;
}

/**
 * Missing things were asked for, too: without the time of an answer they would be asked for again.
 */
const toAnswered = (failures: Queries) =>
  Object.fromEntries(
    Object.entries(failures).map(([key, query]) => [
      key,
      { ...query, fulfilledTimeStamp: Date.now() } as typeof query,
    ]),
  );

/** Makes a store with the answers that the server fetched, as if they were just received. */
export function createServedStore(
  { answers, failures }: ServedData,
  preloadedState: Omit<Partial<MarketState>, 'market'> = {},
): MarketStore {
  const market = marketApi.reducer(undefined, { type: 'served' });
  const store = createStore({
    ...preloadedState,
    market: { ...market, queries: toAnswered(failures) },
  });
  store.dispatch(marketApi.util.upsertQueryEntries(answers));
  return store;
}
