import type { Availability } from '@market/api/contract';

/** What decides whether a service can be ordered. */
export interface Terms {
  paused_at: Date | null;
  away_until: Date | null;
  away_note: string;
  /** How many orders of it are taken at once; null for any number. */
  queue_limit: number | null;
  /** How many wait to be delivered; null for none. */
  open: number | null;
  /** The database's own time, which all processes share. */
  now: Date;
}

const here = { until: null, note: '' };

/** Says whether a service can be ordered right now, and if not, why: what lasts longest comes first. */
export function toAvailability(terms: Terms): Availability {
  const { paused_at, away_until, away_note: note, queue_limit, open, now } = terms;
  if (paused_at) return { state: 'paused', ...here };
  if (away_until && away_until > now) {
    return { state: 'away', until: away_until.toISOString(), note };
  }
  const isSoldOut = queue_limit !== null && (open ?? 0) >= queue_limit;
  return { state: isSoldOut ? 'soldOut' : 'open', ...here };
}
