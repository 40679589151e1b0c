import { expect, test } from 'vitest';
import { createTurns, placeNewcomers, shiftPlace } from './newcomers.ts';
import { firstFigures, type RankingRules } from './RankingRules.ts';
import { findRankedPlace, rankContenders } from '../../testing/rankContenders.ts';
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

const createContenders = (count: number, isNew: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => ({
    id: `service-${index}`,
    moment: (rules.day - (isNew(index) ? 3 : 400)) * dayLength - index,
    text: 100,
    figures: { ...firstFigures, quality: isNew(index) ? 10 : 90, orders: isNew(index) ? 0 : 9 },
  }));

// Shows X48.
test('every eighth place of the first three pages is a newcomer’s, and everything keeps one place', () => {
  const contenders = createContenders(60, (index) => index % 2 === 0);
  const ranked = rankContenders(contenders, ['logo'], rules);
  const ids = ranked.contenders.map(({ id }) => id);

  expect(new Set(ids).size).toBe(60);
  expect(
    ranked.contenders.flatMap((one, index) => (ranked.newcomers.has(one) ? [index + 1] : [])),
  ).toEqual([8, 16, 24]);
  for (const [index, id] of ids.entries()) {
    expect(findRankedPlace(id, ranked)?.place).toBe(index + 1);
  }
});

test('where everybody is seen on the first three pages, nobody is helped', () => {
  const contenders = createContenders(24, (index) => index % 2 === 0);
  expect(rankContenders(contenders, [], rules).newcomers.size).toBe(0);
});

test('by turns all newcomers are seen, others tomorrow and others for another word', () => {
  const contenders = createContenders(60, (index) => index % 4 === 0);
  const listChosen = (day: number, word: string) =>
    [...rankContenders(contenders, [word], { ...rules, day }).newcomers].map(({ id }) => id);

  expect(listChosen(20_000, 'logo')).toEqual(listChosen(20_000, 'logo'));
  expect(listChosen(20_001, 'logo')).not.toEqual(listChosen(20_000, 'logo'));
  expect(listChosen(20_000, 'web')).not.toEqual(listChosen(20_000, 'logo'));
  const seen = new Set(
    Array.from({ length: 27 }, (_, day) => listChosen(20_000 + day, 'logo')).flat(),
  );
  expect(seen.size).toBeGreaterThan(12);
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
