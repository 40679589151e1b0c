import { countBits } from './countBits.ts';
import { countEdits } from './countEdits.ts';

/** How many letters and digits a word has; unknown for a word with signs (`c#`). */
const countLetters = (word: string) => (/^[\p{L}\p{N}]*$/u.test(word) ? word.length : Infinity);

/**
 * Where typed letters must occur in a word that matches them. Short parts occur in too many words:
 * one or two letters must begin the word, three must begin or end it.
 */
export function findHold(part: string): 'start' | 'edges' | 'anywhere' {
  const letters = countLetters(part);
  if (letters < 3) return 'start';
  return letters === 3 ? 'edges' : 'anywhere';
}

/** How many typing errors a word of this length may have. The shortest would match anything. */
const forgive = ({ length }: string) => (length < 3 ? 0 : length < 8 ? 1 : 2);

/** A word with so few letters resembles too many others by chance. */
const easilyMistaken = 3;

/**
 * Which of 32 letters a word has. Words that differ in more letters than the edits can explain need
 * not be compared.
 */
export function noteLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** What a mistyped word may stand for. */
export interface Likeness {
  /** The lengths of the words that come into question; the second is below the first if none do. */
  shortest: number;
  longest: number;
  /**
   * How many typing errors a word has, given its letters as `noteLetters` gives them; undefined for
   * too many.
   */
  compare: (word: string, letters: number) => number | undefined;
}

/** Words that are shorter come near to too many others. */
const shortestLoose = 5;

/** What a word comes near to that nobody has, not even with typing errors: one more of them. */
export function findNearness(word: string): Likeness {
  const limit = forgive(word) + 1;
  if (word.length < shortestLoose) return { shortest: 1, longest: 0, compare: () => undefined };
  const itsLetters = noteLetters(word);
  return {
    shortest: word.length - limit,
    longest: word.length + limit,
    compare(other, letters) {
      if (other[0] !== word[0] || countBits(itsLetters ^ letters) > 2 * limit) return undefined;
      const edits = countEdits(word, other, limit);
      return edits > limit ? undefined : edits;
    },
  };
}

/** What a word that nobody has may stand for. */
export function findLikeness(mistyped: string): Likeness {
  const limit = forgive(mistyped);
  const { length } = mistyped;
  const itsLetters = noteLetters(mistyped);
  const isShort = length <= easilyMistaken;
  if (limit === 0) return { shortest: 1, longest: 0, compare: () => undefined };
  return {
    // Hardly anybody types a letter too many in so short a word, or mistypes its first one.
    shortest: isShort ? length : length - limit,
    longest: length + limit,
    compare(word, letters) {
      // A wrong letter changes two: the missing one and the one in its place.
      if (countBits(itsLetters ^ letters) > 2 * limit) return undefined;
      if (isShort && word[0] !== mistyped[0]) return undefined;
      const edits = countEdits(mistyped, word, limit);
      return edits > limit ? undefined : edits;
    },
  };
}
