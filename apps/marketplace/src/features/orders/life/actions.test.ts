import { expect, test } from 'vitest';
import { sortActions } from './actions.ts';

test('one thing is next, and whatever nobody knows yet is left out', () => {
  expect(sortActions({ actions: ['extendReview', 'sing', 'requestRevision', 'accept'] })).toEqual({
    next: 'accept',
    others: ['requestRevision', 'extendReview'],
  });
  expect(sortActions({ actions: ['deliver', 'startWork', 'cancelUnanswered', 'refund'] })).toEqual({
    next: 'startWork',
    others: ['deliver', 'cancelUnanswered'],
  });
  expect(sortActions({ actions: ['cancelLate'] })).toEqual({
    next: undefined,
    others: ['cancelLate'],
  });
});
