import { countBits } from '../words/countBits.ts';

/** A set of whole numbers: number `n` is bit `n % 32` of element `n / 32`. */
export type Bits = Int32Array<ArrayBuffer>;

/** A set, and how many numbers it has. */
export interface CountedBits {
  bits: Bits;
  count: number;
}

/** An empty set with room for the numbers below `size`. */
export const createBits = (size: number): Bits => new Int32Array(Math.ceil(size / 32));

/** The same set with room for more. */
export function enlargeBits(bits: Bits, size: number): Bits {
  const larger = createBits(size);
  larger.set(bits);
  return larger;
}

/** 1 when a number is in the set, or else 0. */
export const readBit = (bits: Bits, number: number): number =>
  ((bits[number >>> 5] as number) >>> (number & 31)) & 1;

/** Puts a number into the set or takes it out. */
export function writeBit(bits: Bits, number: number, isIn: boolean): void {
  const mask = 1 << (number & 31);
  const index = number >>> 5;
  const element = bits[index] as number;
  bits[index] = isIn ? element | mask : element & ~mask;
}

/** Keeps of a set only what is in the other one, too. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] as number) & (other[index] as number);
  }
}

/** Adds to a set what is in the other one. */
export function uniteBits(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] as number) | (other[index] as number);
  }
}

/** The highest number of one element of a set, which is not empty. */
export const findHighest = (element: number): number => 31 - Math.clz32(element);

/** The bits that are set in at least two of three elements. */
const carry = (one: number, two: number, three: number): number =>
  (one & two) | ((one ^ two) & three);

/**
 * How many numbers are in both sets. Four elements at a time are added up as binary numbers, one for each bit, before
 * bits are counted, which costs more (Harley and Seal).
 */
export function countCommon(bits: Bits, other: Bits): number {
  const read = (index: number) => (bits[index] as number) & (other[index] as number);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  const end = bits.length - (bits.length % 4);
  for (let index = 0; index < end; index += 4) {
    const [a, b, c, d] = [read(index), read(index + 1), read(index + 2), read(index + 3)];
    const first = carry(ones, a, b);
    ones ^= a ^ b;
    const second = carry(ones, c, d);
    ones ^= c ^ d;
    fours += countBits(carry(twos, first, second));
    twos ^= first ^ second;
  }
  let left = 0;
  for (let index = end; index < bits.length; index += 1) left += countBits(read(index));
  return fours * 4 + countBits(twos) * 2 + countBits(ones) + left;
}

/** How many numbers are in a set. */
export const countAll = (bits: Bits): number => countCommon(bits, bits);

/** A set whose elements are seldom empty is gone through whole. */
const sparseness = 4;

/** To count how many numbers of a set many others have: where most of its elements are empty, those are passed over. */
export function createCounter(bits: Bits): (other: Bits) => number {
  let filled = 0;
  for (const element of bits) filled += Number(element !== 0);
  if (filled * sparseness > bits.length) return (other) => countCommon(bits, other);

  const indexes = new Uint32Array(filled);
  const elements = createBits(filled * 32);
  for (let index = 0, next = 0; next < filled; index += 1) {
    const element = bits[index] as number;
    if (element === 0) continue;
    indexes[next] = index;
    elements[next++] = element;
  }
  return (other) => {
    let count = 0;
    for (let next = 0; next < filled; next += 1) {
      count += countBits((elements[next] as number) & (other[indexes[next] as number] as number));
    }
    return count;
  };
}

/**
 * Gives each number of a set, those of 32 together from the highest on.
 *
 * @param from Those of all elements before the one with this number are left out.
 */
export function forEachBit(bits: Bits, take: (number: number) => void, from = 0): void {
  for (let index = from >>> 5; index < bits.length; index += 1) {
    for (let left = bits[index] as number; left !== 0;) {
      const highest = findHighest(left);
      left &= ~(1 << highest);
      take(index * 32 + highest);
    }
  }
}

/** All numbers of a set, in the same order. */
export function listBits(bits: Bits): number[] {
  const numbers: number[] = [];
  forEachBit(bits, (number) => numbers.push(number));
  return numbers;
}
