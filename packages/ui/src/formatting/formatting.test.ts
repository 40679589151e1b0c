import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatFigures } from './formatFigures.ts';
import { formatPrice } from './formatPrice.ts';
import { formatPriceBound } from './formatPriceBound.ts';
import { formatRating } from './formatRating.ts';
import { formatReviewCount } from './formatReviewCount.ts';

test.each([
  [4500, 'Rs.4500'],
  [99.5, 'Rs.99.5'],
  [0.1 + 0.2, 'Rs.0.3'],
  [0, 'Rs.0'],
  [-1, 'Rs.–'],
  [Number.NaN, 'Rs.–'],
  [Number.POSITIVE_INFINITY, 'Rs.–'],
  [null, 'Rs.–'],
  [undefined, 'Rs.–'],
])('the price %s is written %s', (rupees, written) => {
  expect(formatPrice(rupees)).toBe(written);
});

test.each([
  [4.8333333, '4.8'],
  [5, '5'],
  [0, '0'],
  [null, '0'],
  [undefined, '0'],
  [Number.NaN, '0'],
  [-2, '0'],
])('the rating %s is written %s', (rating, written) => {
  expect(formatRating(rating)).toBe(written);
});

test.each([
  [1, '1 Review'],
  [0, '0 Reviews'],
  [126, '126 Reviews'],
  [null, '0 Reviews'],
  [Number.NaN, '0 Reviews'],
])('%s reviews are written %s', (count, written) => {
  expect(formatReviewCount(count)).toBe(written);
});

test('a moment is written as its first ten characters', () => {
  expect(formatDate('2026-11-18T09:30:00.000Z')).toBe('2026-11-18');
  expect(formatDate('')).toBe('–');
  expect(formatDate(null)).toBe('–');
});

test.each([
  ['ne-NP', 'INR', 4500, 'Rs.४५००', 'Rs.४,५००'],
  ['hi-IN', 'INR', 150_000, 'Rs.150000', 'Rs.1,50,000'],
  ['de-DE', 'EUR', 4500, '4.500,00\u00A0€', '4.500\u00A0€'],
  ['en-US', 'USD', 99.5, '$99.50', '$100'],
  ['ja-JP', 'JPY', 4500, '￥4,500', '￥4,500'],
  ['ar-EG', 'INR', 4500, 'Rs.٤٥٠٠', 'Rs.٤٬٥٠٠'],
])('in %s and %s a card and a slider agree', (locale, currency, amount, price, bound) => {
  expect(formatPrice(amount, { locale, currency })).toBe(price);
  expect(formatPriceBound(amount, { locale, currency })).toBe(bound);
});

test('what is no amount has no currency either, unless it is the marketplace’s own', () => {
  expect(formatPrice(null, { currency: 'EUR' })).toBe('–');
  expect(formatPrice(null, { locale: 'ne-NP' })).toBe('Rs.–');
});

test('large ends of a range are shortened as the locale does', () => {
  expect(formatPriceBound(2_500_000, {}, true)).toBe('Rs.25L');
  expect(formatPriceBound(2_500_000, { locale: 'en-US', currency: 'USD' }, true)).toBe('$3M');
});

test('other languages write days and ratings in their own way', () => {
  expect(formatDate('2026-11-18T23:30:00.000Z', { locale: 'de-DE' })).toBe('18.11.2026');
  expect(formatDate('2026-11-18T23:30:00.000Z', { locale: 'en-GB' })).toBe('2026-11-18');
  expect(formatDate('yesterday', { locale: 'de-DE' })).toBe('yesterday');
  expect(formatRating(4.8333, { locale: 'de-DE' })).toBe('4,8');
  expect(formatRating(4.8333, { locale: 'ne-NP' })).toBe('४.८');
});

test('the ends of a range of prices have their figures in groups', () => {
  expect([298, 50_000, 100_000].map((price) => formatPriceBound(price))).toEqual([
    'Rs.298',
    'Rs.50,000',
    'Rs.1,00,000',
  ]);
});

test.each(['en-IN', 'en-GB', 'en-US', 'de', 'ne'])('figures are grouped as in %s', (locale) => {
  const numbers = new Intl.NumberFormat(locale);

  for (const number of [0, 298, 999, 1000, 50_000, 100_000, 1_234_567, 123_456_789, -5000, 99.5]) {
    expect(formatFigures(number, locale)).toBe(numbers.format(number));
  }
});
