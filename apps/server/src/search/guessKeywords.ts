import type { Search } from './Search.ts';
import { splitKeyword } from './words/splitWords.ts';

/** Something that can be searched for, and how many services it finds. */
export interface Guess {
  keyword: string;
  count: number;
}

/** So many guesses are given at most. */
const mostGuesses = 3;

/** So many words are tried to be left out, or alone. */
const mostTries = 4;

const join = (words: readonly string[]) => words.join(' ');

/** What those keywords find of which anything is found, the most first. */
async function tryAll(search: Search, keywords: readonly string[]): Promise<Guess[]> {
  const guesses: Guess[] = [];
  for (const keyword of new Set(keywords.filter(Boolean))) {
    const { count } = await search.find({ keyword, offset: 0, limit: 0 });
    if (count > 0) guesses.push({ keyword, count });
  }
  return guesses.toSorted((one, other) => other.count - one.count).slice(0, mostGuesses);
}

/** With each word that nobody has replaced by the nearest ones, and without all of those. */
async function replaceUnknown(search: Search, words: readonly string[], unknown: Set<string>) {
  const near = new Map<string, string[]>();
  for (const word of [...unknown].slice(0, mostTries)) near.set(word, await search.listNear(word));
  const choices = [0, 1].map((choice) =>
    words.flatMap((word) => {
      if (!unknown.has(word)) return [word];
      const found = near.get(word) ?? [];
      return found[choice] ?? found[0] ?? [];
    }),
  );
  return [...choices.map(join), join(words.filter((word) => !unknown.has(word)))];
}

/** What else somebody may search for who has found nothing, whatever it was narrowed down to. */
export async function guessKeywords(search: Search, keyword: string): Promise<Guess[]> {
  const words = splitKeyword(keyword);
  const itself = await tryAll(search, [join(words)]);
  if (itself.length > 0) return itself;

  const unknown = new Set<string>();
  for (const word of words) if (!(await search.knows(word))) unknown.add(word);
  if (unknown.size > 0) {
    const guesses = await tryAll(search, await replaceUnknown(search, words, unknown));
    if (guesses.length > 0) return guesses;
  }
  const known = words.filter((word) => !unknown.has(word)).slice(0, mostTries);
  if (known.length < 2) return [];
  const withoutOne = known.map((_, left) => join(known.filter((_word, index) => index !== left)));
  const guesses = await tryAll(search, withoutOne);
  return guesses.length > 0 ? guesses : tryAll(search, known);
}
