import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';
import { whereFeature } from '../../shared/useMarketSettings.ts';

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
    prefetch: (dispatch) => {
      dispatch(whereFeature('score', prefetch.getScoreRules()));
      dispatch(whereFeature('ranking', prefetch.getRanking()));
    },
  },
  {
    path: paths.whyHere(':id'),
    access: 'signedIn',
    screen: createScreen(() => import('./WhyHereScreen.tsx').then((file) => file.WhyHereScreen)),
    prefetch: (dispatch, { id = '' }) => dispatch(prefetch.getService({ id })),
  },
];
