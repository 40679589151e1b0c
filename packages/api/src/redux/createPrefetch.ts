import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isPersonal } from '../contract/personalCalls.ts';
import type { CallFailure } from '../client/CallError.ts';
import type { MarketState } from './createEndpoints.ts';
import type { MarketApi } from './createMarketApi.ts';

type Endpoints = MarketApi['endpoints'];

/**
 * The name of a call that only reads, such as `getService`.
 *
 * @see Specification, calls
 */
export type QueryName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { useQuery: unknown } ? Name : never;
}[keyof Endpoints];

/**
 * How fresh what is already there has to be.
 *
 * @see Specification, calls
 */
export interface PrefetchOptions {
  /** Asks again when the answer is older than this, in seconds. Defaults to never. */
  ifOlderThan?: number | undefined;
}

/**
 * Asks ahead for the answer to one call. To be dispatched.
 *
 * @see Specification, calls
 */
export type Prefetching = ThunkAction<void, MarketState, unknown, UnknownAction>;

/**
 * One function for every call that reads, by the call's name.
 *
 * @see Specification, calls
 */
export type Prefetch = {
  [Name in QueryName]: (
    request: Parameters<Endpoints[Name]['initiate']>[0],
    options?: PrefetchOptions,
  ) => Prefetching;
};

/**
 * Makes what asks for data before a screen needs them: when a link is hovered, or while a
 * screen's code is on its way. What is there or on its way is not asked for again. What only
 * somebody signed in may know is not asked for once it is known that nobody is. A failure is
 * kept to the store; the screen that needs the data asks again. Unused, an answer leaves after
 * five minutes.
 *
 * @see Specification, calls
 * @example
 * const prefetch = createPrefetch(marketApi);
 * <Link onPointerEnter={() => dispatch(prefetch.getService({ id }))} … />
 */
export function createPrefetch(api: MarketApi): Prefetch {
  const queries = Object.entries(api.endpoints).filter(([, endpoint]) => 'useQuery' in endpoint);
  const functions = queries.map(([name]) => {
    const queryName = name as QueryName;
    const prefetch =
      (request: undefined, { ifOlderThan }: PrefetchOptions = {}): Prefetching =>
      (dispatch, getState) => {
        if (isPersonal(queryName) && isVisitor(api, getState())) return;
        const options = ifOlderThan === undefined ? {} : { ifOlderThan };
        dispatch(api.util.prefetch(queryName, request, options));
      };
    return [queryName, prefetch];
  });
  return Object.fromEntries(functions);
}

/** Whether it is known that nobody is signed in. */
function isVisitor(api: MarketApi, state: MarketState) {
  const { data, error } = api.endpoints.loadUser.select()(state);
  return error ? (error as CallFailure).kind === 'unauthorized' : data?.user === null;
}
