import { expect, test } from 'vitest';
import { formatSent } from './formatSent.ts';

const now = new Date(2026, 10, 25, 15, 0);
const write = (date: Date, isShort = false) =>
  formatSent(date.toISOString(), { locale: 'en-GB' }, { now, isShort });

test('of today only the time matters', () => {
  expect(write(new Date(2026, 10, 25, 9, 5))).toBe('09:05');
  expect(write(new Date(2026, 10, 25, 9, 5), true)).toBe('09:05');
});

test('of another day both do, and in a list only the day', () => {
  expect(write(new Date(2026, 10, 24, 9, 5))).toBe('24 Nov, 09:05');
  expect(write(new Date(2026, 10, 24, 9, 5), true)).toBe('24 Nov');
});

test('another year is named', () => {
  expect(write(new Date(2025, 10, 24, 9, 5), true)).toBe('24 Nov 2025');
});
