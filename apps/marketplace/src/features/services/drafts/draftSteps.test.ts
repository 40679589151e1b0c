import { expect, test } from 'vitest';
import { faultsWithin, readStep, stepOf } from './draftSteps.ts';

test('an address that names no step is the first one', () => {
  expect(['', '?step=', '?step=nonsense', '?step=pictures'].map(readStep)).toEqual([
    'basics',
    'basics',
    'basics',
    'pictures',
  ]);
});

test('every fault leads to the step of its field', () => {
  expect(
    ['title', 'packages.1.price', 'extras.0.title', 'faqs.0.answer', 'images'].map(stepOf),
  ).toEqual(['basics', 'packages', 'packages', 'questions', 'pictures']);
  const faults = { title: 'No title', 'packages.1.price': 'No price', packagesOf: 'Other' };
  expect(faultsWithin(faults, 'packages')).toEqual({ '1.price': 'No price' });
});
