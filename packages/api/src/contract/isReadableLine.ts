/** Scripts whose letters are joined, or kept apart, by characters that cannot be seen. */
const joiningScripts = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Characters that cannot be seen, where writing needs them. */
const needed = new RegExp(
  [
    // Between letters, as in Persian, or behind a mark, as in Sinhala and in old Malayalam.
    `(?<=[${joiningScripts}\\u0640]\\p{M}*)[\\u200C\\u200D](?=[${joiningScripts}])`,
    `(?<=[${joiningScripts}]\\p{M})\\u200D`,
    // Between pictures that become one.
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})',
    // Which form of a character is meant: a picture, a digit on a key, a Chinese or Mongolian letter.
    '(?<=[\\p{Extended_Pictographic}\\d#*])[\\uFE0E\\uFE0F]',
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  ].join('|'),
  'gu',
);

/**
 * Characters that are invisible, change the direction of text, end a line or are not in Unicode;
 * more marks on a letter than any language uses; a mark without a letter.
 */
const disturbing =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{7}|(?:^|\s)\p{Mn}/u;

/**
 * Whether a name or a title reads as it is written, in one line: it contains nothing invisible and
 * nothing that reverses text or covers its neighbours. Joiners are allowed where Persian, the
 * languages of India and emoji need them.
 */
export const isReadableLine = (text: string): boolean =>
  !disturbing.test(text.trim().replace(needed, ''));
