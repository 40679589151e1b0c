import { useLocation } from './router.ts';

/** What an answer with a page of a list says of the pages around it. */
export interface Cursors {
  nextCursor?: string | null | undefined;
  previousCursor?: string | null | undefined;
}

/** Reads from an address which page of a list it shows; undefined for the first. */
export const readCursor = (search: string, name = 'cursor') =>
  new URLSearchParams(search).get(name) ?? undefined;

/**
 * Which page of a list the address shows, and where the pages around it are.
 *
 * @param name The field of the address. Defaults to `cursor`.
 */
export function useCursor(name = 'cursor') {
  const { pathname, search } = useLocation();

  const toHref = (cursor: string | null | undefined) => {
    const fields = new URLSearchParams(search);
    if (cursor) fields.set(name, cursor);
    else fields.delete(name);
    return fields.size > 0 ? `${pathname}?${fields}` : pathname;
  };

  return {
    cursor: readCursor(search, name),
    /** Writes the ways to the pages around, as a `Pager` takes them. */
    toWays: ({ nextCursor, previousCursor }: Cursors) => ({
      firstHref: toHref(null),
      previousHref: previousCursor ? toHref(previousCursor) : undefined,
      nextHref: nextCursor ? toHref(nextCursor) : undefined,
    }),
  };
}
