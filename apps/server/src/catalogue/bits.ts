/** A set of whole numbers: number `n` is bit `n % 32` of element `n / 32`. */
export type Bits = Int32Array<ArrayBuffer>;

/** So many elements are counted together; every set has a whole multiple of them. */
const groupSize = 8;

/** An empty set with room for the numbers below `size`. */
export const createBits = (size: number): Bits =>
  new Int32Array(Math.ceil(size / 32 / groupSize) * groupSize);

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
function countBits(element: number): number {
  const pairs = element - ((element >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Adds three numbers in each of 32 columns: the digit for one … */
const addOnes = (one: number, other: number, third: number) => one ^ other ^ third;

/** … and the digit for two. */
const addTwos = (one: number, other: number, third: number) =>
  (one & other) | ((one ^ other) & third);

/** What is in three sets and not in a fourth one. All have room for the same numbers. */
export interface Selection {
  within: [Bits, Bits, Bits];
  without: Bits;
}

/** How many numbers below `size` are selected. */
export function countSelected({ within, without }: Selection, size: number): number {
  const [first, second, third] = within;
  const read = (index: number) =>
    (first[index] as number) &
    (second[index] as number) &
    (third[index] as number) &
    ~(without[index] as number);

  // Eight elements are added up column by column; only what makes eight in one is counted at once.
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  for (let index = 0; index * 32 < size; index += groupSize) {
    const a = read(index);
    const b = read(index + 1);
    const c = read(index + 2);
    const d = read(index + 3);
    const e = read(index + 4);
    const f = read(index + 5);
    const g = read(index + 6);
    const h = read(index + 7);
    const twosOfTwo = addTwos(ones, a, b);
    const onesOfTwo = addOnes(ones, a, b);
    const twosOfFour = addTwos(onesOfTwo, c, d);
    const onesOfFour = addOnes(onesOfTwo, c, d);
    const twosOfSix = addTwos(onesOfFour, e, f);
    const onesOfSix = addOnes(onesOfFour, e, f);
    const twosOfEight = addTwos(onesOfSix, g, h);
    ones = addOnes(onesOfSix, g, h);
    const foursOfFour = addTwos(twos, twosOfTwo, twosOfFour);
    const twosInAll = addOnes(twos, twosOfTwo, twosOfFour);
    const foursOfEight = addTwos(twosInAll, twosOfSix, twosOfEight);
    twos = addOnes(twosInAll, twosOfSix, twosOfEight);
    eights += countBits(addTwos(fours, foursOfFour, foursOfEight));
    fours = addOnes(fours, foursOfFour, foursOfEight);
  }
  return eights * 8 + countBits(fours) * 4 + countBits(twos) * 2 + countBits(ones);
}

/** A page of what is selected of the numbers below `size`, the highest first. */
export function readSelected(
  { within, without }: Selection,
  size: number,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const [first, second, third] = within;
  const page: number[] = [];
  let passed = 0;
  for (let index = (size - 1) >>> 5; index >= 0 && page.length < limit; index -= 1) {
    let left =
      (first[index] as number) &
      (second[index] as number) &
      (third[index] as number) &
      ~(without[index] as number);
    if (left === 0) continue;
    const count = countBits(left);
    if (passed + count <= offset) {
      passed += count;
      continue;
    }
    for (; left !== 0 && page.length < limit; passed += 1) {
      const highest = 31 - Math.clz32(left);
      if (passed >= offset) page.push(index * 32 + highest);
      left &= ~(1 << highest);
    }
  }
  return page;
}
