import { isAnyOf, isAsyncThunkAction, isPending, isRejectedWithValue } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { CallFailure } from '../client/CallError.ts';
import type { Person } from '../contract/person.ts';
import { isPersonal } from '../contract/personalCalls.ts';
import type { MarketEndpoints, MarketState } from './createEndpoints.ts';
import { toTag } from './tags.ts';

type RemovedEntry = Parameters<MarketEndpoints['internalActions']['removeQueryResult']>[0];

/**
 * Extends the endpoints' middleware: a person who logs in is known at once, and nothing of a person
 * stays in the store when they log out, when their session ends, when nobody can tell any more who
 * is signed in, or when another logs in, here or in another tab.
 */
export function keepSessionInStep(api: MarketEndpoints): MarketEndpoints['middleware'] {
  const { loadUser, logOut, requestDeletion, resetPassword, updateProfile } = api.endpoints;
  const { logIn, logInWithPasskey, signUp, confirmEmail } = api.endpoints;
  const { finishExternalLogIn, signUpWithExternal } = api.endpoints;
  const signsIn = isAnyOf(
    logIn.matchFulfilled,
    logInWithPasskey.matchFulfilled,
    finishExternalLogIn.matchFulfilled,
    signUpWithExternal.matchFulfilled,
    signUp.matchFulfilled,
    confirmEmail.matchFulfilled,
  );
  // A new password ends all sessions of its account; a user signed in to another one is loaded again.
  const endsSession = isAnyOf(
    logOut.matchFulfilled,
    requestDeletion.matchFulfilled,
    resetPassword.matchFulfilled,
  );

  return (store) => {
    const { dispatch, getState } = store;
    const passOn = api.middleware(store);
    /** A refusal of a call made before somebody logged in says nothing about their session. */
    const callsOfSession = new Set<string>();

    const forgetPerson = () => {
      for (const entry of findPersonalEntries(getState())) {
        dispatch(api.internalActions.removeQueryResult(entry));
      }
    };
    const setUser = (user: Person | null) => {
      const entry = { endpointName: 'loadUser', arg: undefined, value: { user } } as const;
      dispatch(api.util.upsertQueryEntries([entry]));
    };
    const endSession = () => {
      forgetPerson();
      dispatch(
        api.util.updateQueryData('loadUser', undefined, (loaded) => {
          loaded.user = null;
        }),
      );
    };

    return (next) => {
      const handle = passOn(next);
      return (action) => {
        // New members may have to confirm the address first.
        const hasLoggedIn = signsIn(action) && action.payload.user !== null;
        const hasLoggedOut = endsSession(action);
        if (hasLoggedIn || hasLoggedOut) {
          // Before the endpoints ask again for what this changes.
          callsOfSession.clear();
          forgetPerson();
        }
        if (loadUser.matchFulfilled(action)) {
          const known = loadUser.select()(getState()).data?.user;
          // Another tab of the same browser has logged somebody else in.
          if (known && known._id !== action.payload.user?._id) forgetPerson();
        }
        const result = handle(action);
        if (hasLoggedIn) setUser(action.payload.user);
        if (hasLoggedOut) setUser(null);
        if (updateProfile.matchFulfilled(action)) {
          const user = loadUser.select()(getState()).data?.user;
          if (user) dispatch(api.util.invalidateTags([toTag('Person', user._id)]));
        }
        if (isPending(action) && isPersonal(endpointOf(action))) {
          callsOfSession.add(action.meta.requestId);
        } else if (
          isAsyncThunkAction(action) &&
          callsOfSession.delete(action.meta.requestId) &&
          isRejectedWithValue(action) &&
          (loadUser.matchRejected(action) ||
            (action.payload as CallFailure).kind === 'unauthorized')
        ) {
          endSession();
        }
        return result;
      };
    };
  };
}

const endpointOf = ({ meta }: { meta: { arg: unknown } }) =>
  (meta.arg as { endpointName?: string }).endpointName;

/**
 * What only the signed-in person may know, save who that is; also what is still on its way. What
 * was refused stays: removed, it would be asked for again, and refused again.
 */
const findPersonalEntries = (state: MarketState) =>
  Object.entries(state.market.queries).flatMap(([queryCacheKey, entry]) =>
    isPersonal(entry?.endpointName) &&
    entry?.endpointName !== 'loadUser' &&
    (entry?.data || entry?.status === QueryStatus.pending)
      ? [{ queryCacheKey } as RemovedEntry]
      : [],
  );
