import { type ActionReducerMapBuilder, isAnyOf } from '@reduxjs/toolkit';
import { marketApi } from '../backend/market.ts';

/** The unfinished work in this tab. */
export interface UnfinishedWork {
  /** The id of the person who is or was last signed in here; null when nobody was. */
  owner: string | null;
}

const { loadUser, logIn, logInWithPasskey, signUp, confirmEmail, logOut } = marketApi.endpoints;
const { finishExternalLogIn, signUpWithExternal } = marketApi.endpoints;

/**
 * Keeps unfinished work for its owner: a person who logs in again continues where their session
 * ended, others begin anew. Logging out deletes it.
 */
export const keepForOwner =
  <Work extends UnfinishedWork>(nothing: Work) =>
  (builder: ActionReducerMapBuilder<Work>) => {
    builder
      .addMatcher(logOut.matchFulfilled, () => nothing)
      .addMatcher(
        isAnyOf(
          loadUser.matchFulfilled,
          logIn.matchFulfilled,
          logInWithPasskey.matchFulfilled,
          finishExternalLogIn.matchFulfilled,
          signUpWithExternal.matchFulfilled,
          signUp.matchFulfilled,
          confirmEmail.matchFulfilled,
        ),
        (work, { payload: { user } }) => {
          if (!user || work.owner === user._id) return work;
          return { ...(work.owner ? nothing : work), owner: user._id };
        },
      );
  };
