import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

/** The screens about how well people sell. */
export const scoreRoutes: ScreenRoute[] = [
  {
    path: paths.score,
    access: 'signedIn',
    screen: createScreen(() => import('./ScoreScreen.tsx').then((file) => file.ScoreScreen)),
    prefetch: (dispatch) => void dispatch(prefetch.getMyScore()),
  },
  {
    path: paths.ranking,
    access: 'public',
    screen: createScreen(() => import('./RankingScreen.tsx').then((file) => file.RankingScreen)),
    prefetch: (dispatch) => void dispatch(prefetch.getScoreRules()),
  },
];
