import { expect, test } from 'vitest';
import { areAlike, sketchText } from './sketchText.ts';

const description =
  'I will design a logo for your café: three directions to choose from, two rounds of changes, and files for print and for screens. Tell me what you sell, who comes, and which colours you like.';

const compare = (one: string, other: string) => {
  const [first, second] = [sketchText(one), sketchText(other)];
  if (!first || !second) throw new Error('A text is too short.');
  return {
    areAlike: areAlike(first.sketch, second.sketch),
    share: first.bands.some((band) => second.bands.includes(band)),
  };
};

// Shows X44.
test.each([
  ['capitals and marks', description.toUpperCase().replaceAll(/[,.:]/g, ' –')],
  ['a number', `${description} 500 so far.`],
  ['a word', description.replace('café', 'restaurant')],
  ['a greeting', `Hello! ${description}`],
])('a text is known again with other %s', (_what, changed) => {
  expect(compare(description, changed)).toEqual({ areAlike: true, share: true });
});

test.each([
  [
    'about the same',
    'I will draw a logo for your bakery by hand, with ink, and send it to you as a scan, as a vector and on paper, whichever way you want to print it on your bags.',
  ],
  ['in the same words, otherwise', description.split(' ').toReversed().join(' ')],
])('another text is another, even %s', (_what, other) => {
  expect(compare(description, other).areAlike).toBe(false);
});

test('a text of few words is known by nothing', () => {
  expect(sketchText('Very good work, thank you so much')).toBeUndefined();
  expect(sketchText('')).toBeUndefined();
  expect(sketchText('1 2 3 4 5 6 7 8 9 10 11 12 !!! ??? 😀 😀')).toBeUndefined();
});

test.each([
  [
    'without blanks between words',
    '私はあなたの会社のために美しいロゴをデザインします。三つの案から選べます。',
  ],
  [
    'with marks on letters',
    'म तपाईंको पसलका लागि राम्रो लोगो बनाउँछु र तीनवटा विकल्प दिन्छु साथै दुई पटक परिवर्तन',
  ],
  [
    'from right to left',
    'سأصمم شعارًا لمتجرك مع ثلاثة خيارات وجولتين من التعديلات وملفات للطباعة والشاشة',
  ],
])('texts %s are known again', (_what, text) => {
  expect(compare(text, `${text} !`)).toEqual({ areAlike: true, share: true });
});

test('of a thousand texts that share half of their words none is taken for another', () => {
  const words = Array.from(
    { length: 60 },
    (_, place) => `word${String.fromCharCode(97 + (place % 26))}${'x'.repeat(place)}`,
  );
  const toText = (seed: number) =>
    words
      .map((word, place) =>
        (place * 7919 + seed * 104_729) % 2 === 0
          ? word
          : `${word}q${'z'.repeat(seed % 97)}${seed > 96 ? 'y'.repeat(seed % 89) : ''}`,
      )
      .join(' ');
  const first = toText(0);
  const alike = Array.from({ length: 999 }, (_, seed) => toText(seed + 1)).filter(
    (text) => text !== first && compare(first, text).areAlike,
  );
  expect(alike).toEqual([]);
});
