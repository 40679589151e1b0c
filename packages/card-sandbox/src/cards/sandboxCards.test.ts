import { expect, test } from 'vitest';
import { sandboxCards } from './sandboxCards.ts';

const passesLuhn = (number: string) => {
  const sum = [...number]
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .map((value) => (value > 9 ? value - 9 : value))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
};

test('every test card has a number that could be typed', () => {
  expect(sandboxCards.filter(({ number }) => !passesLuhn(number))).toEqual([]);
});

test('no two test cards share a number or a token', () => {
  expect(new Set(sandboxCards.map(({ number }) => number)).size).toBe(sandboxCards.length);
  expect(new Set(sandboxCards.map(({ token }) => token)).size).toBe(sandboxCards.length);
});
