import { expect, test } from 'vitest';
import { toOwnerSettings } from '../marketBook/ownerSettings.ts';
import { toScoreRules } from './scoreRules.ts';
import { createFacts, findCostliest, type OrderFact, type SellerFacts } from './toPoints.ts';
import { sumUp, toEntry, toPoints } from './toPoints.ts';

const rules = toScoreRules(toOwnerSettings(new Map()));
const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const createOrder = (id: string, fields: Partial<OrderFact> = {}): OrderFact => ({
  id,
  buyerId: `buyer-of-${id}`,
  endedAt: daysAgo(10),
  end: 'completed',
  firstDelivery: 'onTime',
  firstDeliveredAt: daysAgo(12),
  ...fields,
});

const score = (facts: Partial<SellerFacts>) => sumUp(toPoints(createFacts(facts), rules, now));
const pointsOf = (facts: Partial<SellerFacts>, part: string) =>
  toPoints(createFacts(facts), rules, now).filter((point) => point.part === part);
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

const many = Array.from({ length: 20 }, (_, index) => createOrder(`order-${index}`));

const bad = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    orderId: `order-${index}`,
    stars: 1,
    at: daysAgo(1),
  }));

const lost = (count: number) =>
  score({ orders: many }) - score({ orders: many, ratings: bad(count) });

// Shows X35.
test('what the parts can bring is 100, whatever there is', () => {
  const facts = [
    createFacts(),
    createFacts({ orders: many, ratings: [{ orderId: 'order-1', stars: 2, at: daysAgo(3) }] }),
    createFacts({ orders: [createOrder('one', { end: 'sellersFault', firstDelivery: 'late' })] }),
  ];
  for (const each of facts) {
    const points = toPoints(each, rules, now);
    expect(add(points.map(({ most }) => most))).toBeCloseTo(100, 8);
    expect(points.every((point) => point.points <= point.most + 1e-9 && point.points >= 0)).toBe(
      true,
    );
  }
});

test('somebody with nothing to tell begins with a good rating, and lacks buyers only', () => {
  const points = toPoints(createFacts(), rules, now);

  expect(points.map(({ part, outcome }) => [part, outcome])).toEqual([
    ['ratings', 'start'],
    ['onTime', 'start'],
    ['carried', 'start'],
    ['answers', 'start'],
    ['buyers', 'room'],
  ]);
  expect(sumUp(points)).toBe(Math.round(40 * (3.5 / 4) + 20 + 20 + 10));
});

test('a cancelled order that is not the seller’s fault costs nothing', () => {
  const cancelled = createOrder('cancelled', {
    end: 'nobodysFault',
    firstDelivery: null,
    firstDeliveredAt: null,
  });
  expect(score({ orders: [...many, cancelled] })).toBe(score({ orders: many }));
  const atFault = { ...cancelled, end: 'sellersFault' as const };
  expect(score({ orders: [...many, atFault] })).toBeLessThan(score({ orders: many }));
});

test('what was late costs, and what was excused does not', () => {
  const late = createOrder('late', { firstDelivery: 'late', buyerId: 'buyer-of-order-0' });
  const [point] = pointsOf({ orders: [...many, late] }, 'onTime').filter(
    ({ outcome }) => outcome === 'late',
  );
  expect(point).toMatchObject({ orderId: 'late', points: 0 });
  expect(point?.most).toBeCloseTo(20 / 21, 5);
  const excused = { ...late, firstDelivery: 'excused' as const };
  expect(pointsOf({ orders: [...many, excused] }, 'onTime')).toHaveLength(20);
});

test('what is older weighs less, half after 180 days, and nothing after a year', () => {
  const [fresh, old] = pointsOf(
    {
      orders: [
        createOrder('fresh', { firstDeliveredAt: now }),
        createOrder('old', { firstDeliveredAt: daysAgo(180) }),
        createOrder('older', { firstDeliveredAt: daysAgo(366) }),
      ],
    },
    'onTime',
  );
  expect((fresh?.most ?? 0) / (old?.most ?? 1)).toBeCloseTo(2, 8);
  expect(add([fresh?.most ?? 0, old?.most ?? 0])).toBeCloseTo(20, 8);
});

test('a single bad rating cannot ruin anybody, many do', () => {
  expect(lost(1)).toBeLessThan(7);
  expect(lost(20)).toBeGreaterThan(25);
});

test('first messages are to be answered within a day, unless the seller was away or it was spam', () => {
  const asked = { conversationId: 'conversation', at: daysAgo(5), answeredAt: null };
  const outcomes = (question: object) =>
    pointsOf({ questions: [{ ...asked, isExcused: false, ...question }] }, 'answers').map(
      ({ outcome }) => outcome,
    );
  expect(outcomes({})).toEqual(['unanswered']);
  expect(outcomes({ answeredAt: daysAgo(4.5) })).toEqual(['answered']);
  expect(outcomes({ answeredAt: daysAgo(3) })).toEqual(['unanswered']);
  expect(outcomes({ isExcused: true })).toEqual(['start']);
  expect(outcomes({ isExcused: true, answeredAt: daysAgo(4.5) })).toEqual(['answered']);
  expect(outcomes({ at: daysAgo(0.5) })).toEqual(['start']);
});

test('each buyer brings the same, those who came back half as much again, and 25 all there is', () => {
  const points = pointsOf(
    {
      orders: [
        createOrder('a'),
        createOrder('b', { buyerId: 'x' }),
        createOrder('c', { buyerId: 'x' }),
      ],
    },
    'buyers',
  );
  const [first, returning] = points;
  expect(returning).toMatchObject({ outcome: 'returning' });
  expect((returning?.points ?? 0) / (first?.points ?? 1)).toBeCloseTo(1.5, 8);
  expect(add(points.map((point) => point.points))).toBeCloseTo(
    (10 * Math.log(3.5)) / Math.log(26),
    8,
  );
  const crowd = Array.from({ length: 40 }, (_, index) => createOrder(`order-${index}`));
  expect(add(pointsOf({ orders: crowd }, 'buyers').map((point) => point.points))).toBeCloseTo(
    10,
    8,
  );
});

test('what costs most are orders and conversations, the costliest first', () => {
  const points = toPoints(
    createFacts({
      orders: [
        ...many,
        createOrder('late', { firstDelivery: 'late', firstDeliveredAt: daysAgo(100) }),
        createOrder('lost', { end: 'sellersFault', endedAt: now, firstDelivery: 'late' }),
      ],
      ratings: [{ orderId: 'order-1', stars: 4, at: daysAgo(1) }],
    }),
    rules,
    now,
  );
  const costliest = findCostliest(points);
  expect(costliest).toHaveLength(3);
  expect(costliest.map(({ most, points: got }) => most - got)).toEqual(
    costliest.map(({ most, points: got }) => most - got).toSorted((one, other) => other - one),
  );
  expect(costliest.every(({ orderId }) => orderId !== null)).toBe(true);
});

test('the owner decides what the parts weigh, and they are 100 all the same', () => {
  const own = toScoreRules(toOwnerSettings(new Map([['score.buyers', 60]])));
  expect(add(own.parts.map(({ of }) => of))).toBeCloseTo(100, 8);
  expect(own.parts.find(({ part }) => part === 'buyers')?.of).toBeCloseTo(40, 8);
});

// Shows X52.
test('what was decided to count no more stays as a row that brings and costs nothing', () => {
  const facts = createFacts({
    orders: [
      createOrder('early'),
      createOrder('late', { firstDelivery: 'late' }),
      createOrder('lost', { end: 'sellersFault' }),
    ],
    ratings: [{ orderId: 'early', stars: 1, at: daysAgo(3) }],
  });
  const without = createFacts({
    ...facts,
    orders: [createOrder('early'), createOrder('late', { firstDelivery: 'excused' })],
    ratings: [],
  });
  const uncounted = new Set([
    toEntry('onTime', 'late'),
    toEntry('onTime', 'lost'),
    toEntry('carried', 'lost'),
    toEntry('ratings', 'early'),
  ]);
  const points = toPoints({ ...facts, uncounted }, rules, now);
  expect(sumUp(points)).toBe(sumUp(toPoints(without, rules, now)));
  expect(add(points.map(({ most }) => most))).toBeCloseTo(100, 8);
  const leftOut = points.filter(({ isCounted }) => !isCounted);
  expect(leftOut.map(({ part, orderId }) => `${part}/${orderId}`).toSorted()).toEqual(
    [...uncounted].toSorted(),
  );
  expect(leftOut.every((point) => point.points === 0 && point.most === 0)).toBe(true);

  const alone = toPoints(
    createFacts({
      orders: [createOrder('late', { firstDelivery: 'late' })],
      uncounted: new Set([toEntry('onTime', 'late')]),
    }),
    rules,
    now,
  ).filter(({ part }) => part === 'onTime');
  expect(alone).toMatchObject([
    { outcome: 'start', points: 20 },
    { outcome: 'late', points: 0, isCounted: false },
  ]);
});
