import { describe, expect, test } from 'vitest';
import { measureContrast, toHexColor, toLinearColor } from './contrast.ts';
import { contrastPairs, measurePair } from './contrastPairs.ts';
import { darkTheme, lightTheme, type ThemeColors } from './theme.ts';

test('measures contrast as WCAG does', () => {
  expect(measureContrast([0, 0, 0], [1, 1, 1])).toBe(21);
  expect(measureContrast([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe(1);
});

test('converts colours as browsers do', () => {
  expect(toHexColor('oklch(62.8% 0.2577 29.23)')).toBe('#ff0000');
  expect(toHexColor('oklch(100% 0 0)')).toBe('#ffffff');
  expect(toLinearColor('oklch(0% 0 0)')).toEqual([0, 0, 0]);
});

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('in the %s theme', (_name, theme) => {
  test.each(contrastPairs)('$front on $back can be told apart: $use', (pair) => {
    expect(measurePair(theme, pair)).toBeGreaterThanOrEqual(pair.least);
  });
});

test('no colour is left out of the pairs but those that only decorate', () => {
  const decoration: (keyof ThemeColors)[] = ['edge', 'scrim'];
  const paired = new Set(contrastPairs.flatMap(({ front, back }) => [front, back]));
  const roles = Object.keys(lightTheme.color) as (keyof ThemeColors)[];

  expect(roles.filter((role) => !paired.has(role)).toSorted()).toEqual(decoration);
});
