/** What stands around a word without belonging to it. */
const opening = new Set(`"'([{“‘`);
const closing = new Set(`"')]},.:;!?…”’`);

/** Not a regular expression: its backtracking would take a second for many signs. */
function strip(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && opening.has(word.charAt(start))) start += 1;
  while (start < end && closing.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

/** Whatever is neither a letter nor a digit. */
const separators = /[^\p{L}\p{M}\p{N}]+/u;

const accents = /[\u0300-\u036F]/g;

// Plain English needs no Unicode tables, which are slow.
const isPlain = (text: string) => /^[\w\s#&+./:-]*$/.test(text);

/** Where the ten digits of a script begin: Arabic, Persian, Devanagari and others of India, Thai, Khmer. */
const zeros = [
  0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xa_66, 0xa_e6, 0xb_66, 0xb_e6, 0xc_66, 0xc_e6, 0xd_66, 0xe_50,
  0x17_e0,
];

/** A digit as everybody can type it: `३` and `٣` are `3`. */
function toPlainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A text without capitals and accents: `Café` is `cafe`. */
const simplify = (text: string) =>
  isPlain(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(accents, '')
        .replaceAll(/\p{Nd}/gu, toPlainDigit);

/** Whether a word is plain: nothing to strip from it or to find within it. */
export const isSimple = (word: string) => /^[a-z0-9]*$/.test(word);

/** What stands between blanks, as written except for case, accents and quotes. */
const splitBlanks = (text: string): string[] =>
  simplify(text)
    .split(/\s+/)
    .map((word) => (isSimple(word) ? word : strip(word) || word))
    .filter(Boolean);

/** So many words of a keyword count. */
const wordLimit = 10;

/** The words that somebody looks for. */
export const splitKeyword = (keyword: string): string[] => splitBlanks(keyword).slice(0, wordLimit);

/**
 * The words that a text can be found by, each once: what stands between blanks (`c#`, `ui/ux`)
 * and the letters and digits within (`c`, `ui`, `ux`).
 */
export function splitText(text: string): string[] {
  const words = new Set(splitBlanks(text));
  for (const word of words) {
    if (isSimple(word)) continue;
    for (const part of word.split(separators)) if (part) words.add(part);
  }
  return [...words];
}
