import type { Location } from '../../routing/router.ts';

/** What a navigation to the log-in screens carries along. */
export interface LogInState {
  /** Where to go once signed in. */
  returnTo?: string;
  /** Why one is asked to log in, where the address of `returnTo` does not tell. */
  reason?: string;
  /** The id of the service at `returnTo` that is to go into the wishlist then. */
  wish?: string;
}

/** A path of this site: browsers take `//` for another one, with `\` or a blank in between as well. */
const ownPath = /^\/(?![/\\\s])/;
const serviceId = /^[\w-]{1,64}$/;

/** Reads why somebody was sent to log in, and what is to happen then. Only paths of this site count. */
export function readLogInState(location: Location): LogInState {
  const { returnTo, reason, wish } = (location.state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof returnTo === 'string' && ownPath.test(returnTo) && { returnTo }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof wish === 'string' && serviceId.test(wish) && { wish }),
  };
}

/** The whole address of a location, without the site's origin. */
export const toPath = ({ pathname, search, hash }: Location) => pathname + search + hash;
