import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

/** The screen that tells sellers how their services are found. */
export const analyticsRoutes: ScreenRoute[] = [
  {
    path: paths.analytics,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./AnalyticsScreen.tsx').then((file) => file.AnalyticsScreen),
    ),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.getAnalytics());
    },
  },
];
