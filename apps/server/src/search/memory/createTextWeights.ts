import { toText, weighElsewhere, weighMatch } from '../ranking/weighMatch.ts';
import { type Bits, forEachBit } from './bits.ts';
import type { PlaceList } from './PlaceList.ts';
import type { Meaning } from './createVocabulary.ts';

/** How many keywords' weights are kept. */
const kept = 4;

/** What is known of words. */
interface KnownWords {
  findMeaning: (word: string) => Meaning;
  readWord: (number: number) => string;
  /** The places whose titles have a word, and those where only the further text does. */
  listPlaces: (number: number) => { titles: PlaceList; others: PlaceList } | undefined;
  /** The ranks by place. */
  readRanks: () => Uint32Array;
}

/** What was found for some words: sets without a common rank. */
type Found = readonly { bits: Bits }[];

/** How well texts match keywords. */
export function createTextWeights({ findMeaning, readWord, listPlaces, readRanks }: KnownWords) {
  /** By what was found for a keyword, which is another object once that may have changed. */
  const known = new Map<Found, Uint8Array>();

  /** What one typed word brings, by rank. */
  function weighWord(typed: string, size: number): Uint8Array {
    const weights = new Uint8Array(size);
    const ranks = readRanks();
    const raise = (places: PlaceList | undefined, weight: number) => {
      for (const place of places?.list() ?? []) {
        const rank = ranks[place] as number;
        if ((weights[rank] as number) < weight) weights[rank] = weight;
      }
    };
    const { all, close } = findMeaning(typed);
    for (const word of close) {
      raise(listPlaces(word)?.others, weighElsewhere(weighMatch(typed, readWord(word))));
    }
    for (const word of all) raise(listPlaces(word)?.titles, weighMatch(typed, readWord(word)));
    return weights;
  }

  function weigh(found: Found, words: readonly string[], size: number): Uint8Array {
    if (words.length === 1) return weighWord(words[0] as string, size);
    const weights = words.map((word) => weighWord(word, size));
    const texts = new Uint8Array(size);
    const note = (rank: number) => {
      let sum = 0;
      for (const ofWord of weights) sum += ofWord[rank] as number;
      texts[rank] = toText(sum, words.length);
    };
    for (const { bits } of found) forEachBit(bits, note);
    return texts;
  }

  return {
    /**
     * How well each text matches, by rank; only of those that were found it means anything.
     *
     * @param found What was found for the words.
     */
    find(found: Found, words: readonly string[], size: number): Uint8Array {
      const before = known.get(found);
      if (before) return before;
      const [oldest] = known.keys();
      if (known.size === kept && oldest) known.delete(oldest);
      const weights = weigh(found, words, size);
      known.set(found, weights);
      return weights;
    },
  };
}
