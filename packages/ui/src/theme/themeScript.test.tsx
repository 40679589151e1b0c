import { afterEach, expect, test } from 'vitest';
import { themeScript, themeStorageKey } from './themeScript.ts';

const { documentElement: page } = document;

/** Runs the script as the page's head does. */
function runScript() {
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  localStorage.removeItem(themeStorageKey);
  delete page.dataset['theme'];
});

test('applies the theme that was chosen before', () => {
  localStorage.setItem(themeStorageKey, 'dark');
  runScript();
  expect(page.dataset['theme']).toBe('dark');
});

test.each([null, 'system', 'sepia', '"><script>'])('leaves the page alone for %s', (stored) => {
  if (stored !== null) localStorage.setItem(themeStorageKey, stored);
  runScript();
  expect(page.dataset['theme']).toBeUndefined();
});
