import { matchRoutes, Navigate, type Params } from 'react-router-dom';
import { priceFilter } from '../screens/explore/priceFilter.ts';
import { prefetch } from '../shared/market.ts';
import { paths } from '../shared/paths.ts';
import { readServiceFilter, type SiteAddress, toServiceRequest } from '../shared/serviceFilter.ts';
import { isVisitor } from '../shared/session.ts';
import { createScreen, type Screen } from '../shared/createScreen.tsx';
import type { MarketDispatch } from './createStore.ts';

/** Asks for what a screen is going to need. */
type Prefetch = (dispatch: MarketDispatch, params: Params, address: SiteAddress) => void;

/** One line of the table of routes. */
export interface ScreenRoute {
  path: string;
  /** Who may see it. `signedOut` are the screens that make no sense for members. */
  access: 'public' | 'signedIn' | 'signedOut';
  screen: Screen;
  /** Defaults to nothing. */
  prefetch?: Prefetch;
  /** Whether its state stays when only the address changes. Defaults to false. */
  staysMounted?: boolean;
  /** Whether it exists only once the card provider's public key has loaded. Defaults to false. */
  needsCardProvider?: boolean;
}

const prefetchServices: Prefetch = (dispatch, _params, address) =>
  dispatch(prefetch.listServices(toServiceRequest(readServiceFilter(address))));
const prefetchSearch: Prefetch = (...asked) => {
  priceFilter.load().catch(() => undefined);
  prefetchServices(...asked);
};
const prefetchService: Prefetch = (dispatch, { id = '' }) => dispatch(prefetch.getService({ id }));
const prefetchPerson: Prefetch = (dispatch, { id = '' }) => dispatch(prefetch.getPerson({ id }));
const prefetchOrder: Prefetch = (dispatch, { id = '' }) => dispatch(prefetch.getOrder({ id }));
const prefetchWishlist: Prefetch = (dispatch) => dispatch(prefetch.listWishlist());
const prefetchMyOrders: Prefetch = (dispatch) => dispatch(prefetch.listMyOrders());
const prefetchMyServices: Prefetch = (dispatch) => dispatch(prefetch.listMyServices());
const prefetchSales: Prefetch = (dispatch) => dispatch(prefetch.listSales());

const explore = createScreen(() =>
  import('../screens/explore/ExploreScreen.tsx').then((file) => file.ExploreScreen),
);

const exploring: Omit<ScreenRoute, 'path'> = {
  access: 'public',
  screen: explore,
  prefetch: prefetchServices,
  staysMounted: true,
};

/** Every screen of the site: where it is, who may see it, its code and its data. */
export const screenRoutes: ScreenRoute[] = [
  { path: paths.home, ...exploring },
  { path: '/search/:keyword', ...exploring, prefetch: prefetchSearch },
  { path: '/category/:category', ...exploring, prefetch: prefetchSearch },
  {
    path: paths.categories,
    access: 'public',
    screen: createScreen(() =>
      import('../screens/categories/CategoriesScreen.tsx').then((file) => file.CategoriesScreen),
    ),
  },
  {
    path: paths.service(':id'),
    access: 'public',
    screen: createScreen(() =>
      import('../screens/service/ServiceScreen.tsx').then((file) => file.ServiceScreen),
    ),
    prefetch: prefetchService,
  },
  {
    path: paths.person(':id'),
    access: 'public',
    screen: createScreen(() =>
      import('../screens/person/PersonScreen.tsx').then((file) => file.PersonScreen),
    ),
    prefetch: prefetchPerson,
  },
  {
    path: paths.welcome,
    access: 'public',
    screen: createScreen(() =>
      import('../screens/welcome/WelcomeScreen.tsx').then((file) => file.WelcomeScreen),
    ),
  },
  {
    path: paths.information,
    access: 'public',
    screen: createScreen(() =>
      import('../screens/information/InformationScreen.tsx').then((file) => file.InformationScreen),
    ),
  },
  {
    path: paths.logIn,
    access: 'signedOut',
    screen: createScreen(() =>
      import('../screens/logIn/LogInScreen.tsx').then((file) => file.LogInScreen),
    ),
  },
  {
    path: paths.signUp,
    access: 'signedOut',
    screen: createScreen(() =>
      import('../screens/signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    ),
  },
  {
    path: '/email/confirm/:token',
    access: 'public',
    screen: createScreen(() =>
      import('../screens/confirmEmail/ConfirmEmailScreen.tsx').then(
        (file) => file.ConfirmEmailScreen,
      ),
    ),
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    screen: createScreen(() =>
      import('../screens/forgotPassword/ForgotPasswordScreen.tsx').then(
        (file) => file.ForgotPasswordScreen,
      ),
    ),
  },
  {
    path: '/password/reset/:token',
    access: 'public',
    screen: createScreen(() =>
      import('../screens/resetPassword/ResetPasswordScreen.tsx').then(
        (file) => file.ResetPasswordScreen,
      ),
    ),
  },
  {
    path: paths.profile,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
    ),
    prefetch: prefetchMyServices,
  },
  {
    path: paths.updateProfile,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/profile/UpdateProfileScreen.tsx').then((file) => file.UpdateProfileScreen),
    ),
  },
  {
    path: paths.updatePassword,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/profile/UpdatePasswordScreen.tsx').then(
        (file) => file.UpdatePasswordScreen,
      ),
    ),
  },
  {
    path: paths.sessions,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/profile/SessionsScreen.tsx').then((file) => file.SessionsScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listSessions()),
  },
  {
    path: paths.wishlist,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/wishlist/WishlistScreen.tsx').then((file) => file.WishlistScreen),
    ),
    prefetch: prefetchWishlist,
  },
  {
    path: paths.orderInfo,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/orderInfo/OrderInfoScreen.tsx').then((file) => file.OrderInfoScreen),
    ),
  },
  {
    path: paths.confirmOrder,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/confirmOrder/ConfirmOrderScreen.tsx').then(
        (file) => file.ConfirmOrderScreen,
      ),
    ),
  },
  {
    path: paths.payment,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/payment/PaymentScreen.tsx').then((file) => file.PaymentScreen),
    ),
    needsCardProvider: true,
  },
  {
    // The steps of the checkout call it so; below `/order/:id` it would be an order "payment".
    path: paths.paymentStep,
    access: 'signedIn',
    screen: createScreen(async () => () => <Navigate to={paths.payment} replace />),
  },
  {
    path: paths.myOrders,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/myOrders/MyOrdersScreen.tsx').then((file) => file.MyOrdersScreen),
    ),
    prefetch: prefetchMyOrders,
  },
  {
    path: paths.order(':id'),
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/order/OrderScreen.tsx').then((file) => file.OrderScreen),
    ),
    prefetch: prefetchOrder,
  },
  {
    path: paths.dashboard,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/DashboardHomeScreen.tsx').then(
        (file) => file.DashboardHomeScreen,
      ),
    ),
    prefetch: prefetchSales,
  },
  {
    path: paths.myServices,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/MyServicesScreen.tsx').then((file) => file.MyServicesScreen),
    ),
    prefetch: prefetchMyServices,
  },
  {
    path: paths.newService,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/NewServiceScreen.tsx').then((file) => file.NewServiceScreen),
    ),
  },
  {
    path: paths.editService(':id'),
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/EditServiceScreen.tsx').then((file) => file.EditServiceScreen),
    ),
    prefetch: prefetchService,
  },
  {
    path: paths.sales,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/SalesScreen.tsx').then((file) => file.SalesScreen),
    ),
    prefetch: prefetchSales,
  },
  {
    path: paths.sale(':id'),
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/SaleScreen.tsx').then((file) => file.SaleScreen),
    ),
    prefetch: prefetchOrder,
  },
  {
    path: paths.customers,
    access: 'signedIn',
    screen: createScreen(() =>
      import('../screens/dashboard/CustomersScreen.tsx').then((file) => file.CustomersScreen),
    ),
    prefetch: prefetchSales,
  },
  {
    path: '*',
    access: 'public',
    screen: createScreen(() =>
      import('../screens/notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
    ),
  },
];

/** Finds the route that an address leads to, and what the address says to it. */
export const matchScreen = (address: SiteAddress) => matchRoutes(screenRoutes, address)?.at(-1);

/** Finds the screen at an address. */
export const findScreen = (address: SiteAddress) => matchScreen(address)?.route.screen;

/**
 * Starts code and data of whatever is at an address, without waiting for either. What is for members
 * is not asked for while nobody is signed in.
 */
export function startScreen(dispatch: MarketDispatch, address: SiteAddress) {
  const match = matchScreen(address);
  if (!match) return;

  const { access, screen, prefetch: prefetchData } = match.route;
  screen.load().catch(() => undefined);
  if (access === 'signedIn' && isVisitor()) return;
  prefetchData?.(dispatch, match.params, address);
}
