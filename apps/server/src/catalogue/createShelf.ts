/** Numbers in an order of their own, found by halving. */
export type Shelf = ReturnType<typeof createShelf>;

/**
 * Keeps numbers sorted: adding at the end costs nothing, elsewhere what lies behind moves up.
 *
 * @param compare Less than 0 when the first belongs before the second; 0 only for the same number.
 */
export function createShelf(compare: (one: number, other: number) => number) {
  let numbers = new Uint32Array(1024);
  let size = 0;

  function makeRoom(needed: number) {
    if (needed <= numbers.length) return;
    const larger = new Uint32Array(Math.max(needed, numbers.length * 2));
    larger.set(numbers.subarray(0, size));
    numbers = larger;
  }

  /** Where a number is or would have to be. */
  function find(wanted: number): number {
    let from = 0;
    let to = size;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compare(numbers[middle] as number, wanted) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  return {
    size: () => size,
    /** All numbers in their order; only good until the next change. */
    list: () => numbers.subarray(0, size),
    /** The last number. */
    last: () => (size > 0 ? numbers[size - 1] : undefined),

    /** Adds a number that belongs behind all others. */
    append(number: number) {
      makeRoom(size + 1);
      numbers[size] = number;
      size += 1;
    },

    /** Adds a number where it belongs. Gives its position. */
    insert(number: number): number {
      makeRoom(size + 1);
      const position = find(number);
      numbers.copyWithin(position + 1, position, size);
      numbers[position] = number;
      size += 1;
      return position;
    },

    /** Takes a number out. Gives the position it had. */
    remove(number: number): number {
      const position = find(number);
      if (numbers[position] !== number) return size;
      numbers.copyWithin(position, position + 1, size);
      size -= 1;
      return position;
    },

    /** Puts other numbers in place of all. */
    refill(unsorted: Uint32Array<ArrayBuffer>) {
      numbers = unsorted.toSorted(compare);
      size = unsorted.length;
    },
  };
}
