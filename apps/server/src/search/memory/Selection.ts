import { countBits } from '../words/countBits.ts';
import { type Bits, createBits, findHighest } from './bits.ts';
import type { CategorySet, PriceBound, TalliedSet } from './createPriceParts.ts';

/** Services in two sets, from one price up to another one. */
export interface Range {
  holders: Pick<TalliedSet, 'bits'>;
  category: CategorySet;
  /** The lowest price. */
  start: PriceBound;
  /** The lowest of the prices that are too high. */
  end: PriceBound;
  /** The price of the service of a rank, for those so near to a bound that no set tells. */
  readPrice: (rank: number) => number;
  /** All ranks are below. */
  size: number;
}

/** What is listed. */
export interface Selection extends Range {
  holders: TalliedSet;
}

/** How many services are selected. */
export const countSelected = ({ holders, category, start, end }: Selection): number =>
  Math.max(0, end.count(holders, category) - start.count(holders, category));

/** What is selected of the 32 ranks from `index * 32` on, one bit each. */
function readElement({ holders, category, start, end, readPrice }: Range, index: number) {
  const cheapEnough = end.perhaps[index] as number;
  const tooCheap = start.surely[index] as number;
  const within = (holders.bits[index] as number) & (category.bits[index] as number);
  let element = within & cheapEnough & ~tooCheap;
  const sure = (end.surely[index] as number) & ~(start.perhaps[index] as number);
  for (let unsure = element & ~sure; unsure !== 0;) {
    const highest = findHighest(unsure);
    const price = readPrice(index * 32 + highest);
    unsure &= ~(1 << highest);
    if (price < start.price || price >= end.price) element &= ~(1 << highest);
  }
  return element;
}

/** The set of what is in a range, with room for the ranks of its sets. */
export function gatherSelected(range: Range): Bits {
  const bits = createBits(range.category.bits.length * 32);
  for (let index = (range.size - 1) >>> 5; index >= 0; index -= 1) {
    bits[index] = readElement(range, index);
  }
  return bits;
}

/** A page of a set of ranks, the highest first. */
export function readHighest(
  bits: Bits,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  return readPage(bits.length, (index) => bits[index] as number, { offset, limit });
}

/** The highest ranks that are in all of some sets of the same size. */
export function readHighestOfAll([first, ...others]: [Bits, ...Bits[]], limit: number): number[] {
  const readCommon = (index: number) =>
    others.reduce((element, bits) => element & (bits[index] as number), first[index] as number);
  return readPage(first.length, readCommon, { offset: 0, limit });
}

/** A page of the ranks that are selected, the highest first. */
export const readSelected = (
  selection: Selection,
  page: { offset: number; limit: number },
): number[] =>
  readPage(((selection.size - 1) >>> 5) + 1, (index) => readElement(selection, index), page);

/** A page of ranks, given how many times 32 there are and which there are of each 32. */
function readPage(
  elements: number,
  read: (index: number) => number,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let index = elements - 1; index >= 0 && page.length < limit; index -= 1) {
    let left = read(index);
    const count = countBits(left);
    if (passed + count <= offset) {
      passed += count;
      continue;
    }
    for (; left !== 0 && page.length < limit; passed += 1) {
      const highest = findHighest(left);
      if (passed >= offset) page.push(index * 32 + highest);
      left &= ~(1 << highest);
    }
  }
  return page;
}
