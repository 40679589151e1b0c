import { expect, test } from 'vitest';
import { isWhole, readReviewChoice, writeReviewChoice } from './reviewChoice.ts';

test('an address keeps which reviews are shown, and forgets on which page', () => {
  const choice = { sort: 'helpful', stars: 4, isVerified: true } as const;
  const search = writeReviewChoice('?reviews=next.1&package=2', choice);
  expect(search).toBe('?package=2&reviewSort=helpful&stars=4&verified=true');
  expect(readReviewChoice(search)).toEqual(choice);
  expect(writeReviewChoice(search, { sort: 'newest', stars: null, isVerified: false })).toBe(
    '?package=2',
  );
});

test('what cannot be read stands for all, the newest first', () => {
  for (const search of ['', '?stars=6', '?stars=x&reviewSort=constructor&verified=1']) {
    expect(isWhole(readReviewChoice(search))).toBe(true);
  }
});
