import { expect, test } from 'vitest';
import { createDraft, emptyDraftContent } from '@market/api/testing';
import { draftSteps, faultsWithin, isComplete, readStep, stepOf } from './draftSteps.ts';

test('an address that names no step is the first one', () => {
  expect(['', '?step=', '?step=nonsense', '?step=pictures'].map(readStep)).toEqual([
    'basics',
    'basics',
    'basics',
    'pictures',
  ]);
});

test('a step is complete once nothing is missing in it', () => {
  const draft = createDraft();
  const complete = (change: object, images = draft.images) =>
    draftSteps.filter((step) =>
      isComplete(step, { content: { ...draft.content, ...change }, images }),
    );
  const [first, second] = draft.content.packages;
  expect(complete({})).toEqual(['basics', 'packages', 'questions', 'pictures']);
  expect(complete({ title: ' ' }, [])).toEqual(['packages', 'questions']);
  expect(complete({ packages: [{ ...first, price: null }] })).not.toContain('packages');
  expect(complete({ packages: [second, first] })).not.toContain('packages');
  expect(complete({ faqs: [{ question: 'Is it mine?', answer: '' }] })).not.toContain('questions');
  // Nobody has to ask anything.
  expect(complete(emptyDraftContent, [])).toEqual(['questions']);
});

test('every fault leads to the step of its field', () => {
  expect(
    ['title', 'packages.1.price', 'extras.0.title', 'faqs.0.answer', 'images'].map(stepOf),
  ).toEqual(['basics', 'packages', 'packages', 'questions', 'pictures']);
  const faults = { title: 'No title', 'packages.1.price': 'No price', packagesOf: 'Other' };
  expect(faultsWithin(faults, 'packages')).toEqual({ '1.price': 'No price' });
});
