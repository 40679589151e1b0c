import { expect, test } from 'vitest';
import { createLabels } from './createLabels.ts';

test('counts what services have, and forgets what none has any more', () => {
  const tags = createLabels(2, 5);
  tags.put(0, ['logo', 'brand']);
  tags.put(1, ['logo']);
  expect(tags.listMost()).toEqual(['logo', 'brand']);
  expect(tags.countAmong([0, 1])).toEqual([
    ['logo', 2],
    ['brand', 1],
  ]);

  tags.put(0, ['icons']);
  expect(tags.has(0, 'brand')).toBe(false);
  expect(tags.listMost()).toEqual(['icons', 'logo']);
  tags.remove(1);
  tags.makeRoom(4096);
  // A new label has the number of one that is gone, and is not taken for it.
  tags.put(4000, ['posters']);
  expect(tags.has(4000, 'logo')).toBe(false);
  expect(tags.has(4000, 'posters')).toBe(true);
  expect(tags.has(0, 'icons')).toBe(true);
});

test('keeps as many as there is room for', () => {
  const tags = createLabels(1, 5);
  tags.put(1, ['logo', 'brand']);
  expect(tags.has(1, 'brand')).toBe(false);
  expect(tags.countAmong([0, 1])).toEqual([['logo', 1]]);
});
