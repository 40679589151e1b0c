import { expect, test } from 'vitest';
import { pagesAround } from './pagesAround.ts';

// Shows K12.
test('shows five pages around the current one', () => {
  expect(pagesAround(6, 12)).toEqual([4, 5, 6, 7, 8]);
});

test('stays within the pages that there are', () => {
  expect(pagesAround(1, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(12, 12)).toEqual([8, 9, 10, 11, 12]);
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
});
