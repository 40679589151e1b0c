import type { MarketClient } from '../client/createMarketClient.ts';
import type { Person } from '../contract/person.ts';
import { ask } from './ask.ts';
import { onSuccess, tagsOfServices } from './tags.ts';
import type { MarketBuilder, MarketTag } from './tags.ts';

/**
 * Who is signed in.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D13 | Specification, D13}
 */
export interface LoadedUser {
  /** Null once somebody has logged out, their session has ended, or it cannot be told any more. */
  user: Person | null;
}

/** What belongs to whoever is signed in, and the key that some backends only tell them. */
const personal = [
  'Wishlist',
  'MyServices',
  'Sales',
  'MyOrders',
  'Order',
  'CardProviderKey',
  'Session',
] as const satisfies MarketTag[];

/** An answer without a user has signed nobody in. */
const ofSignedIn = (answer: LoadedUser | undefined) => (answer?.user ? personal : []);

/** Accounts and profiles as queries and mutations. */
export const createPeopleEndpoints = (build: MarketBuilder, client: MarketClient) => ({
  loadUser: build.query<LoadedUser, void>({
    ...ask(client.loadUser),
    providesTags: ['User'],
  }),
  logIn: build.mutation({ ...ask(client.logIn), invalidatesTags: ofSignedIn }),
  signUp: build.mutation({ ...ask(client.signUp), invalidatesTags: ofSignedIn }),
  confirmEmail: build.mutation({
    ...ask(client.confirmEmail),
    invalidatesTags: (answer) =>
      answer ? [...personal, { type: 'Person', id: answer.user._id }] : [],
  }),
  logOut: build.mutation({ ...ask(client.logOut) }),
  getPerson: build.query({
    ...ask(client.getPerson),
    providesTags: (answer, _error, { id }) => [
      { type: 'Person', id },
      { type: 'ServicesOf', id },
      ...tagsOfServices(answer?.user.services),
    ],
  }),
  updateProfile: build.mutation({
    ...ask(client.updateProfile),
    invalidatesTags: onSuccess('User'),
  }),
  confirmPassword: build.mutation({
    ...ask(client.confirmPassword),
    invalidatesTags: onSuccess('Session'),
  }),
  updatePassword: build.mutation({
    ...ask(client.updatePassword),
    invalidatesTags: onSuccess('Session'),
  }),
  requestPasswordReset: build.mutation({ ...ask(client.requestPasswordReset) }),
  resetPassword: build.mutation({
    ...ask(client.resetPassword),
    invalidatesTags: onSuccess('User'),
  }),
  listSessions: build.query({ ...ask(client.listSessions), providesTags: ['Session'] }),
  endSession: build.mutation({
    ...ask(client.endSession),
    invalidatesTags: onSuccess('Session'),
  }),
});
