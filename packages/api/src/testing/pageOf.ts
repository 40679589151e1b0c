/** How many entries a page of a pretended backend has. */
const pageSize = 20;

/** One page of what a pretended backend holds. Its cursors are how many entries come before. */
export function pageOf<Entry>(entries: readonly Entry[], cursor = '0') {
  const start = Math.max(0, Number(cursor) || 0);
  const end = start + pageSize;
  return {
    page: entries.slice(start, end),
    cursors: {
      nextCursor: end < entries.length ? String(end) : null,
      previousCursor: start > 0 ? String(Math.max(0, start - pageSize)) : null,
    },
  };
}
