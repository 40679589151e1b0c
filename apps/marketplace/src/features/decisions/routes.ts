import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

export const decisionRoutes: ScreenRoute[] = [
  {
    path: paths.decisions,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./DecisionsScreen.tsx').then((file) => file.DecisionsScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listMyDecisions()),
  },
];
