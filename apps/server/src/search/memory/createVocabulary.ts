import { stemmer } from 'stemmer';
import { countBits } from './bits.ts';
import { countEdits } from '../words/countEdits.ts';
import { isSimple, splitText } from '../words/splitWords.ts';

/** How many typing errors a word of this length may have. The shortest would match anything. */
const forgive = ({ length }: string) => (length < 3 ? 0 : length < 8 ? 1 : 2);

/** A word with so few letters resembles too many others by chance. */
const easilyMistaken = 3;

/** How many letters and digits a word has; unknown for a word with signs (`c#`). */
const countLetters = (word: string) => (/^[\p{L}\p{N}]*$/u.test(word) ? word.length : Infinity);

/**
 * Where typed letters must occur in a word that matches them. Short parts occur in too many words:
 * one or two letters must begin the word, three must begin or end it.
 */
function createHolds(part: string): (word: string) => boolean {
  const letters = countLetters(part);
  if (letters < 3) return (word) => word.startsWith(part);
  if (letters === 3) return (word) => word.startsWith(part) || word.endsWith(part);
  return (word) => word.includes(part);
}

/**
 * Which of 32 letters a word has. Words that differ in more letters than the edits can explain need
 * not be compared.
 */
function noteLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** How many questions, and how many pieces of text, are remembered with their meaning. */
const memory = 10_000;

/** What somebody may mean by a word: the numbers of words. */
export interface Meaning {
  /** All of them. */
  all: readonly number[];
  /** Those that are certain even in a long text: words that begin with it, and its other forms. */
  close: readonly number[];
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of the texts, numbered from 0. Numbers of forgotten words are reused. */
export function createVocabulary() {
  /** By number; empty for a free number. */
  const words: string[] = [];
  const letters: number[] = [];
  /** By number: whether the word contains no other words, as `ui/ux` does. */
  const isWhole: boolean[] = [];
  /** By number: the reading in which the word was last seen. */
  const metAt: number[] = [];
  let reading = 0;
  const free: number[] = [];
  const numbers = new Map<string, number>();
  const forms = new Map<string, number[]>();
  const found = new Map<string, Meaning>();
  const tokens = new Map<string, number[]>();

  function add(word: string): number {
    const number = free.pop() ?? words.length;
    words[number] = word;
    letters[number] = noteLetters(word);
    isWhole[number] = isSimple(word);
    metAt[number] = 0;
    numbers.set(word, number);
    const stem = stemmer(word);
    forms.set(stem, [...(forms.get(stem) ?? []), number]);
    found.clear();
    return number;
  }

  const listForms = (word: string) => forms.get(stemmer(word)) ?? [];

  /** The words with the fewest typing errors between them and this one, in all their forms. */
  function listSimilar(mistyped: string): number[] {
    let limit = forgive(mistyped);
    let similar: string[] = [];
    const { length } = mistyped;
    const itsLetters = noteLetters(mistyped);
    if (limit === 0) return [];
    // Iterates over the keys: entries would allocate a pair for each word.
    for (let number = 0; number < words.length; number += 1) {
      const word = words[number] as string;
      if (Math.abs(word.length - length) > limit) continue;
      // A wrong letter changes two: the missing one and the one in its place.
      if (countBits(itsLetters ^ (letters[number] as number)) > 2 * limit) continue;
      // Hardly anybody mistypes the first letter of so short a word, or one too many.
      if (length <= easilyMistaken && (word[0] !== mistyped[0] || word.length < length)) continue;
      const edits = countEdits(mistyped, word, limit);
      if (edits > limit) continue;
      if (edits < limit) similar = [];
      limit = edits;
      similar.push(word);
    }
    return [...new Set(similar.flatMap(listForms))];
  }

  function findMeaning(word: string): Meaning {
    const holds = createHolds(word);
    const itsForms = listForms(word);
    const all = new Set(itsForms);
    const close = new Set(itsForms);
    for (let number = 0; number < words.length; number += 1) {
      const other = words[number] as string;
      if (!holds(other)) continue;
      all.add(number);
      if (other.startsWith(word)) close.add(number);
    }
    if (all.size > 0) return { all: [...all], close: [...close] };
    const similar = listSimilar(word);
    return { all: similar, close: similar };
  }

  /** A piece of text between two blanks that is not simply a known word. */
  function readToken(token: string): readonly number[] {
    const known = tokens.get(token);
    if (known) return known;
    const read = splitText(token).map((word) => numbers.get(word) ?? add(word));
    if (tokens.size >= memory) tokens.clear();
    tokens.set(token, read);
    return read;
  }

  /** The words of a text not yet seen in this reading. */
  function readOn(text: string): number[] {
    const read: number[] = [];
    const meet = (number: number) => {
      if (metAt[number] === reading) return;
      metAt[number] = reading;
      read.push(number);
    };
    for (const token of text.split(' ')) {
      const number = numbers.get(token);
      if (number !== undefined && isWhole[number]) meet(number);
      else for (const each of readToken(token)) meet(each);
    }
    return read;
  }

  return {
    /** How many words there are. */
    size: () => numbers.size,

    /**
     * The numbers of all words of a title, and of all further words in its description, each once.
     * Adds new words.
     */
    read(title: string, about: string) {
      reading += 1;
      const titles = readOn(title);
      return { titles, others: readOn(about) };
    },

    /**
     * What somebody may mean by a word: words that contain it, its other forms (`designs`,
     * `designing`) or, if there are none, what was mistyped.
     */
    find(word: string): Meaning {
      const known = found.get(word);
      if (known) return known;
      const meant = findMeaning(word);
      if (found.size >= memory) found.clear();
      found.set(word, meant);
      return meant;
    },

    /** Forgets the word of a number, which no text has any more. */
    forget(number: number) {
      const word = words[number];
      if (!word) return;
      const stem = stemmer(word);
      const others = listForms(word).filter((other) => other !== number);
      if (others.length > 0) forms.set(stem, others);
      else forms.delete(stem);
      numbers.delete(word);
      words[number] = '';
      letters[number] = 0;
      free.push(number);
      found.clear();
      tokens.clear();
    },
  };
}
