/** A word, and in how many titles it stands. */
export interface CountedWord {
  word: string;
  /** What all its forms have. */
  stem: string;
  count: number;
}

/** How many words are given that come near to an unknown one. */
export const nearWords = 2;

/** As a database compares texts with the collation `C`: by bytes. */
export const compareTexts = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** In most titles first; what is equal by its letters. */
export const compareWords = (one: CountedWord, other: CountedWord): number =>
  other.count - one.count || compareTexts(one.word, other.word);

/** Of each word its most frequent form, the most frequent of all first. */
export function rankWords(words: readonly CountedWord[], limit: number): string[] {
  const byStem = new Map<string, CountedWord>();
  for (const each of words.toSorted(compareWords)) {
    if (each.count > 0 && !byStem.has(each.stem)) byStem.set(each.stem, each);
  }
  return [...byStem.values()].slice(0, limit).map(({ word }) => word);
}
