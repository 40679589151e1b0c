import type { MarketState } from '@market/api/redux';
import { marketApi, prefetch } from '../../backend/market.ts';
import type {
  FindParts,
  Prefetch,
  ScreenRoute,
  SiteAddress,
} from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';
import { readCursor } from '../../routing/useCursor.ts';
import { prefetchStanding } from '../people/prefetchStanding.ts';
import { canRefine, createCategoryTest } from './categories.ts';
import {
  newcomerMark,
  noServices,
  priceFilter,
  searchTools,
  unknownCategory,
} from './explore/listParts.ts';
import { readServiceFilter, toServiceRequest } from './serviceFilter.ts';

/** What an address asks of the list, as far as the market is known. */
function readList(state: MarketState, address: SiteAddress) {
  const market = marketApi.endpoints.getMarket.select()(state);
  const isCategory = createCategoryTest(market);
  const isRefined = canRefine(market);
  const filter = readServiceFilter(address, isCategory);
  return { isCategory, isRefined, filter, request: toServiceRequest(filter, isRefined) };
}

const prefetchServices: Prefetch = (dispatch, _params, address) =>
  dispatch((dispatchNow, getState) =>
    dispatchNow(prefetch.listServices(readList(getState(), address).request)),
  );

const findListParts: FindParts = (state, { category }, address) => {
  const { isCategory, isRefined, filter, request } = readList(state, address);
  if (category && !isCategory(category)) return [unknownCategory];

  const { data: found } = marketApi.endpoints.listServices.select(request)(state);
  const empty = found?.services.length === 0 ? [noServices] : [];
  // The home page has nothing that narrows it.
  if (!filter.keyword && !filter.category) return empty;
  return isRefined ? [searchTools, newcomerMark, ...empty] : [priceFilter, ...empty];
};

const prefetchService: Prefetch = (dispatch, { id = '' }, { search }) => {
  dispatch(prefetch.getService({ id }));
  dispatch((dispatchNow, getState) => {
    const { data } = marketApi.endpoints.getService.select({ id })(getState());
    const seller = data?.service.user[0]?._id;
    if (seller) dispatchNow(prefetchStanding(seller));
  });
  const cursor = readCursor(search, 'reviews');
  if (cursor) dispatch(prefetch.listReviews({ id, cursor }));
};

const exploring: Omit<ScreenRoute, 'path'> = {
  access: 'public',
  screen: createScreen(() =>
    import('./explore/ExploreScreen.tsx').then((file) => file.ExploreScreen),
  ),
  findParts: findListParts,
  prefetch: prefetchServices,
  staysMounted: true,
};

export const serviceRoutes: ScreenRoute[] = [
  { path: paths.home, ...exploring },
  { path: '/search/:keyword', ...exploring },
  { path: '/category/:category', ...exploring },
  {
    path: paths.savedSearches,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./searches/SavedSearchesScreen.tsx').then((file) => file.SavedSearchesScreen),
    ),
  },
  {
    path: paths.categories,
    access: 'public',
    screen: createScreen(() =>
      import('./categories/CategoriesScreen.tsx').then((file) => file.CategoriesScreen),
    ),
  },
  {
    path: paths.service(':id'),
    access: 'public',
    screen: createScreen(() =>
      import('./service/ServiceScreen.tsx').then((file) => file.ServiceScreen),
    ),
    prefetch: prefetchService,
  },
  {
    path: paths.myServices,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./own/MyServicesScreen.tsx').then((file) => file.MyServicesScreen),
    ),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.listMyServices());
    },
  },
  {
    path: paths.newService,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./own/NewServiceScreen.tsx').then((file) => file.NewServiceScreen),
    ),
  },
  {
    path: paths.editService(':id'),
    access: 'signedIn',
    screen: createScreen(() =>
      import('./own/EditServiceScreen.tsx').then((file) => file.EditServiceScreen),
    ),
    prefetch: prefetchService,
  },
  {
    path: paths.draft(':id'),
    access: 'signedIn',
    screen: createScreen(() => import('./drafts/DraftScreen.tsx').then((file) => file.DraftScreen)),
    prefetch: (dispatch, { id = '' }) => dispatch(prefetch.getDraft({ id })),
  },
];
