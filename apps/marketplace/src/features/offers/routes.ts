import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

/** The screens with offers. */
export const offerRoutes: ScreenRoute[] = [
  {
    path: paths.offers,
    access: 'signedIn',
    screen: createScreen(() => import('./own/OffersScreen.tsx').then((file) => file.OffersScreen)),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.listMyOffers());
    },
  },
  {
    path: paths.offer(':id'),
    access: 'signedIn',
    screen: createScreen(() => import('./offer/OfferScreen.tsx').then((file) => file.OfferScreen)),
    prefetch: (dispatch, { id = '' }) => dispatch(prefetch.getOffer({ id })),
  },
  {
    path: paths.newOffer,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./own/NewOfferScreen.tsx').then((file) => file.NewOfferScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listMyServices()),
  },
];
