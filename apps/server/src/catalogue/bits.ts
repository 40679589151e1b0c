/** A set of whole numbers: number `n` is bit `n % 32` of element `n / 32`. */
export type Bits = Int32Array<ArrayBuffer>;

/** An empty set with room for the numbers below `size`. */
export const createBits = (size: number): Bits => new Int32Array((size + 31) >>> 5);

/** The same set with room for more. */
export function enlargeBits(bits: Bits, size: number): Bits {
  const larger = createBits(size);
  larger.set(bits);
  return larger;
}

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

/** How many bits of a 32-bit number are set: counted in pairs, in fours, in bytes, then added up. */
export function countBits(element: number): number {
  const pairs = element - ((element >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers a set has, and a page of them, the highest first. */
export function readHighest(bits: Bits, offset: number, limit: number) {
  const page: number[] = [];
  let count = 0;
  for (let index = bits.length - 1; index >= 0; index -= 1) {
    const element = bits[index] as number;
    if (element === 0) continue;
    const size = countBits(element);
    if (page.length < limit && count + size > offset) {
      let passed = count;
      for (let left = element; left !== 0 && page.length < limit; passed += 1) {
        const highest = 31 - Math.clz32(left);
        if (passed >= offset) page.push(index * 32 + highest);
        left &= ~(1 << highest);
      }
    }
    count += size;
  }
  return { page, count };
}
