import { stemmer } from 'stemmer';
import { countEdits } from './countEdits.ts';
import { splitTitle } from './splitWords.ts';

/** How many typing errors a word of this length may have. Short words would match anything. */
const forgive = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** What so few letters are in is too much to be of use: there they must begin the word. */
const isShort = (word: string) => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/** Which of 32 letters a word has. Words that differ in more of them than edits can explain are far apart. */
function noteLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** So many questions, and so many pieces of titles, are remembered with what they mean. */
const memory = 10_000;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of the titles, numbered from 0 as they come. */
export function createVocabulary() {
  const words: string[] = [];
  const letters: number[] = [];
  const numbers = new Map<string, number>();
  const forms = new Map<string, number[]>();
  const found = new Map<string, number[]>();
  const tokens = new Map<string, number[]>();

  function add(word: string): number {
    const number = words.push(word) - 1;
    numbers.set(word, number);
    letters.push(noteLetters(word));
    const stem = stemmer(word);
    const others = forms.get(stem);
    if (others) others.push(number);
    else forms.set(stem, [number]);
    found.clear();
    return number;
  }

  const listForms = (word: string) => forms.get(stemmer(word)) ?? [];

  function listContaining(part: string): number[] {
    const holds = isShort(part)
      ? (word: string) => word.startsWith(part)
      : (word: string) => word.includes(part);
    return words.flatMap((word, number) => (holds(word) ? number : []));
  }

  /** The words with the fewest typing errors between them and this one, in all their forms. */
  function listSimilar(mistyped: string): number[] {
    let limit = forgive(mistyped);
    let similar: string[] = [];
    const itsLetters = noteLetters(mistyped);
    for (const [number, word] of limit > 0 ? words.entries() : []) {
      // A wrong letter changes two of them: the one that is missing, and the one in its place.
      if (countBits(itsLetters ^ (letters[number] as number)) > 2 * limit) continue;
      const edits = countEdits(mistyped, word, limit);
      if (edits > limit) continue;
      if (edits < limit) similar = [];
      limit = edits;
      similar.push(word);
    }
    return similar.flatMap(listForms);
  }

  /** What stands between two blanks of a title, as the numbers of its words. */
  function readToken(token: string): readonly number[] {
    const known = tokens.get(token);
    if (known) return known;
    const read = splitTitle(token).map((word) => numbers.get(word) ?? add(word));
    if (tokens.size >= memory) tokens.clear();
    tokens.set(token, read);
    return read;
  }

  return {
    /** The numbers of all words of a title, each once. New words are added. */
    read(title: string): number[] {
      const read: number[] = [];
      for (const token of title.split(' ')) {
        for (const number of readToken(token)) if (!read.includes(number)) read.push(number);
      }
      return read;
    },

    /**
     * The numbers of all words that somebody means with this one: words that contain it, other
     * forms of it (`designs`, `designing`), or, when there are none, what was mistyped.
     */
    find(word: string): readonly number[] {
      const known = found.get(word);
      if (known) return known;
      const certain = new Set([...listContaining(word), ...listForms(word)]);
      const meant = certain.size > 0 ? [...certain] : [...new Set(listSimilar(word))];
      if (found.size >= memory) found.clear();
      found.set(word, meant);
      return meant;
    },
  };
}
