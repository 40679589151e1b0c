import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { checkoutSlice } from '../features/orders/checkout/checkoutSlice.ts';
import { draftsSlice } from '../drafts/draftsSlice.ts';
import { marketApi, marketClient, type StoreSurroundings } from '../backend/market.ts';

const reducer = combineReducers({
  [marketApi.reducerPath]: marketApi.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
  [draftsSlice.name]: draftsSlice.reducer,
});

export type MarketState = ReturnType<typeof reducer>;

/** Makes the site's store from what is already known: kept in the tab, or fetched by the server. */
export const createStore = (
  preloadedState: Partial<MarketState> = {},
  extraArgument: StoreSurroundings = { client: marketClient },
) =>
  configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } }).concat(marketApi.middleware),
  });

export type MarketStore = ReturnType<typeof createStore>;
export type MarketDispatch = MarketStore['dispatch'];
