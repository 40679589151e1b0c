import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createRandom } from '../../../samples/createRandom.ts';
import { compareCounts } from '../facets.ts';
import { createLeaders } from './createLeaders.ts';

/** Labels that come, become frequent and go, and how often all of them were looked through. */
function createWorld(limit: number) {
  const counts = new Map<string, number>();
  let looks = 0;
  const leaders = createLeaders(
    limit,
    (label) => counts.get(label) ?? 0,
    () => {
      looks += 1;
      return counts.keys();
    },
  );
  return {
    leaders,
    add(label: string, by: number) {
      const count = (counts.get(label) ?? 0) + by;
      if (count > 0) counts.set(label, count);
      else counts.delete(label);
      leaders.note(label);
    },
    expected: () =>
      [...counts]
        .toSorted(compareCounts)
        .slice(0, limit)
        .map(([label]) => label),
    countLooks: () => looks,
  };
}

test('lists those that are most frequent, whatever comes and goes', () => {
  const random = createRandom(3);
  for (const variety of [4, 60, 1000]) {
    const { leaders, add, expected } = createWorld(6);
    let differing = 0;
    for (let turn = 0; turn < 4000; turn += 1) {
      // At times all becomes rarer.
      const by = random.chance(Math.floor(turn / 500) % 2 === 0 ? 0.6 : 0.3) ? 1 : -1;
      add(`label ${random.whole(1, random.whole(1, variety))}`, by);
      // Counts change several times before anybody asks.
      if (turn % 5 === 0) differing += Number(!isDeepStrictEqual(leaders.list(), expected()));
    }
    expect(leaders.list()).toEqual(expected());
    expect(differing).toBe(0);
  }
});

test('looks through all of them but seldom', () => {
  const { leaders, add, expected, countLooks } = createWorld(6);
  const random = createRandom(4);
  for (let turn = 0; turn < 20_000; turn += 1) {
    add(`label ${random.whole(1, random.whole(1, 5000))}`, 1);
    leaders.list();
  }
  expect(leaders.list()).toEqual(expected());
  expect(countLooks()).toBeLessThan(60);

  const before = countLooks();
  for (let turn = 0; turn < 1000; turn += 1) {
    const [first = ''] = leaders.list();
    // As an edit does, which takes away what a service had before.
    add(first, -1);
    add(first, 1);
    add(`another ${turn}`, 1);
    leaders.list();
  }
  expect(countLooks()).toBe(before);
});
