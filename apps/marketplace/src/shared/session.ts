import type { Person } from '@market/api/contract';
import { useLoadUserQuery } from './market.ts';
import { toKind } from './failure.ts';

/** Who is here, as far as the backend has said. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; person: Person }
  | { status: 'signedOut' }
  /** Nobody knows: the backend could not be asked. */
  | { status: 'failed'; retry: () => void; isRetrying: boolean };

/** Tells who is signed in. */
export function useSession(): Session {
  const { data, error, isFetching, refetch } = useLoadUserQuery();

  if (data) return data.user ? { status: 'signedIn', person: data.user } : { status: 'signedOut' };
  if (!error) return { status: 'loading' };
  if (toKind(error) === 'unauthorized') return { status: 'signedOut' };
  return { status: 'failed', retry: () => void refetch(), isRetrying: isFetching };
}

/** Who is signed in, or undefined for a visitor and until it is known. */
export function useSignedInPerson(): Person | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.person : undefined;
}
