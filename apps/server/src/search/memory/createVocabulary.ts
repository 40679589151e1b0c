import { stemmer } from 'stemmer';
import {
  findHold,
  findLikeness,
  findNearness,
  type Likeness,
  noteLetters,
} from '../words/likeness.ts';
import { isSimple, splitText } from '../words/splitWords.ts';
import { createWordOrder } from './createWordOrder.ts';

/** Whether a word holds typed letters where they must occur. */
function createHolds(part: string): (word: string) => boolean {
  const hold = findHold(part);
  if (hold === 'start') return (word) => word.startsWith(part);
  if (hold === 'edges') return (word) => word.startsWith(part) || word.endsWith(part);
  return (word) => word.includes(part);
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

/** Gives what is remembered of a word, or finds it out. */
function recall<Found>(found: Map<string, Found>, word: string, find: (word: string) => Found) {
  const known = found.get(word);
  if (known) return known;
  const now = find(word);
  if (found.size >= memory) found.clear();
  found.set(word, now);
  return now;
}

/**
 * All words of the texts, numbered from 0. Numbers of forgotten words are reused.
 *
 * @param isUsed Whether a text that is on offer has the word of this number. Words are forgotten some
 *   time after nobody uses them; until then they must not keep others from being found.
 */
export function createVocabulary(isUsed: (number: number) => boolean) {
  /** By number; empty for a free number. */
  const words: string[] = [];
  const letters: number[] = [];
  /** By number: whether the word contains no other words, as `ui/ux` does. */
  const isWhole: boolean[] = [];
  /** By number: the reading in which the word was last seen. */
  const metAt: number[] = [];
  let reading = 0;
  const free: number[] = [];
  const inOrder = createWordOrder();
  const numbers = new Map<string, number>();
  const forms = new Map<string, number[]>();
  const holders = new Map<string, Meaning>();
  const likes = new Map<string, number[][]>();
  const tokens = new Map<string, number[]>();

  function forgetMeanings() {
    holders.clear();
    likes.clear();
  }

  function add(word: string): number {
    const number = free.pop() ?? words.length;
    words[number] = word;
    letters[number] = noteLetters(word);
    isWhole[number] = isSimple(word);
    metAt[number] = 0;
    numbers.set(word, number);
    inOrder.add(word);
    const stem = stemmer(word);
    forms.set(stem, [...(forms.get(stem) ?? []), number]);
    forgetMeanings();
    return number;
  }

  const listForms = (word: string) => forms.get(stemmer(word)) ?? [];

  /** The words that a word may stand for if it is mistyped, by their typing errors. */
  const listSimilar = (mistyped: string) => listLike(findLikeness(mistyped));

  function listLike({ shortest, longest, compare }: Likeness): number[][] {
    const similar: number[][] = [];
    for (let number = 0; number < words.length; number += 1) {
      const word = words[number] as string;
      if (word.length < shortest || word.length > longest) continue;
      const edits = compare(word, letters[number] as number);
      if (edits !== undefined) (similar[edits] ??= []).push(number);
    }
    return similar;
  }

  /** The words that have or hold a word. */
  function listHolders(word: string): Meaning {
    const holds = createHolds(word);
    const itsForms = listForms(word);
    const all = new Set(itsForms);
    const close = new Set(itsForms);
    for (let number = 0; number < words.length; number += 1) {
      const other = words[number] as string;
      if (other === '' || !holds(other)) continue;
      all.add(number);
      if (other.startsWith(word)) close.add(number);
    }
    return { all: [...all], close: [...close] };
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
     * `designing`) or, if no service has any of these, what was mistyped.
     */
    find(word: string): Meaning {
      const meant = recall(holders, word, listHolders);
      if (meant.all.some(isUsed)) return meant;
      for (const similar of recall(likes, word, listSimilar)) {
        if (!similar?.some(isUsed)) continue;
        const all = similar.filter(isUsed).flatMap((number) => listForms(words[number] as string));
        return { all, close: all };
      }
      return { all: [], close: [] };
    },

    /** The words that begin with a text, which is not empty. */
    listBeginning: (beginning: string): number[] =>
      inOrder.listBeginning(beginning).map((word) => numbers.get(word) as number),
    /** The words that a word may stand for if it is mistyped, by how many typing errors it has then. */
    listSimilar: (word: string): number[][] => recall(likes, word, listSimilar),
    /** The words that come near to one that nobody has, by how far they are. */
    listNear: (word: string): number[][] => listLike(findNearness(word)),
    /** The words with a stem. */
    listFormsOf: (stem: string): readonly number[] => forms.get(stem) ?? [],
    readWord: (number: number): string => words[number] as string,
    /** Forgets the word of a number, which no text has any more. */
    forget(number: number) {
      const word = words[number];
      if (!word) return;
      const stem = stemmer(word);
      const others = listForms(word).filter((other) => other !== number);
      if (others.length > 0) forms.set(stem, others);
      else forms.delete(stem);
      numbers.delete(word);
      inOrder.remove(word);
      words[number] = '';
      letters[number] = 0;
      free.push(number);
      forgetMeanings();
      tokens.clear();
    },
  };
}
