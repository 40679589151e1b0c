import { type Bits, listBits, readBit } from './bits.ts';
import { sortInSlices } from './sortInSlices.ts';

/** A key and a rank are one whole number that a float holds exactly: so much room has the rank. */
const rankRoom = 2 ** 24;

/** After so many changes all ranks are sorted again. */
const changeLimit = 2000;

/** So many ranks are looked at in one go. */
const sliceSize = 2 ** 14;

/** Of a set with at most one of so many services, its own ones are sorted instead. */
const sparseness = 64;

/** The rank in a number that holds a key, too. */
const toRank = (combined: number) => rankRoom - 1 - (combined % rankRoom);

/** Which ranks of a set are wanted, and how many it has. */
export interface PageOfSet {
  bits: Bits;
  count: number;
  offset: number;
  limit: number;
}

export type Ordering = ReturnType<typeof createOrdering>;

/**
 * The ranks in the order of a key, the lowest first; those with equal keys from the highest rank on.
 * It is sorted when it is first asked for. What changes later stands apart until it is too much.
 *
 * @param readKey A whole number from 0 to 2 ** 28.
 */
export function createOrdering(readKey: (rank: number) => number) {
  /** Undefined until it is asked for. */
  let sorted: Uint32Array | undefined;
  const changed = new Set<number>();
  /** Whether it is being sorted before anybody has asked. */
  let preparing = false;

  const combine = (rank: number) => readKey(rank) * rankRoom + (rankRoom - 1 - rank);

  function sort(ranks: readonly number[]): number[] {
    return Array.from(Float64Array.from(ranks, combine).toSorted(), toRank);
  }

  function sortAll(size: number): Uint32Array {
    const combined = new Float64Array(size);
    for (let rank = 0; rank < size; rank += 1) combined[rank] = combine(rank);
    combined.sort();
    changed.clear();
    return Uint32Array.from(combined, toRank);
  }

  /** Sorts all ranks before anybody asks. What changes meanwhile stands apart, as later. */
  function* prepare(size: number): Generator<void, void> {
    if (sorted) return;
    changed.clear();
    preparing = true;
    const combined = new Float64Array(size);
    for (let rank = 0; rank < size; rank += 1) {
      combined[rank] = combine(rank);
      if (rank % sliceSize === 0) yield;
    }
    const inOrder = yield* sortInSlices(combined);
    const ranks = new Uint32Array(size);
    for (let index = 0; index < size; index += 1) {
      ranks[index] = toRank(inOrder[index] as number);
      if (index % sliceSize === 0) yield;
    }
    // Unless too much has changed, or somebody has asked and waited.
    if (preparing && !sorted) sorted = ranks;
    preparing = false;
  }

  /** A page of a set out of all ranks in order. */
  function walk({ bits, offset, limit }: PageOfSet, all: Uint32Array): number[] {
    const apart = sort([...changed].filter((rank) => readBit(bits, rank)));
    const page: number[] = [];
    let passed = 0;
    let next = 0;
    const pass = (rank: number) => {
      if (passed >= offset && page.length < limit) page.push(rank);
      passed += 1;
    };
    for (const rank of all) {
      if (page.length === limit) return page;
      if (!readBit(bits, rank) || changed.has(rank)) continue;
      for (; next < apart.length; next += 1) {
        const waiting = apart[next] as number;
        if (combine(waiting) > combine(rank)) break;
        pass(waiting);
      }
      pass(rank);
    }
    for (; next < apart.length; next += 1) pass(apart[next] as number);
    return page;
  }

  return {
    /** Call this when the key of a rank has changed, or there is a new one. */
    note(rank: number) {
      if (!sorted && !preparing) return;
      changed.add(rank);
      if (changed.size <= changeLimit) return;
      sorted = undefined;
      preparing = false;
    },

    prepare,

    /** A page of a set, in order. All its ranks are below `size`. */
    read(page: PageOfSet, size: number): number[] {
      const { bits, count, offset, limit } = page;
      if (offset >= count) return [];
      if (count * sparseness <= size) return sort(listBits(bits)).slice(offset, offset + limit);
      if (!sorted) {
        preparing = false;
        sorted = sortAll(size);
      }
      return walk(page, sorted);
    },
  };
}
