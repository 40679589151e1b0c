import { prefetch } from '../../backend/market.ts';
import type { Prefetch, ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';
import { Navigate } from '../../routing/router.ts';

const prefetchOrder: Prefetch = (dispatch, { id = '' }) => dispatch(prefetch.getOrder({ id }));

/** Links lead to the first page; what else is looked for, its screen asks for. */
const prefetchSales: Prefetch = (dispatch, _params, { search }) => {
  if (!search) dispatch(prefetch.listSales());
};

export const orderRoutes: ScreenRoute[] = [
  {
    path: paths.orderInfo,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./checkout/OrderInfoScreen.tsx').then((file) => file.OrderInfoScreen),
    ),
  },
  {
    path: paths.confirmOrder,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./checkout/ConfirmOrderScreen.tsx').then((file) => file.ConfirmOrderScreen),
    ),
  },
  {
    // Without a rule of its own, `/order/:id` would take it for an order called "payment".
    path: paths.paymentStep,
    access: 'signedIn',
    screen: createScreen(async () => () => <Navigate to={paths.payment} replace />),
  },
  {
    path: paths.myOrders,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./myOrders/MyOrdersScreen.tsx').then((file) => file.MyOrdersScreen),
    ),
    prefetch: (dispatch, _params, { search }) => {
      if (!search) dispatch(prefetch.listMyOrders());
    },
  },
  {
    path: paths.order(':id'),
    access: 'signedIn',
    screen: createScreen(() => import('./order/OrderScreen.tsx').then((file) => file.OrderScreen)),
    prefetch: prefetchOrder,
  },
  {
    path: paths.dashboard,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./sales/DashboardHomeScreen.tsx').then((file) => file.DashboardHomeScreen),
    ),
    prefetch: prefetchSales,
  },
  {
    path: paths.sales,
    access: 'signedIn',
    screen: createScreen(() => import('./sales/SalesScreen.tsx').then((file) => file.SalesScreen)),
    prefetch: prefetchSales,
  },
  {
    path: paths.sale(':id'),
    access: 'signedIn',
    screen: createScreen(() => import('./sales/SaleScreen.tsx').then((file) => file.SaleScreen)),
    prefetch: prefetchOrder,
  },
  {
    path: paths.customers,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./sales/CustomersScreen.tsx').then((file) => file.CustomersScreen),
    ),
    prefetch: prefetchSales,
  },
];
