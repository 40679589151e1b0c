import { type Bits, readBit } from './bits.ts';

/** Ascending numbers, tightly packed: a catalogue has such a list for each of many words. */
export class PlaceList {
  #places = new Uint32Array(2);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The numbers; valid only until the next change. */
  list(): Uint32Array {
    return this.#places.subarray(0, this.#size);
  }

  /** Adds a number above all others. */
  append(place: number): void {
    if (this.#size === this.#places.length) this.#resize(this.#size * 2);
    this.#places[this.#size] = place;
    this.#size += 1;
  }

  has(place: number): boolean {
    let from = 0;
    let to = this.#size;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#places[middle] as number) < place) from = middle + 1;
      else to = middle;
    }
    return from < this.#size && this.#places[from] === place;
  }

  /** Adds the ranks of these places to a set. */
  addRanks(bits: Bits, ranks: Uint32Array): void {
    // Without a part of the array for each list: there are many short ones.
    for (let index = 0; index < this.#size; index += 1) {
      const rank = ranks[this.#places[index] as number] as number;
      bits[rank >>> 5] = (bits[rank >>> 5] as number) | (1 << (rank & 31));
    }
  }

  /** How many of the ranks of these places are in a set. */
  countRanks(bits: Bits, ranks: Uint32Array): number {
    let count = 0;
    for (let index = 0; index < this.#size; index += 1) {
      count += readBit(bits, ranks[this.#places[index] as number] as number);
    }
    return count;
  }

  some(isSought: (place: number) => boolean): boolean {
    return this.list().some(isSought);
  }

  /** Drops all numbers but these. */
  keep(isKept: (place: number) => boolean): void {
    let size = 0;
    for (const place of this.list()) if (isKept(place)) this.#places[size++] = place;
    this.#size = size;
    if (size * 4 < this.#places.length) this.#resize(Math.max(2, size * 2));
  }

  #resize(room: number) {
    const places = new Uint32Array(room);
    places.set(this.list());
    this.#places = places;
  }
}
