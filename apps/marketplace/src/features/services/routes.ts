import { marketApi, prefetch } from '../../backend/market.ts';
import type { FindParts, Prefetch, ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';
import { readCursor } from '../../routing/useCursor.ts';
import { prefetchStanding } from '../people/prefetchStanding.ts';
import { canRefine, createCategoryTest } from './categories.ts';
import { priceFilter } from './explore/priceFilter.ts';
import { newcomerMark, noServices, searchTools, unknownCategory } from './explore/searchTools.ts';
import { readServiceFilter, toServiceRequest } from './serviceFilter.ts';

const prefetchServices: Prefetch = (dispatch, _params, address) =>
  dispatch((dispatchNow, getState) => {
    const market = marketApi.endpoints.getMarket.select()(getState());
    const filter = readServiceFilter(address, createCategoryTest(market));
    dispatchNow(prefetch.listServices(toServiceRequest(filter, canRefine(market))));
  });
const findListParts: FindParts = (state, { category }, address) => {
  const market = marketApi.endpoints.getMarket.select()(state);
  const isCategory = createCategoryTest(market);
  if (category && !isCategory(category)) return [unknownCategory];

  const filter = readServiceFilter(address, isCategory);
  const request = toServiceRequest(filter, canRefine(market));
  const { data: found } = marketApi.endpoints.listServices.select(request)(state);
  const empty = found?.services.length === 0 ? [noServices] : [];
  // The home page has nothing that narrows it.
  if (!filter.keyword && !filter.category) return empty;
  return canRefine(market) ? [searchTools, newcomerMark, ...empty] : [priceFilter, ...empty];
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
