import { type Bits, createBits, enlargeBits, writeBit } from './bits.ts';

/** Into so many parts the marks divide the services, each about as large as the others. */
const partCount = 64;

/** So many prices are looked at to choose the marks. */
const sampleSize = 4096;

/** A price, and the ranks of all services that are cheaper. */
interface PriceMark {
  price: number;
  cheaper: Bits;
}

/** Ascending. Nothing is cheaper than the first one, everything is cheaper than the last one. */
function chooseMarks(prices: Float64Array, room: number): PriceMark[] {
  const step = Math.max(1, Math.floor(prices.length / sampleSize));
  const sample = prices.filter((_, index) => index % step === 0).toSorted();
  const dividers = Array.from(
    { length: partCount - 1 },
    (_, index) => sample[Math.floor((sample.length * (index + 1)) / partCount)] ?? 0,
  );
  return [...new Set([0, ...dividers, Infinity])].map((price) => ({
    price,
    cheaper: createBits(room),
  }));
}

/**
 * The prices of the services by their rank, in paise. For some prices, the marks, it is known who
 * is cheaper: whatever the bounds of a question, only what costs about as much as a bound must be
 * looked at one by one.
 */
export function createPriceMarks() {
  let prices = new Float64Array(1024);
  let marks = chooseMarks(prices, prices.length);
  /** How many services there were when the marks were chosen. */
  let chosenFor = 0;
  /** From this rank on the marks do not know the services yet. */
  let markedCount = 0;

  function mark(rank: number) {
    const itsPrice = prices[rank] as number;
    for (const { price, cheaper } of marks) writeBit(cheaper, rank, itsPrice < price);
  }

  /** Everything that is below a bound for sure, and everything that may be. */
  function enclose(bound: number) {
    const next = marks.findIndex(({ price }) => price >= bound);
    const upper = marks[next] as PriceMark;
    const lower = upper.price === bound ? upper : (marks[next - 1] ?? upper);
    return { sure: lower.cheaper, maybe: upper.cheaper };
  }

  return {
    makeRoom(size: number) {
      const larger = new Float64Array(size);
      larger.set(prices);
      prices = larger;
      for (const one of marks) one.cheaper = enlargeBits(one.cheaper, size);
    },

    /** Notes what the service of a rank costs. */
    write(rank: number, price: number) {
      prices[rank] = price;
      if (rank < markedCount) mark(rank);
    },

    /** Marks new ranks. When there are far more than before, other prices divide them better. */
    settle(rankCount: number) {
      if (rankCount >= chosenFor * 2) {
        marks = chooseMarks(prices.subarray(0, rankCount), prices.length);
        chosenFor = rankCount;
        markedCount = 0;
      }
      for (; markedCount < rankCount; markedCount += 1) mark(markedCount);
    },

    /** Keeps of a set of ranks what costs so much. Both bounds are included. */
    keepBetween(bits: Bits, lowest: number, highest: number) {
      // Constants, because variables would be looked up anew for each of many services.
      const theirPrices = prices;
      const { sure: surelyLow, maybe: maybeLow } = enclose(lowest);
      // Paise are whole: up to 100 is below 101.
      const { sure: surelyIn, maybe: maybeIn } = enclose(highest + 1);
      for (let index = 0; index < bits.length; index += 1) {
        const element = bits[index] as number;
        const inside = (surelyIn[index] as number) & ~(maybeLow[index] as number);
        const nearLow = (maybeLow[index] as number) & ~(surelyLow[index] as number);
        const nearHigh = (maybeIn[index] as number) & ~(surelyIn[index] as number);
        let kept = element & inside;
        for (let unsure = element & (nearLow | nearHigh); unsure !== 0; unsure &= unsure - 1) {
          const number = 31 - Math.clz32(unsure & -unsure);
          const price = theirPrices[index * 32 + number] as number;
          // Without a branch: what passes cannot be foretold, and a wrong guess costs more.
          kept |= (Number(price >= lowest) & Number(price <= highest)) << number;
        }
        bits[index] = kept;
      }
    },
  };
}
