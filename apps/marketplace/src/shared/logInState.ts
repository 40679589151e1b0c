import type { Location } from 'react-router-dom';

/** What a navigation to the log-in screens carries along. */
export interface LogInState {
  /** Where to go once signed in. */
  returnTo?: string;
  /** Why one is asked to log in. */
  reason?: string;
}

/** Reads why somebody was sent to log in, and where to go on. Only paths of this site count. */
export function readLogInState(location: Location): LogInState {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null) return {};

  const { returnTo, reason } = state as Record<string, unknown>;
  return {
    ...(typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) && { returnTo }),
    ...(typeof reason === 'string' && { reason }),
  };
}

/** The whole address of a location, without the site's origin. */
export const toPath = ({ pathname, search, hash }: Location) => pathname + search + hash;
