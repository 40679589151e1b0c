import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

/** The screens with a seller's coupons. */
export const couponRoutes: ScreenRoute[] = [
  {
    path: paths.coupons,
    access: 'signedIn',
    screen: createScreen(() => import('./CouponsScreen.tsx').then((file) => file.CouponsScreen)),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.listMyCoupons());
    },
  },
  {
    path: paths.newCoupon,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./NewCouponScreen.tsx').then((file) => file.NewCouponScreen),
    ),
  },
];
