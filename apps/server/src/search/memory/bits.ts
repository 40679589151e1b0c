import { countBits } from '../words/countBits.ts';

/** A set of whole numbers: number `n` is bit `n % 32` of element `n / 32`. */
export type Bits = Int32Array<ArrayBuffer>;

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

/** Takes out of a set what is in the other one, too. */
export function subtractBits(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] as number) & ~(other[index] as number);
  }
}

/** The highest number of one element of a set, which is not empty. */
export const findHighest = (element: number): number => 31 - Math.clz32(element);

/** How many numbers are in both sets. */
export function countCommon(bits: Bits, other: Bits): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    count += countBits((bits[index] as number) & (other[index] as number));
  }
  return count;
}

/** All numbers of a set, those of 32 together from the highest on. */
export function listBits(bits: Bits): number[] {
  const numbers: number[] = [];
  for (const [index, element] of bits.entries()) {
    for (let left = element; left !== 0; left &= ~(1 << findHighest(left))) {
      numbers.push(index * 32 + findHighest(left));
    }
  }
  return numbers;
}
