import { expect, test } from 'vitest';
import { sortActions } from './actions.ts';

test('one thing is next, and whatever nobody knows yet is left out', () => {
  expect(sortActions({ actions: ['extendReview', 'sing', 'requestRevision', 'accept'] })).toEqual({
    next: 'accept',
    others: ['requestRevision', 'extendReview'],
    answers: [],
  });
  expect(sortActions({ actions: ['deliver', 'startWork', 'cancelUnanswered', 'refund'] })).toEqual({
    next: 'startWork',
    others: ['deliver', 'cancelUnanswered'],
    answers: [],
  });
  expect(sortActions({ actions: ['cancelLate'] })).toEqual({
    next: undefined,
    others: ['cancelLate'],
    answers: [],
  });
});

// Shows X28.
test('what answers a proposal stands with it and comes first, and disputes come last', () => {
  const actions = ['declineProposal', 'openDispute', 'acceptRefund', 'proposeRefund', 'accept'];
  expect(sortActions({ actions })).toEqual({
    next: undefined,
    others: ['accept', 'proposeRefund', 'openDispute'],
    answers: ['acceptRefund', 'declineProposal'],
  });
  expect(sortActions({ actions: ['withdrawDispute', 'answerDispute'] })).toMatchObject({
    next: 'answerDispute',
    others: ['withdrawDispute'],
  });
});
