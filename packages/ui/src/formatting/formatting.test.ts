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
