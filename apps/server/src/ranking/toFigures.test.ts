import { expect, test } from 'vitest';
import type { OrderFact, QuestionFact } from '../score/index.ts';
import { toAnswers, toFaults, toQuality, toSales } from './toFigures.ts';

const means = { stars: 4, topBuyers: 99 };
const service = { ratingSum: 0, ratingCount: 0, buyers: 0, orders: 0 };
const hour = 3_600_000;
const now = Date.UTC(2026, 10, 26);

const order = (fields: Partial<OrderFact> = {}): OrderFact => ({
  id: '',
  buyerId: '',
  endedAt: new Date(now),
  end: 'completed',
  firstDelivery: 'onTime',
  firstDeliveredAt: new Date(now),
  ...fields,
});

const question = (
  answeredAfter: number | null,
  fields: Partial<QuestionFact> = {},
): QuestionFact => {
  const at = new Date(now - 100 * hour);
  return {
    conversationId: '',
    at,
    answeredAt: answeredAfter === null ? null : new Date(at.getTime() + answeredAfter * hour),
    isExcused: false,
    ...fields,
  };
};

const repeat = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);

test('without ratings a service is as good as the market, and one friend changes little', () => {
  expect(toQuality(service, means)).toBe(75);
  expect(toQuality({ ...service, ratingSum: 5, ratingCount: 1 }, means)).toBe(77);
  expect(toQuality({ ...service, ratingSum: 500, ratingCount: 100 }, means)).toBe(98);
  expect(toQuality({ ...service, ratingSum: 100, ratingCount: 100 }, means)).toBe(7);
});

test('the first buyers count for most, and nobody has more than all', () => {
  const found = [0, 1, 9, 99, 500].map((buyers) => toSales({ ...service, buyers }, means));
  expect(found).toEqual([0, 15, 50, 100, 100]);
});

test('answers in time count; what is excused, or may still be answered, does not', () => {
  const answers = (questions: QuestionFact[]) => toAnswers(questions, 24, now);
  expect(answers(repeat(4, question(1)))).toBe(50);
  expect(answers(repeat(5, question(1)))).toBe(100);
  expect(answers([...repeat(5, question(1)), ...repeat(5, question(30))])).toBe(50);
  const excused = repeat(9, question(null, { isExcused: true }));
  const open = repeat(9, question(null, { at: new Date(now - hour) }));
  expect(answers([...repeat(5, question(1)), ...excused, ...open])).toBe(100);
});

// Shows X48.
test('only what is the seller’s fault costs anything, from five orders on', () => {
  const fault = order({ end: 'sellersFault', firstDelivery: null });
  const late = order({ firstDelivery: 'late' });
  expect(toFaults([fault, late, ...repeat(2, order())])).toBe(0);
  expect(toFaults([fault, late, ...repeat(3, order())])).toBe(40);
  const nobodys = repeat(10, order({ end: 'nobodysFault', firstDelivery: null }));
  expect(toFaults([...nobodys, ...repeat(5, order())])).toBe(0);
});
