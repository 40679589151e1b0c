import { type Bits, readBit } from './bits.ts';

/** Services that cost about as much: their ranks and, beside them, their prices. In no order. */
export class PricePart {
  #ranks = new Uint32Array(2);
  #prices = new Float64Array(2);
  #size = 0;

  append(rank: number, price: number): void {
    if (this.#size === this.#ranks.length) {
      const ranks = new Uint32Array(this.#size * 2);
      ranks.set(this.#ranks);
      this.#ranks = ranks;
      const prices = new Float64Array(this.#size * 2);
      prices.set(this.#prices);
      this.#prices = prices;
    }
    this.#ranks[this.#size] = rank;
    this.#prices[this.#size] = price;
    this.#size += 1;
  }

  remove(rank: number): void {
    const index = this.#ranks.indexOf(rank);
    if (index === -1 || index >= this.#size) return;
    this.#size -= 1;
    this.#ranks[index] = this.#ranks[this.#size] as number;
    this.#prices[index] = this.#prices[this.#size] as number;
  }

  ranks(): Uint32Array {
    return this.#ranks.subarray(0, this.#size);
  }

  /** How many of them cost less, and are in both sets. */
  countCheaper(bound: number, one: Bits, other: Bits): number {
    const ranks = this.#ranks;
    const prices = this.#prices;
    let count = 0;
    // Without a branch: prices are unpredictable, and a mispredicted branch costs more.
    for (let index = 0; index < this.#size; index += 1) {
      const rank = ranks[index] as number;
      const isCheaper = Number((prices[index] as number) < bound);
      count += isCheaper & readBit(one, rank) & readBit(other, rank);
    }
    return count;
  }
}
