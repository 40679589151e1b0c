import type { Availability } from '@market/api';
import { formatDate, type Market } from '@market/ui';
import { texts } from './availability.texts.ts';

/** Says in a few words and in a sentence why a service cannot be ordered right now; undefined if it can. */
export function tellUnavailable(availability: Availability | undefined, market: Market) {
  if (!availability || availability.state === 'open') return undefined;
  const { state, until } = availability;
  if (state !== 'away') return texts[state];
  return texts.away(until === null ? undefined : formatDate(until, market));
}
