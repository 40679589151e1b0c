/** Chance that repeats itself: the same seed always gives the same sequence. */
export interface Random {
  /** A number from `minimum` up to, but not including, `maximum`. */
  between(minimum: number, maximum: number): number;
  /** A whole number, both ends included. */
  whole(minimum: number, maximum: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the entries. Throws when there is none. */
  pick<Entry>(entries: readonly Entry[]): Entry;
  /** All entries in another order. */
  shuffle<Entry>(entries: readonly Entry[]): Entry[];
}

/** Gives chance from a seed, with the mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const between = (minimum: number, maximum: number) => minimum + next() * (maximum - minimum);
  const whole = (minimum: number, maximum: number) => Math.floor(between(minimum, maximum + 1));

  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (entries) => {
      const entry = entries[whole(0, entries.length - 1)];
      if (entry === undefined) throw new Error('There is nothing to pick from.');
      return entry;
    },
    shuffle: (entries) =>
      entries
        .map((entry) => ({ entry, rank: next() }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry),
  };
}
