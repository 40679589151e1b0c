/**
 * @file Finds texts that are nearly the same (MinHash): of all pairs of words that follow each other, each of some
 * hashes keeps the lowest. Two texts share as large a part of these as they share of their pairs.
 */

/** How many hashes a sketch has, and how many of them one band joins. */
const sketchSize = 15;
const bandSize = 3;

/** How many hashes nearly the same texts share: about seven pairs of ten. */
const alikeSize = 11;

/** Shorter texts are alike by chance, in words. */
const fewestWords = 8;

/** What a text is known by. */
export interface Sketch {
  sketch: number[];
  bands: number[];
}

/** Mixes the bits of a number (the end of MurmurHash3), so that another seed gives another order. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Makes a number of a text (FNV-1a). */
function hash(text: string): number {
  let hashed = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hashed = Math.imul(hashed ^ text.charCodeAt(place), 0x01000193);
  }
  return mix(hashed);
}

const seeds = Array.from({ length: sketchSize }, (_, place) => mix(0x9e3779b9 * (place + 1)));

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text, in whatever it is written: without capitals, digits and marks, which are changed first. */
function readWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\d+/g, ' ');
  return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment : [],
  );
}

/** Makes what a text is known by; undefined for one that is too short. */
export function sketchText(text: string): Sketch | undefined {
  const words = readWords(text);
  if (words.length < fewestWords) return undefined;
  const pairs = new Set(words.slice(1).map((word, place) => hash(`${words[place]} ${word}`)));
  const sketch = seeds.map((seed) => {
    let lowest = 0x7fffffff;
    for (const pair of pairs) lowest = Math.min(lowest, mix(pair ^ seed));
    return lowest;
  });
  const bands = Array.from({ length: sketchSize / bandSize }, (_, place) =>
    hash(`${place} ${sketch.slice(place * bandSize, (place + 1) * bandSize).join(' ')}`),
  );
  return { sketch, bands };
}

/** Whether two texts are nearly the same. */
export const areAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.filter((lowest, place) => lowest === other[place]).length >= alikeSize;
