import type { CallName } from '@market/api/contract';
import type { Replica } from '../database/openReplica.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Search } from '../search/index.ts';

/** A handler of any call. */
type AnyHandler = (...given: Parameters<Handlers['getService']>) => Promise<unknown>;

const isMissing = (error: unknown): error is CallRefusal =>
  error instanceof CallRefusal && error.status === 404;

/**
 * Lets some calls read from a replica, which may be a moment behind, except for those who have just
 * written: they see what they wrote, unless the primary is away.
 *
 * @param readers These calls, as they read from the replica.
 */
export function readFromReplica(
  replica: Replica,
  handlers: Handlers,
  readers: Partial<Handlers>,
): Handlers {
  const chosen = Object.entries(readers).map(([name, reader]) => {
    const ofPrimary = handlers[name as CallName] as unknown as AnyHandler;
    const ofReplica = reader as unknown as AnyHandler;
    const handle: AnyHandler = (request, person, visit) => {
      const read = visit.hasWritten ? replica.preferPrimary : replica.preferReplica;
      const fromPrimary = () => ofPrimary(request, person, visit);
      return read(fromPrimary, async () => {
        try {
          return await ofReplica(request, person, visit);
        } catch (error) {
          if (!isMissing(error)) throw error;
          // Lists may show what the replica does not know yet.
          return replica.preferPrimary(fromPrimary, () => Promise.reject(error));
        }
      });
    };
    return [name, handle] as const;
  });
  return { ...handlers, ...Object.fromEntries(chosen) };
}

/**
 * Lists what was last known while the primary is away.
 *
 * @param forget Called when it is back: what was read from the replica meanwhile may have been old.
 */
export function outlastPrimary(search: Search, replica: Replica, forget: () => void): Search {
  let version = 0;
  let wasAway = false;

  async function look() {
    version = await search.bringUpToDate();
    if (wasAway) forget();
    wasAway = false;
    return version;
  }
  return {
    ...search,
    bringUpToDate: () =>
      replica.preferPrimary(look, async () => {
        wasAway = true;
        return search.isReady() ? version : look();
      }),
  };
}
