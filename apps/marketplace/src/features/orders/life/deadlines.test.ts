import { expect, test } from 'vitest';
import { formatSpan, lookAhead } from './deadlines.ts';

const hour = 60 * 60 * 1000;

test.each([
  [20_000, '1 minute'],
  [hour + 59_000, '61 minutes'],
  [2 * hour, '2 hours'],
  [47.9 * hour, '48 hours'],
  [48 * hour, '2 days'],
  // Both sides read the same, even if one looks some minutes later.
  [5 * 24 * hour - 60_000, '5 days'],
  [30 * 24 * hour, '30 days'],
])('%d ms are told as %s', (ms, words) => {
  expect(formatSpan(ms, { locale: 'en-IN' })).toBe(words);
});

test('other languages count in their own words', () => {
  expect(formatSpan(48 * hour, { locale: 'de' })).toBe('2 Tage');
});

test('less than a day is soon, until it is past', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  expect(lookAhead('2026-11-22T12:00:00.000Z', now)).toMatchObject({
    isPast: false,
    isSoon: false,
  });
  expect(lookAhead('2026-11-22T11:59:00.000Z', now)).toMatchObject({ isPast: false, isSoon: true });
  expect(lookAhead('2026-11-21T12:00:00.000Z', now)).toMatchObject({ isPast: true, isSoon: false });
});
