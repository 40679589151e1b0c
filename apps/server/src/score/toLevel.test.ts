import { expect, test } from 'vitest';
import { toOwnerSettings } from '../marketBook/ownerSettings.ts';
import { toScoreRules } from './scoreRules.ts';
import { findNextRule, findReached, moveLevel } from './toLevel.ts';

const rules = toScoreRules(toOwnerSettings(new Map()));
const start = new Date('2026-11-20T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

test.each([
  [{ orders: 4, buyers: 4, score: 99 }, 'new'],
  [{ orders: 5, buyers: 2, score: 99 }, 'none'],
  [{ orders: 5, buyers: 3, score: 74 }, 'none'],
  [{ orders: 5, buyers: 3, score: 75 }, 'one'],
  [{ orders: 20, buyers: 10, score: 85 }, 'two'],
  [{ orders: 100, buyers: 40, score: 91 }, 'two'],
  [{ orders: 100, buyers: 40, score: 92 }, 'top'],
])('%o reaches %s', (facts, level) => {
  expect(findReached(facts, rules)).toBe(level);
});

test('a level is reached at once', () => {
  expect(moveLevel({ level: 'new', belowSince: null }, 'two', rules, start)).toEqual({
    level: 'two',
    belowSince: null,
  });
});

test('a level is lost after thirty days below it, and one at a time', () => {
  const noted = moveLevel({ level: 'top', belowSince: null }, 'none', rules, start);
  expect(noted).toEqual({ level: 'top', belowSince: start });
  expect(moveLevel(noted, 'none', rules, after(29))).toEqual(noted);
  const fallen = moveLevel(noted, 'none', rules, after(30));
  expect(fallen).toEqual({ level: 'two', belowSince: after(30) });
  const lower = moveLevel(fallen, 'none', rules, after(60));
  expect(lower).toEqual({ level: 'one', belowSince: after(60) });
  expect(moveLevel(lower, 'none', rules, after(90))).toEqual({ level: 'none', belowSince: null });
});

test('a seller who is up again in time loses nothing', () => {
  const noted = moveLevel({ level: 'two', belowSince: null }, 'one', rules, start);
  expect(moveLevel(noted, 'two', rules, after(29))).toEqual({ level: 'two', belowSince: null });
  expect(moveLevel(noted, 'one', rules, after(31))).toEqual({ level: 'one', belowSince: null });
});

test('what comes next is the level above', () => {
  expect(findNextRule('new', rules)?.level).toBe('one');
  expect(findNextRule('one', rules)).toMatchObject({ level: 'two', orders: 20 });
  expect(findNextRule('top', rules)).toBeNull();
});
