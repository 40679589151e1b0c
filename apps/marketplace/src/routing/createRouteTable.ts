import type { MarketState, Prefetching } from '@market/api/redux';
import type { ComponentType } from 'react';
import type { Screen } from './createScreen.tsx';
import { matchRoutes, type Params } from './router.ts';

/** The part of an address that says what is shown. */
export interface SiteAddress {
  pathname: string;
  search: string;
}

type Dispatch = (prefetching: Prefetching) => void;

/** Fetches what a screen will need. */
export type Prefetch = (dispatch: Dispatch, params: Params, address: SiteAddress) => void;

/** Finds what a screen shows at once whose code is in files of its own, as far as is known. */
export type FindParts = (state: MarketState, params: Params, address: SiteAddress) => Screen[];

/** One line of the table of routes. */
export interface ScreenRoute {
  path: string;
  /** Who may see it. `signedOut` screens make no sense for members. */
  access: 'public' | 'signedIn' | 'signedOut';
  screen: Screen;
  /** Defaults to nothing. */
  findParts?: FindParts;
  /** Defaults to nothing. */
  prefetch?: Prefetch;
  /** Whether it keeps its state when only the address changes. Defaults to false. */
  staysMounted?: boolean;
}

/**
 * Makes the functions that find and start screens, from the table of routes.
 *
 * @param isVisitor Whether it is known that nobody is signed in.
 */
export function createRouteTable(routes: ScreenRoute[], isVisitor: () => boolean) {
  /** Finds the route of an address, and its parameters. */
  const matchScreen = (address: SiteAddress) => matchRoutes(routes, address)?.at(-1);

  /** Loads the code of all that is shown at once at an address. */
  async function loadScreen(state: MarketState, address: SiteAddress): Promise<ComponentType[]> {
    const match = matchScreen(address);
    if (!match) return [];
    const { screen, findParts } = match.route;
    const parts = findParts?.(state, match.params, address) ?? [];
    return Promise.all([screen, ...parts].map(({ load }) => load()));
  }

  return {
    matchScreen,
    loadScreen,

    /**
     * Starts loading code and data of an address, without waiting for either. Members' data is not
     * fetched while nobody is signed in.
     */
    startScreen(dispatch: Dispatch, address: SiteAddress) {
      const match = matchScreen(address);
      if (!match) return;

      const { access, prefetch } = match.route;
      dispatch((_dispatch, getState) => {
        loadScreen(getState(), address).catch(() => undefined);
      });
      if (access === 'signedIn' && isVisitor()) return;
      prefetch?.(dispatch, match.params, address);
    },
  };
}
