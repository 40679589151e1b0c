/** How many bits of a 32-bit number are set: counted in pairs, in fours, in bytes, then added up. */
export function countBits(element: number): number {
  const pairs = element - ((element >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
