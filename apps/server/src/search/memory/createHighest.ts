/** Of many numbers keeps those that are highest. */
export function createHighest(limit: number) {
  const room = limit * 2 + 256;
  const kept = new Float64Array(room);
  let count = 0;
  let least = Number.NEGATIVE_INFINITY;

  function sort() {
    kept.set(kept.subarray(0, count).toSorted().toReversed());
    if (count < limit) return;
    count = limit;
    least = kept[limit - 1] ?? Number.POSITIVE_INFINITY;
  }

  return {
    add(number: number) {
      if (number <= least) return;
      if (count === room) sort();
      if (number > least) kept[count++] = number;
    },

    /** From the highest on. */
    list(): number[] {
      sort();
      return [...kept.subarray(0, count)];
    },
  };
}
