import { type Bits, createBits, forEachBit, writeBit } from './bits.ts';
import { PricePart } from './PricePart.ts';

/** How many parts the marks divide the services into, all of about the same size. */
const partCount = 256;

/** How many prices are sampled to choose the marks. */
const sampleSize = 16_384;

/** A price where a part begins. */
interface PriceMark {
  price: number;
  /** The ranks of all services that are cheaper. */
  cheaper: Bits;
  /** The services from here to the next mark. */
  part: PricePart;
}

/** A set of services, and how many of them each part has in each category. */
export interface TalliedSet {
  bits: Bits;
  /** Counts them when it is first asked for: the count of a category in a part is at `part * kindRoom + category`. */
  readTally: () => Uint32Array;
}

/** A category by its number, or any; and the ranks of its services. */
export interface CategorySet {
  kind: number | undefined;
  bits: Bits;
}

/** What is cheaper than a price, as far as known without checking each service. */
export interface PriceBound {
  price: number;
  /** The ranks of what is cheaper … */
  surely: Bits;
  /** … and these together with others that cost about as much. */
  perhaps: Bits;
  /** How many are in both sets and cheaper. */
  count: (set: TalliedSet, category: CategorySet) => number;
  /** How many of a set are cheaper, without a tally; `countIn` tells how many it shares with another one. */
  countIn: (bits: Bits, countIn: (other: Bits) => number) => number;
}

/** Instead of a category: the service of this rank is not offered. */
export const gone = 255;

/** Ascending, in paise. Nothing is cheaper than the first, everything is cheaper than the last. */
function chooseMarks(prices: Float64Array, room: number): PriceMark[] {
  const step = Math.max(1, Math.floor(prices.length / sampleSize));
  const sample = prices.filter((_, index) => index % step === 0).toSorted();
  const dividers = Array.from(
    { length: partCount - 1 },
    (_, index) => sample[Math.floor((sample.length * (index + 1)) / partCount)] ?? 0,
  );
  // A price that many services share is a part of its own, so that few others must be checked.
  const distinct = dividers.map((price, index) => price + Number(price === dividers[index - 1]));
  return [...new Set([0, ...distinct, Infinity])].map((price) => ({
    price,
    cheaper: createBits(room),
    part: new PricePart(),
  }));
}

/**
 * The prices, in paise, and categories of the services by rank. For some prices, the marks, it is
 * known which services are cheaper, and how many of each category. For any other price, only
 * services that cost about as much are checked one by one.
 */
export function createPriceParts() {
  let prices = new Float64Array(1024);
  let kinds = new Uint8Array(1024).fill(gone);
  /** By the rank: between which marks its price lies. */
  let parts = new Uint16Array(1024);
  let marks = chooseMarks(prices, prices.length);
  /** For how many categories there is room in a tally; it doubles. */
  let kindRoom = 4;
  /** Of all services that are offered. */
  let tally = new Uint32Array(marks.length * kindRoom);
  /** After so many changes the parts may differ much in size, so new marks are chosen. */
  let changesLeft = 0;
  /** From this rank on the marks do not know the services yet. */
  let markedCount = 0;

  /** The last mark that is not above a price. */
  function findMark(price: number): number {
    let from = 0;
    let to = marks.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if ((marks[middle] as PriceMark).price <= price) from = middle;
      else to = middle - 1;
    }
    return from;
  }

  /** Adds a rank to a tally, or with -1 removes it. */
  function count(rank: number, into: Uint32Array, by: 1 | -1) {
    const kind = kinds[rank] as number;
    if (kind === gone) return;
    const cell = (parts[rank] as number) * kindRoom + kind;
    into[cell] = (into[cell] as number) + by;
  }

  /** Counts a set by part and category. */
  function countEach(bits: Bits): Uint32Array {
    const counts = new Uint32Array(tally.length);
    forEachBit(bits, (rank) => count(rank, counts, 1));
    return counts;
  }

  function enterPart(rank: number) {
    const price = prices[rank] as number;
    parts[rank] = findMark(price);
    marks[parts[rank] as number]?.part.append(rank, price);
    count(rank, tally, 1);
  }

  function leavePart(rank: number) {
    marks[parts[rank] as number]?.part.remove(rank);
    count(rank, tally, -1);
  }

  function mark(rank: number) {
    const itsPrice = prices[rank] as number;
    for (const { price, cheaper } of marks) writeBit(cheaper, rank, itsPrice < price);
    enterPart(rank);
    changesLeft -= 1;
  }

  /** Divides all services by other marks, which suit them better. */
  function markAll(rankCount: number) {
    marks = chooseMarks(prices.subarray(0, rankCount), prices.length);
    tally = new Uint32Array(marks.length * kindRoom);
    for (let rank = 0; rank < rankCount; rank += 1) enterPart(rank);
    for (const [index, { cheaper }] of marks.entries()) {
      const before = marks[index - 1];
      if (!before) continue;
      cheaper.set(before.cheaper);
      for (const rank of before.part.ranks()) writeBit(cheaper, rank, true);
    }
    changesLeft = rankCount;
    markedCount = rankCount;
  }

  return {
    makeRoom(size: number) {
      const before = { prices, kinds, parts };
      prices = new Float64Array(size);
      prices.set(before.prices);
      kinds = new Uint8Array(size).fill(gone);
      kinds.set(before.kinds);
      parts = new Uint16Array(size);
      parts.set(before.parts);
      changesLeft = 0;
    },

    /** Makes room for more categories. Returns whether earlier tallies are now wrong. */
    makeRoomForKinds(needed: number): boolean {
      if (needed <= kindRoom) return false;
      kindRoom *= 2;
      markAll(markedCount);
      return true;
    },

    /** Stores the service of a rank. Returns whether earlier tallies are now wrong. */
    write(rank: number, kind: number, price: number): boolean {
      if (prices[rank] === price && kinds[rank] === kind) return false;
      const isMarked = rank < markedCount;
      if (isMarked) leavePart(rank);
      prices[rank] = price;
      kinds[rank] = kind;
      if (isMarked) mark(rank);
      return isMarked;
    },

    /** Marks new ranks. Earlier tallies are wrong afterwards. */
    settle(rankCount: number) {
      if (rankCount - markedCount >= changesLeft) markAll(rankCount);
      for (; markedCount < rankCount; markedCount += 1) mark(markedCount);
    },

    /** The number of the category of the service of a rank; `gone` for none. */
    readKind: (rank: number): number => kinds[rank] as number,

    /** What the service of a rank costs. */
    read: (rank: number): number => prices[rank] as number,

    /** How many services of a category are offered. */
    countKind(kind: number): number {
      let sum = 0;
      for (let cell = kind; cell < tally.length; cell += kindRoom) sum += tally[cell] as number;
      return sum;
    },

    /** All services that are offered, given their ranks. */
    all: (bits: Bits): TalliedSet => ({ bits, readTally: () => tally }),

    /** A set of services, for as long as none of them changes. */
    tally(bits: Bits): TalliedSet {
      let known: Uint32Array | undefined;
      return { bits, readTally: () => (known ??= countEach(bits)) };
    },

    findBound(price: number): PriceBound {
      const markBelow = findMark(price);
      const { price: known, cheaper: surely, part } = marks[markBelow] as PriceMark;
      const isKnown = known === price;
      return {
        price,
        surely,
        perhaps: isKnown ? surely : (marks[markBelow + 1] as PriceMark).cheaper,
        count(set, { kind, bits }) {
          let sum = isKnown ? 0 : part.countCheaper(price, set.bits, bits);
          const ofSet = set.readTally();
          const step = kind === undefined ? 1 : kindRoom;
          for (let cell = kind ?? 0; cell < markBelow * kindRoom; cell += step) {
            sum += ofSet[cell] as number;
          }
          return sum;
        },
        countIn: (bits, countIn) =>
          countIn(surely) + (isKnown ? 0 : part.countCheaper(price, bits, bits)),
      };
    },
  };
}
