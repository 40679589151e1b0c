import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

/** The screens about what somebody is told. */
export const notificationRoutes: ScreenRoute[] = [
  {
    path: paths.notifications,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    ),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.listNotifications());
    },
  },
  {
    path: paths.notificationChoices,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./NotificationChoicesScreen.tsx').then((file) => file.NotificationChoicesScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.getNotificationChoices()),
  },
];
