import { type Bits, findHighest } from './bits.ts';

/** Services that have a word, and how much that counts. */
export interface WeighedSet {
  bits: Bits;
  weight: number;
}

/** Those of a set that are in the most and the weightiest others: the highest rank first where that is equal. */
export function findAlike(among: Bits, sets: readonly WeighedSet[], limit: number): number[] {
  const weights = new Map<number, number>();
  for (const { bits, weight } of sets) {
    for (let index = 0; index < among.length; index += 1) {
      for (let left = (among[index] as number) & (bits[index] as number); left !== 0;) {
        const highest = findHighest(left);
        left &= ~(1 << highest);
        const rank = index * 32 + highest;
        weights.set(rank, (weights.get(rank) ?? 0) + weight);
      }
    }
  }
  return [...weights]
    .toSorted(([one, weight], [other, otherWeight]) => otherWeight - weight || other - one)
    .slice(0, limit)
    .map(([rank]) => rank);
}
