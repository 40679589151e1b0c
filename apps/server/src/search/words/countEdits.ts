/**
 * How many typing errors lie between two words: letters missing, added, wrong or swapped with their
 * neighbour (Damerau-Levenshtein). Gives `limit + 1` once there are certainly more.
 */
export function countEdits(one: string, other: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooMany;

  // Three rows of the usual table: what the first letters of both words cost to turn into each other.
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : tooMany,
      );
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? tooMany;
}
