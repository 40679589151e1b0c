import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

export const paymentRoutes: ScreenRoute[] = [
  {
    path: paths.payment,
    access: 'signedIn',
    screen: createScreen(() => import('./PaymentScreen.tsx').then((file) => file.PaymentScreen)),
  },
];
