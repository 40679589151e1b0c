import { stemmer } from 'stemmer';
import { compareWords, type CountedWord, rankWords } from '../words/rankWords.ts';

/** What is known of words by their numbers. */
export interface WordFacts {
  readWord: (number: number) => string;
  /** In how many titles a word stands at most. */
  limitCount: (number: number) => number;
  /** In how many titles of the services in question it stands. */
  count: (number: number) => number;
}

/**
 * Of each of these words its most frequent form, the most frequent of all first. Only those are counted that may be
 * among the first.
 */
export function completeWords(
  words: readonly number[],
  { readWord, limitCount, count }: WordFacts,
  limit: number,
): string[] {
  const limits = words
    .map((number) => ({ number, most: limitCount(number) }))
    .toSorted((one, other) => other.most - one.most);
  /** By stem: its most frequent form. */
  const best = new Map<string, CountedWord>();
  let least = 0;
  for (const { number, most } of limits) {
    if (most < least || most === 0) break;
    const word = readWord(number);
    const counted = { word, stem: stemmer(word), count: count(number) };
    const known = best.get(counted.stem);
    if (counted.count === 0 || (known && compareWords(known, counted) < 0)) continue;
    best.set(counted.stem, counted);
    if (best.size >= limit) {
      const counts = [...best.values()]
        .map((each) => each.count)
        .toSorted((one, other) => other - one);
      least = counts[limit - 1] as number;
    }
  }
  return rankWords([...best.values()], limit);
}
