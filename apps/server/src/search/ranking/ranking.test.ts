import { expect, test } from 'vitest';
import { createTurns, placeNewcomers, shiftPlace } from './newcomers.ts';
import type { RankingRules } from './RankingRules.ts';
import { freshOf, listParts, scoreOf, standingOf } from './scoreOf.ts';
import { weighMatch } from './weighMatch.ts';

const dayLength = 86_400_000_000;

const rules: RankingRules = {
  weights: { text: 45, quality: 25, sales: 15, fresh: 10, answers: 5, faults: 10 },
  newDays: 30,
  newOrders: 3,
  newEvery: 8,
  newPlaces: 3,
  day: 20_000,
};

// Shows X48.
test('a score is the sum of its parts, less what went wrong', () => {
  const figures = { quality: 84, sales: 41, answers: 92, faults: 15, orders: 12 };
  const moment = (rules.day - 76) * dayLength;
  const parts = listParts(figures, moment, 90, rules);
  const sum = parts.reduce(
    (points, { part, figure, weight }) => points + figure * weight * (part === 'faults' ? -1 : 1),
    0,
  );

  expect(freshOf(moment, rules.day)).toBe(43);
  expect(scoreOf(standingOf(figures, moment, rules), 90, rules)).toBe(sum);
  expect(sum).toBe(7505);
});

test('what is offered tomorrow, and what is ages old, is as fresh as can be told', () => {
  expect(freshOf((rules.day + 1) * dayLength, rules.day)).toBe(100);
  expect(freshOf(0, rules.day)).toBe(0);
});

test.each([
  ['logo', 'logo', 100],
  ['design', 'designing', 80],
  ['log', 'logos', 80],
  ['wordpres', 'wordpress', 80],
  ['lgo', 'logo', 50],
])('“%s” finds “%s” for %i of 100', (typed, found, weight) => {
  expect(weighMatch(typed, found)).toBe(weight);
});

test('a turn cannot be chosen by the moment of an offer', () => {
  const turnOf = createTurns(['logo'], rules);
  const moments = Array.from({ length: 1000 }, (_, index) => rules.day * dayLength + index);
  const ahead = moments.filter((moment) => turnOf(moment) < turnOf(moment + 1)).length;
  expect(ahead).toBeGreaterThan(400);
  expect(ahead).toBeLessThan(600);
});

test('a place is the same whether it is counted or read off the list', () => {
  const ranked = Array.from({ length: 12 }, (_, index) => index);
  const few = { ...rules, newEvery: 3, newPlaces: 2 };
  const chosen = [7, 9];
  const list = placeNewcomers(ranked, chosen, few);
  expect(list).toEqual([0, 1, 7, 2, 3, 9, 4, 5, 6, 8, 10, 11]);
  for (const item of ranked.filter((one) => !chosen.includes(one))) {
    const betterChosen = chosen.filter((one) => one < item).length;
    expect(shiftPlace(item, betterChosen, chosen.length, few)).toBe(list.indexOf(item));
  }
});
