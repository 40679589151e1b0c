import { expect, test } from 'vitest';
import { firstFigures, type RankingRules } from '../ranking/RankingRules.ts';
import { createCatalogue } from './createCatalogue.ts';

const dayLength = 86_400_000_000;

const rules: RankingRules = {
  weights: { text: 45, quality: 25, sales: 15, fresh: 10, answers: 5, faults: 10 },
  newDays: 30,
  newOrders: 3,
  newEvery: 8,
  newPlaces: 3,
  day: 20_000,
};

/** Finds so many services, of which some are new, by score. */
function rank(count: number, isNew: (index: number) => boolean, keyword = 'logo', day = rules.day) {
  const catalogue = createCatalogue();
  for (let index = 0; index < count; index += 1) {
    catalogue.put({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: 'Logo for the web',
      about: '',
      category: 'Graphics-And-Design',
      price: 100_000,
      moment: (rules.day - (isNew(index) ? 3 : 400)) * dayLength - index,
      quality: 0,
      stars: 0,
      days: 0,
      languages: [],
      level: 'new',
      country: '',
      tags: [],
      sold: 0,
      figures: { ...firstFigures, quality: isNew(index) ? 10 : 90, orders: isNew(index) ? 0 : 9 },
    });
  }
  const ranking = { ...rules, day };
  const { ids, newcomers = [] } = catalogue.find({ keyword, ranking, offset: 0, limit: count });
  return { ids, newcomers, explain: (id: string) => catalogue.explain(id, keyword, ranking) };
}

// Shows X48.
test('every eighth place of the first three pages is a newcomer’s, and everything keeps one place', () => {
  const { ids, newcomers, explain } = rank(60, (index) => index % 2 === 0);

  expect(new Set(ids).size).toBe(60);
  expect(newcomers.map((id) => ids.indexOf(id) + 1)).toEqual([8, 16, 24]);
  for (const [index, id] of ids.entries()) expect(explain(id)?.place).toBe(index + 1);
});

test('where everybody is seen on the first three pages, nobody is helped', () => {
  expect(rank(24, (index) => index % 2 === 0).newcomers).toEqual([]);
});

const listChosen = (day: number, word: string) =>
  rank(60, (index) => index % 4 === 0, word, day).newcomers;

test('by turns all newcomers are seen, others tomorrow and others for another word', () => {
  expect(listChosen(20_000, 'logo')).toEqual(listChosen(20_000, 'logo'));
  expect(listChosen(20_001, 'logo')).not.toEqual(listChosen(20_000, 'logo'));
  expect(listChosen(20_000, 'web')).not.toEqual(listChosen(20_000, 'logo'));
  const seen = new Set(
    Array.from({ length: 27 }, (_, day) => listChosen(20_000 + day, 'logo')).flat(),
  );
  expect(seen.size).toBeGreaterThan(12);
});
