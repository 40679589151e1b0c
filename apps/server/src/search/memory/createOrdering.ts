import { type Bits, findHighest, readBit } from './bits.ts';

/** A key and a rank are one whole number that a float holds exactly: so much room has the rank. */
const rankRoom = 2 ** 24;

/** After so many changes all ranks are sorted again. */
const changeLimit = 2000;

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
      if (!sorted) return;
      changed.add(rank);
      if (changed.size > changeLimit) sorted = undefined;
    },

    /** A page of a set, in order. All its ranks are below `size`. */
    read(page: PageOfSet, size: number): number[] {
      const { bits, count, offset, limit } = page;
      if (offset >= count) return [];
      if (count * sparseness <= size) return sort(listRanks(bits)).slice(offset, offset + limit);
      sorted ??= sortAll(size);
      return walk(page, sorted);
    },
  };
}

/** All numbers of a set. */
function listRanks(bits: Bits): number[] {
  const ranks: number[] = [];
  for (const [index, element] of bits.entries()) {
    for (let left = element; left !== 0; left &= ~(1 << findHighest(left))) {
      ranks.push(index * 32 + findHighest(left));
    }
  }
  return ranks;
}
