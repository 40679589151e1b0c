import { expect, test } from 'vitest';
import * as ar from './ar.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';
import * as ne from './ne.ts';
import { pluralIn } from './plural.ts';
import type { Texts } from './Texts.ts';

/** A language that lacks a text does not compile. */
const languages: Record<string, Texts> = { ar, de, hi, ne };

/** Texts that take how many there are. Those that languages share are called after themselves. */
const counting = [
  'countDays',
  'countReviews',
  'days',
  'faster',
  'later',
  'reviews',
  'revisions',
  'units',
];

/** What a text says, with names for the values that it takes. */
function say(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (Array.isArray(text)) return text.flatMap(say);
  if (typeof text !== 'function') return [];
  const point = { amount: 'V4', date: 'V5' };
  if (text.name === 'course') return [text(point, point)];
  if (text.name === 'level') return [null, 0, 1, 5].map((days) => text('top', days, 'V3'));
  return counting.includes(text.name) ? [text(5, 'V6')] : [text('V1', 'V2', 'V3')];
}

const sayAll = (texts: Texts) =>
  Object.entries(texts).flatMap(([part, ofPart]) =>
    Object.entries(ofPart).map(([name, text]) => [`${part}.${name}`, say(text)] as const),
  );
const english = new Map(sayAll(en));

/** What is a word of these languages, too, or nothing in one of them. */
const alike = ['OrdersTable.status', 'UsersTable.name', 'Rating.after'];
const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  de: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  ne: /\p{Script=Devanagari}/u,
};

test.each(Object.entries(languages))('%s says everything, in its own words', (language, texts) => {
  const faults = sayAll(texts).filter(
    ([name, said]) =>
      !alike.includes(name) &&
      (said.length !== english.get(name)?.length ||
        said.some(
          (sentence) =>
            !scripts[language]?.test(sentence) ||
            /undefined|NaN|object/.test(sentence) ||
            english.get(name)?.includes(sentence),
        )),
  );
  expect(faults).toEqual([]);
});

/** Some languages say how many there are by the form of the word; a direction is one of two words. */
const withoutFigures = [
  'DataTable.sorted',
  'Rating.reviews',
  'ServiceCard.reviews',
  'WishlistSummary.units',
];

const listValues = (sentences: readonly string[] = []) =>
  [
    ...new Set(
      sentences
        .join(' ')
        .toUpperCase()
        .match(/V[1-6]/g),
    ),
  ]
    .toSorted()
    .join();

test.each(Object.entries(languages))('%s says every value that English says', (_, texts) => {
  const faults = sayAll(texts).filter(
    ([name, said]) =>
      !withoutFigures.includes(name) && listValues(said) !== listValues(english.get(name)),
  );
  expect(faults).toEqual([]);
});

test('the form of a word follows how many there are', () => {
  expect(ar.Rating.reviews(1, '١')).toBe('مراجعة واحدة');
  expect(ar.Rating.reviews(2, '٢')).toBe('مراجعتان');
  expect(ar.Rating.reviews(5, '٥')).toBe('٥ مراجعات');
  expect(ar.Rating.reviews(100, '١٠٠')).toBe('١٠٠ مراجعة');
  expect(de.ServiceTerms.days(1, '1')).toBe('1 Tag');
  expect(ar.ServiceTerms.days(3, '٣')).toBe('٣ أيام');
  expect(ar.ExtraList.revisions(11, '١١')).toBe('+ ١١ تعديلًا');
  expect(pluralIn('pl')(5, { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' })).toBe(
    'plików',
  );
  expect(pluralIn('en')(2, { one: 'file', other: 'files' })).toBe('files');
});
