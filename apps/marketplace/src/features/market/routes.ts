import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

export const marketRoutes: ScreenRoute[] = [
  {
    path: paths.welcome,
    access: 'public',
    screen: createScreen(() =>
      import('./welcome/WelcomeScreen.tsx').then((file) => file.WelcomeScreen),
    ),
  },
  {
    path: paths.information,
    access: 'public',
    screen: createScreen(() =>
      import('./information/InformationScreen.tsx').then((file) => file.InformationScreen),
    ),
  },
  {
    path: '*',
    access: 'public',
    screen: createScreen(() =>
      import('./notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
    ),
  },
];
