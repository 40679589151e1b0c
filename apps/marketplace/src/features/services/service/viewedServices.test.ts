import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetViewed, noteViewed, readViewed } from './viewedServices.ts';

let kept: string | null = null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_key: string, value: string) => (kept = value),
    removeItem: () => (kept = null),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Shows X47.
test('the last twenty services are kept, the last one first, each once', () => {
  for (let number = 1; number <= 25; number += 1) noteViewed(`service-${number}`);
  noteViewed('service-20');
  expect(readViewed()).toHaveLength(20);
  expect(readViewed().slice(0, 3)).toEqual(['service-20', 'service-25', 'service-24']);
  forgetViewed();
  expect(readViewed()).toEqual([]);
});

test('what is no list of ids, or cannot be read, is nothing', () => {
  kept = '{"not":"a list"}';
  expect(readViewed()).toEqual([]);
  kept = '["good", 7, "no id!", null]';
  expect(readViewed()).toEqual(['good']);
  kept = 'broken';
  expect(readViewed()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  noteViewed('service-1');
  forgetViewed();
  expect(readViewed()).toEqual([]);
});
