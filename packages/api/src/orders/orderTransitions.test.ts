import { describe, expect, test } from 'vitest';
import { orderActors, orderStages } from '../contract/choices.ts';
import {
  findTransitionFault,
  givesMoneyBack,
  isLate,
  listActions,
  moveOn,
  type OrderFacts,
  type OrderTransition,
  orderTransitions,
  toOrderStatus,
} from './orderTransitions.ts';
import { sampleTerms } from './samples.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
const names = Object.keys(orderTransitions) as OrderTransition[];

const createFacts = (fields: Partial<OrderFacts> = {}): OrderFacts => ({
  stage: 'working',
  money: 'kept',
  terms: sampleTerms,
  stageSince: at(1),
  dueAt: at(8),
  acceptBy: null,
  revisionsUsed: 0,
  isReviewExtended: false,
  ...fields,
});

describe.each(orderStages)('an order in the stage %s', (stage) => {
  test.each(names)('moves on by %s only if the table says so', (name) => {
    const { by, from } = orderTransitions[name];
    // Long after everything: no condition of time holds it up.
    const facts = createFacts({ stage, acceptBy: stage === 'delivered' ? at(6) : null });
    const isAllowed = (from as readonly string[]).includes(stage);

    for (const actor of orderActors) {
      const fault = findTransitionFault(name, actor, facts, at(1000));
      expect(fault === null).toBe(isAllowed && actor === by);
      expect(fault === 'notYourStep').toBe(actor !== by);
      expect(listActions(actor, facts, at(1000)).includes(name)).toBe(fault === null);
    }
  });
});

test.each([
  ['answersNotOverdue', 'cancelUnanswered', 'seller', { stage: 'requirements' }, at(2, 23), at(3)],
  ['orderNotLate', 'cancelLate', 'buyer', {}, at(8, 23), at(9)],
  [
    'reviewNotOver',
    'acceptBySilence',
    'system',
    { stage: 'delivered', acceptBy: at(6) },
    at(5),
    at(6),
  ],
  ['orderNotLate', 'expire', 'system', {}, at(37), at(38)],
  ['orderNotLate', 'expire', 'system', { stage: 'requirements' }, at(14), at(15)],
] as const)('%s: %s by %s waits for its time', (code, name, actor, fields, early, then) => {
  expect(findTransitionFault(name, actor, createFacts(fields), early)).toBe(code);
  expect(findTransitionFault(name, actor, createFacts(fields), then)).toBeNull();
});

test('nothing without a day is late', () => {
  const facts = createFacts({ dueAt: null });

  expect(isLate(facts, at(1000))).toBe(false);
  expect(findTransitionFault('cancelLate', 'buyer', facts, at(1000))).toBe('orderNotLate');
  expect(isLate(createFacts(), at(7))).toBe(false);
  expect(isLate(createFacts(), at(8))).toBe(true);
  expect(isLate(createFacts({ stage: 'revision' }), at(8))).toBe(true);
  expect(isLate(createFacts({ stage: 'delivered' }), at(9))).toBe(false);
});

const findRevisionFault = (revisions: number | null, revisionsUsed: number) =>
  findTransitionFault(
    'requestRevision',
    'buyer',
    createFacts({ stage: 'delivered', terms: { ...sampleTerms, revisions }, revisionsUsed }),
    at(4),
  );

test('there are as many revisions as were agreed', () => {
  expect(findRevisionFault(1, 0)).toBeNull();
  expect(findRevisionFault(1, 1)).toBe('noRevisionsLeft');
  expect(findRevisionFault(0, 0)).toBe('noRevisionsLeft');
  expect(findRevisionFault(null, 99)).toBeNull();
});

test('while the money is asked back only work goes on', () => {
  const facts = createFacts({ money: 'disputed' });
  expect(listActions('seller', facts, at(1000))).toEqual(['deliver']);
  expect(listActions('buyer', facts, at(1000))).toEqual([]);
  expect(findTransitionFault('refund', 'seller', facts, at(2))).toBe('moneyInQuestion');
});

test('what is changed besides the stage', () => {
  const requirements = createFacts({ stage: 'requirements', dueAt: null });
  expect(moveOn('answerRequirements', requirements, at(3))).toEqual(
    createFacts({ stageSince: at(3), dueAt: at(10) }),
  );
  const delivered = moveOn('deliver', createFacts({ isReviewExtended: true }), at(5));
  expect(delivered).toEqual(
    createFacts({ stage: 'delivered', stageSince: at(5), acceptBy: at(10) }),
  );
  expect(moveOn('requestRevision', delivered, at(6))).toEqual(
    createFacts({ stage: 'revision', stageSince: at(6), dueAt: at(10), revisionsUsed: 1 }),
  );
  expect(moveOn('reportNothingDelivered', delivered, at(6))).toEqual(
    createFacts({ stage: 'revision', stageSince: at(6) }),
  );
  expect(moveOn('reportNothingDelivered', { ...delivered, dueAt: null }, at(6)).dueAt).toEqual(
    at(13),
  );
  expect(moveOn('extendReview', delivered, at(6))).toEqual({
    ...delivered,
    acceptBy: at(17),
    isReviewExtended: true,
  });
  expect(moveOn('accept', delivered, at(6))).toMatchObject({ stage: 'completed', acceptBy: null });
  expect(moveOn('acceptBySilence', delivered, at(6))).toEqual(moveOn('accept', delivered, at(6)));
});

test('a revision of a short order has a day at least', () => {
  const facts = createFacts({ stage: 'delivered', terms: { ...sampleTerms, days: 1 } });
  expect(moveOn('requestRevision', facts, at(6)).dueAt).toEqual(at(7));
});

test('money goes back by every cancellation, and by nothing else', () => {
  for (const name of names) {
    expect(givesMoneyBack(name)).toBe(orderTransitions[name].to === 'cancelled');
  }
});

test('clients that know two states see what was delivered as delivered', () => {
  expect(orderStages.filter((stage) => toOrderStatus(stage) === 'Delivered')).toEqual([
    'delivered',
    'completed',
  ]);
});
