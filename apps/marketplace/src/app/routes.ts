import { analyticsRoutes } from '../features/analytics/routes.ts';
import { conversationRoutes } from '../features/conversations/routes.ts';
import { couponRoutes } from '../features/coupons/routes.ts';
import { decisionRoutes } from '../features/decisions/routes.ts';
import { marketRoutes } from '../features/market/routes.ts';
import { notificationRoutes } from '../features/notifications/routes.ts';
import { offerRoutes } from '../features/offers/routes.ts';
import { orderRoutes } from '../features/orders/routes.tsx';
import { paymentRoutes } from '../features/payments/routes.ts';
import { personRoutes } from '../features/people/routes.ts';
import { isVisitor } from '../features/people/session.ts';
import { scoreRoutes } from '../features/score/routes.ts';
import { serviceRoutes } from '../features/services/routes.ts';
import { wishlistRoutes } from '../features/wishlist/routes.ts';
import { createRouteTable, type ScreenRoute } from '../routing/createRouteTable.ts';
import { orAdminScreens } from './orAdminScreens.tsx';

/** Every screen of the site: where it is, who may see it, its code and its data. */
export const screenRoutes: ScreenRoute[] = [
  ...serviceRoutes,
  ...personRoutes,
  ...wishlistRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...analyticsRoutes,
  ...scoreRoutes,
  ...couponRoutes,
  ...offerRoutes,
  ...notificationRoutes,
  ...conversationRoutes,
  ...decisionRoutes,
  ...marketRoutes.map((route) =>
    route.path === '*' ? { ...route, screen: orAdminScreens(route.screen) } : route,
  ),
];

export const { matchScreen, loadScreen, startScreen } = createRouteTable(screenRoutes, isVisitor);
