import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

export const wishlistRoutes: ScreenRoute[] = [
  {
    path: paths.wishlist,
    access: 'signedIn',
    screen: createScreen(() => import('./WishlistScreen.tsx').then((file) => file.WishlistScreen)),
    prefetch: (dispatch) => dispatch(prefetch.listWishlist()),
  },
];
