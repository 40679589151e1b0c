import { type Bits, createBits, writeBit } from './bits.ts';
import { PlaceList } from './PlaceList.ts';

/** Into so many parts the marks divide the services, each about as large as the others. */
const partCount = 256;

/** So many prices are looked at to choose the marks. */
const sampleSize = 16_384;

/** A price where a part begins. */
interface PriceMark {
  price: number;
  /** The ranks of all services that are cheaper. */
  cheaper: Bits;
  /** The ranks of all services of the part; some may have left it since. */
  part: PlaceList;
}

/** Ascending, in paise, which are whole. Nothing is cheaper than the first, everything than the last. */
function chooseMarks(prices: Float64Array, room: number): PriceMark[] {
  const step = Math.max(1, Math.floor(prices.length / sampleSize));
  const sample = prices.filter((_, index) => index % step === 0).toSorted();
  const dividers = Array.from(
    { length: partCount - 1 },
    (_, index) => sample[Math.floor((sample.length * (index + 1)) / partCount)] ?? 0,
  );
  // A price that many have is a part by itself, so that hardly anything else must be looked at.
  const distinct = dividers.map((price, index) => price + Number(price === dividers[index - 1]));
  return [...new Set([0, ...distinct, Infinity])].map((price) => ({
    price,
    cheaper: createBits(room),
    part: new PlaceList(),
  }));
}

/**
 * The prices of the services by their rank, in paise. For some prices, the marks, it is known who
 * is cheaper: for any other one only what costs about as much must be looked at one by one.
 */
export function createPriceMarks() {
  let prices = new Float64Array(1024);
  let marks = chooseMarks(prices, prices.length);
  /** So many entries make the parts too long: then the marks are chosen anew. */
  let entryLimit = 0;
  let entryCount = 0;
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

  function notePart(rank: number) {
    marks[findMark(prices[rank] as number)]?.part.append(rank);
    entryCount += 1;
  }

  function mark(rank: number) {
    const itsPrice = prices[rank] as number;
    for (const { price, cheaper } of marks) writeBit(cheaper, rank, itsPrice < price);
    notePart(rank);
  }

  /** Divides all services by other marks, which suit them better. */
  function markAll(rankCount: number) {
    marks = chooseMarks(prices.subarray(0, rankCount), prices.length);
    entryCount = 0;
    for (let rank = 0; rank < rankCount; rank += 1) notePart(rank);
    for (const [index, { cheaper }] of marks.entries()) {
      const before = marks[index - 1];
      if (!before) continue;
      cheaper.set(before.cheaper);
      for (const rank of before.part.list()) writeBit(cheaper, rank, true);
    }
    entryLimit = rankCount * 2;
    markedCount = rankCount;
  }

  return {
    makeRoom(size: number) {
      const larger = new Float64Array(size);
      larger.set(prices);
      prices = larger;
      entryLimit = 0;
    },

    /** Notes what the service of a rank costs. */
    write(rank: number, price: number) {
      if (prices[rank] === price) return;
      prices[rank] = price;
      if (rank < markedCount) mark(rank);
    },

    /** Marks new ranks. */
    settle(rankCount: number) {
      if (entryCount + rankCount - markedCount >= entryLimit) markAll(rankCount);
      for (; markedCount < rankCount; markedCount += 1) mark(markedCount);
    },

    /**
     * The ranks of everything that costs less; some of them may be nobody's.
     *
     * @param draft A set to write the answer into, if it must be written.
     */
    findCheaper(bound: number, draft: Bits): Bits {
      const { price, cheaper, part } = marks[findMark(bound)] as PriceMark;
      if (price === bound) return cheaper;
      draft.set(cheaper);
      // A constant, because a variable would be looked up anew for each of many services.
      const theirPrices = prices;
      for (const rank of part.list()) {
        // Without a branch: who is cheaper cannot be foretold, and a wrong guess costs more.
        const isCheaper = Number((theirPrices[rank] as number) < bound);
        const index = rank >>> 5;
        draft[index] = (draft[index] as number) | (isCheaper << (rank & 31));
      }
      return draft;
    },
  };
}
