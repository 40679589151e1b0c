import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { themeStorageKey } from '@market/ui';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

function findTheme(getItem: (key: string) => string | null) {
  const dataset: { theme?: string } = {};
  const documentElement = { dataset };
  runInNewContext(script, { document: { documentElement }, localStorage: { getItem } });
  return dataset.theme;
}

test.each(['light', 'dark'])('the chosen %s theme is there before the first paint', (theme) => {
  expect(findTheme((key) => (key === themeStorageKey ? theme : null))).toBe(theme);
});

test('without a choice, or without storage, the system decides', () => {
  expect(findTheme(() => null)).toBeUndefined();
  expect(findTheme(() => 'purple')).toBeUndefined();
  expect(
    findTheme(() => {
      throw new Error('Storage is blocked.');
    }),
  ).toBeUndefined();
});
