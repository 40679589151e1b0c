import type { OrderChoice } from '@market/api';
import type { Location } from '../../routing/router.ts';

/** What a navigation to the log-in screens carries along. */
export interface LogInState {
  /** Where to go once signed in. */
  returnTo?: string;
  /** Why people are asked to log in, if `returnTo` does not tell. */
  reason?: string;
  /** The id of the service at `returnTo` to add to the wishlist after logging in. */
  wish?: string;
  /** What was chosen of it. */
  choice?: OrderChoice;
}

/**
 * A path of this site: browsers take `//` for another host, even with `\` or a blank in between.
 */
const ownPath = /^\/(?![/\\\s])/;
const serviceId = /^[\w-]{1,64}$/;

/** Whether this may be a choice. The backend looks at what is in it. */
const isChoice = (value: unknown): value is OrderChoice =>
  typeof value === 'object' && value !== null && ('package' in value || 'extras' in value);

/**
 * Reads why somebody was sent to log in, and what happens afterwards. Accepts only paths of this
 * site.
 */
export function readLogInState(location: Location): LogInState {
  const { returnTo, reason, wish, choice } = (location.state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof returnTo === 'string' && ownPath.test(returnTo) && { returnTo }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof wish === 'string' && serviceId.test(wish) && { wish }),
    ...(isChoice(choice) && { choice }),
  };
}

/** The whole address of a location, without the site's origin. */
export const toPath = ({ pathname, search, hash }: Location) => pathname + search + hash;
