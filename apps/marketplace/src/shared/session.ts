import type { Person } from '@market/api/contract';
import { marketApi } from './market.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { toKind } from './failure.ts';

/** Who is here, as far as the backend has said. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; person: Person }
  | { status: 'signedOut' }
  /** Nobody knows: the backend could not be asked. */
  | { status: 'failed'; retry: () => void; isRetrying: boolean };

const { loadUser } = marketApi.endpoints;

/** Tells who is signed in. Asking is the site's business: a visitor is not asked for twice. */
export function useSession(): Session {
  const { data, error, isFetching } = loadUser.useQueryState();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  if (data) return data.user ? { status: 'signedIn', person: data.user } : { status: 'signedOut' };
  if (!error) return { status: 'loading' };
  if (toKind(error) === 'unauthorized') return { status: 'signedOut' };

  const retry = () => void dispatch(loadUser.initiate(undefined, { forceRefetch: true }));
  return { status: 'failed', retry, isRetrying: isFetching };
}

/** Who is signed in, or undefined for a visitor and until it is known. */
export function useSignedInPerson(): Person | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.person : undefined;
}
