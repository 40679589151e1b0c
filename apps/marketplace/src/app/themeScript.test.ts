import { readFileSync } from 'node:fs';
import { themeScript } from '@market/ui';
import { expect, test } from 'vitest';

test('the page applies the chosen theme with the very script of the library', () => {
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
  expect(script.trim()).toBe(themeScript);
});
