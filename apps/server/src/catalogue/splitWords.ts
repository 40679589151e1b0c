/** What stands around a word without belonging to it. */
const edges = /^["'([{“‘]+|["')\]},.:;!?…”’]+$/g;

/** Whatever is neither a letter nor a digit. */
const separators = /[^\p{L}\p{M}\p{N}]+/u;

const accents = /[\u0300-\u036F]/g;

// Plain English needs no Unicode tables, which are slow.
const isPlain = (text: string) => /^[\w\s#&+./:-]*$/.test(text);

/** A text without capitals and accents: `Café` is `cafe`. */
const simplify = (text: string) =>
  isPlain(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFKD').replaceAll(accents, '');

const isSimple = (word: string) => /^[a-z0-9]*$/.test(word);

/** The words that somebody looks for, as they were typed but for case, accents and quotes. */
export const splitKeyword = (keyword: string): string[] =>
  simplify(keyword)
    .split(/\s+/)
    .map((word) => (isSimple(word) ? word : word.replaceAll(edges, '') || word))
    .filter(Boolean);

/**
 * The words that a title can be found by, each once: what stands between blanks (`c#`, `ui/ux`)
 * and the letters and digits within (`c`, `ui`, `ux`).
 */
export function splitTitle(title: string): string[] {
  const words = new Set(splitKeyword(title));
  for (const word of words) {
    if (isSimple(word)) continue;
    for (const part of word.split(separators)) if (part) words.add(part);
  }
  return [...words];
}
