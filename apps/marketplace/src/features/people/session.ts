import type { LoadedUser } from '@market/api/redux';
import { host } from '../../backend/host.ts';
import { marketApi } from '../../backend/market.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { toKind } from '../../backend/failure.ts';

/** Somebody with an account, with their role if they run the market. */
type SignedInPerson = NonNullable<LoadedUser['user']>;

/** Who is here, as far as the backend has said. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; person: SignedInPerson }
  | { status: 'signedOut' }
  /** Unknown: the backend could not be reached. */
  | { status: 'failed'; retry: () => void; isRetrying: boolean };

const { loadUser } = marketApi.endpoints;

type State = Parameters<ReturnType<typeof loadUser.select>>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/**
 * Whether there is a session, according to a cookie that our server's pages name. Undefined on
 * pages from other servers: only the backend knows.
 */
function readSign(): boolean | undefined {
  const named = document.querySelector<HTMLMetaElement>('meta[name="session-cookie"]');
  if (!named || !host.startsWith('/')) return undefined;
  return document.cookie.split('; ').includes(`${named.content}=1`);
}

/** Whether it is known without asking that nobody is signed in. Only for use in a browser. */
export const isVisitor = () => readSign() === false;

/** Finds out who is here, unless that is known. Visitors need no request. */
export const askWhoIsHere = () => (dispatch: Dispatch, getState: () => State) => {
  if (!loadUser.select()(getState()).isUninitialized) return;
  if (isVisitor()) {
    const visitor = { endpointName: 'loadUser', arg: undefined, value: { user: null } } as const;
    dispatch(marketApi.util.upsertQueryEntries([visitor]));
  }
  // Asks once, and remembers the answer while the page is open.
  void dispatch(loadUser.initiate());
};

/** Looks again: another tab may have logged in or out meanwhile. */
const askAgainWhoIsHere = () => (dispatch: Dispatch, getState: () => State) => {
  const { data, error } = loadUser.select()(getState());
  const isUnknown = error !== undefined && toKind(error) !== 'unauthorized';
  if (!data?.user && !isUnknown && !readSign()) return;
  // Offline, nothing visible here has changed; once online, everything is fetched again.
  if (!navigator.onLine) return;
  void dispatch(loadUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/**
 * Finds out who is here, now and whenever the page comes to the front. Used once, by the site as a
 * whole.
 */
export function useAskWhoIsHere() {
  const dispatch = useDispatch<Dispatch>();

  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') dispatch(askAgainWhoIsHere());
    };
    dispatch(askWhoIsHere());
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [dispatch]);
}

/** Tells who is signed in. It sends no request; `useAskWhoIsHere` does. */
export function useSession(): Session {
  const { data, error, isFetching } = loadUser.useQueryState();
  const dispatch = useDispatch<Dispatch>();

  if (data?.user) return { status: 'signedIn', person: data.user };
  if (!data && !error) return { status: 'loading' };
  if (!error || toKind(error) === 'unauthorized') return { status: 'signedOut' };

  const retry = () => void dispatch(loadUser.initiate(undefined, { forceRefetch: true }));
  return { status: 'failed', retry, isRetrying: isFetching };
}

/** Who is signed in, or undefined for a visitor and until it is known. */
export function useSignedInPerson(): SignedInPerson | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.person : undefined;
}
