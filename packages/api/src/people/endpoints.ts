import type { Person } from '../contract/person.ts';
import type { Role } from '../contract/role.ts';
import type { Suspension } from '../decisions/calls.ts';
import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, tagsOfServices, toTag } from '../redux/tags.ts';
import type { MarketBuilder, MarketTag } from '../redux/tags.ts';

/**
 * Who is signed in.
 *
 * @see Specification, D13
 */
export interface LoadedUser {
  /** Null once somebody has logged out, their session has ended, or it cannot be told any more. */
  user: (Person & { role?: Role | undefined; suspension?: Suspension | undefined }) | null;
}

/** What belongs to the signed-in person, and the key that some backends only tell them. */
const personal = [
  'Wishlist',
  'MyServices',
  'Sales',
  'MyOrders',
  'Order',
  'Orders',
  'CardProviderKey',
  'Session',
  'Factors',
  'ExternalLogins',
] as const satisfies MarketTag[];

/** An answer without a user has signed nobody in. */
export const ofSignedIn = (answer: LoadedUser | undefined) => (answer?.user ? personal : []);

/** Accounts and profiles as queries and mutations. */
export const createPeopleEndpoints = (build: MarketBuilder, ask: Ask) => ({
  loadUser: build.query<LoadedUser, void>({
    ...ask('loadUser'),
    providesTags: ['User'],
  }),
  logIn: build.mutation({ ...ask('logIn'), invalidatesTags: ofSignedIn }),
  signUp: build.mutation({ ...ask('signUp'), invalidatesTags: ofSignedIn }),
  confirmEmail: build.mutation({
    ...ask('confirmEmail'),
    invalidatesTags: (answer) => (answer ? [...personal, toTag('Person', answer.user._id)] : []),
  }),
  logOut: build.mutation({ ...ask('logOut') }),
  getPerson: build.query({
    ...ask('getPerson'),
    providesTags: (answer, _error, { id }) => [
      toTag('Person', id),
      toTag('ServicesOf', id),
      ...tagsOfServices(answer?.user.services),
    ],
  }),
  updateProfile: build.mutation({
    ...ask('updateProfile'),
    invalidatesTags: onSuccess('User'),
  }),
  setAway: build.mutation({ ...ask('setAway'), invalidatesTags: onSuccess('User', 'Person') }),
  confirmPassword: build.mutation({
    ...ask('confirmPassword'),
    invalidatesTags: onSuccess('Session'),
  }),
  updatePassword: build.mutation({
    ...ask('updatePassword'),
    invalidatesTags: onSuccess('Session'),
  }),
  requestPasswordReset: build.mutation({ ...ask('requestPasswordReset') }),
  resetPassword: build.mutation({
    ...ask('resetPassword'),
    invalidatesTags: onSuccess('User'),
  }),
  listSessions: build.query({ ...ask('listSessions'), providesTags: ['Session'] }),
  endSession: build.mutation({
    ...ask('endSession'),
    invalidatesTags: onSuccess('Session'),
  }),
});
