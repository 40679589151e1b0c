import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';
import { readCursor } from '../../routing/useCursor.ts';
import { prefetchPersonReviews } from './person/prefetchPersonReviews.ts';
import { prefetchStanding } from './prefetchStanding.ts';

export const personRoutes: ScreenRoute[] = [
  {
    path: paths.person(':id'),
    access: 'public',
    screen: createScreen(() =>
      import('./person/PersonScreen.tsx').then((file) => file.PersonScreen),
    ),
    prefetch: (dispatch, { id = '' }, { search }) => {
      dispatch(prefetch.getPerson({ id }));
      dispatch(prefetchStanding(id));
      dispatch(prefetchPersonReviews(id, search));
      const cursor = readCursor(search, 'services');
      if (cursor) dispatch(prefetch.listServicesOf({ id, cursor }));
    },
  },
  {
    path: paths.logIn,
    access: 'signedOut',
    screen: createScreen(() => import('./logIn/LogInScreen.tsx').then((file) => file.LogInScreen)),
  },
  {
    path: paths.externalLogIn,
    access: 'public',
    screen: createScreen(() =>
      import('./external/ExternalLogInScreen.tsx').then((file) => file.ExternalLogInScreen),
    ),
  },
  {
    path: paths.signUp,
    access: 'signedOut',
    screen: createScreen(() =>
      import('./signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    ),
  },
  {
    path: '/email/confirm/:token',
    access: 'public',
    screen: createScreen(() =>
      import('./confirmEmail/ConfirmEmailScreen.tsx').then((file) => file.ConfirmEmailScreen),
    ),
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    screen: createScreen(() =>
      import('./forgotPassword/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
    ),
  },
  {
    path: '/password/reset/:token',
    access: 'public',
    screen: createScreen(() =>
      import('./resetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    ),
  },
  {
    path: paths.profile,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listMyServices()),
  },
  {
    path: paths.updateProfile,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./profile/UpdateProfileScreen.tsx').then((file) => file.UpdateProfileScreen),
    ),
  },
  {
    path: paths.updatePassword,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./profile/UpdatePasswordScreen.tsx').then((file) => file.UpdatePasswordScreen),
    ),
  },
  {
    path: paths.sessions,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./profile/SessionsScreen.tsx').then((file) => file.SessionsScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listSessions()),
  },
  {
    path: paths.security,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./security/SecurityScreen.tsx').then((file) => file.SecurityScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.listFactors()),
  },
  {
    path: paths.identity,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./identity/IdentityScreen.tsx').then((file) => file.IdentityScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.getVerification()),
  },
  {
    path: paths.ownData,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./ownData/OwnDataScreen.tsx').then((file) => file.OwnDataScreen),
    ),
    prefetch: (dispatch) => dispatch(prefetch.getOwnData()),
  },
  {
    path: paths.away,
    access: 'signedIn',
    screen: createScreen(() => import('./away/AwayScreen.tsx').then((file) => file.AwayScreen)),
  },
];
