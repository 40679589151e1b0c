import axe from 'axe-core';
import { afterEach, expect, type RunnerTestCase as Test } from 'vitest';

/** The story with whatever it opens over the page; not Storybook's own pages. */
const context = { include: document.body, exclude: ['.sb-wrapper'] };

/**
 * What every story is held against once it has been shown and played: its accepted picture (in the library), and
 * axe in the other theme (the accessibility add-on has checked it in its own).
 */
afterEach(async ({ task }) => {
  if (import.meta.env['MARKET_PICTURES'] !== 'off' && isOfLibrary(task)) await comparePicture(task);
  await checkOtherTheme();
});

/** The library's pictures are held; the screens made of it show today's dates. */
const isOfLibrary = ({ file }: Test) => file.filepath.includes('/packages/ui/');

async function comparePicture({ meta, file }: Test) {
  const name = 'storyId' in meta ? String(meta.storyId) : file.name;
  const page = document.documentElement;

  await document.fonts.ready;
  page.style.minBlockSize = '100vb';
  await expect(page).toMatchScreenshot(name);
  page.style.minBlockSize = '';
}

async function checkOtherTheme() {
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; }';

  document.head.append(still);
  dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(context, {
      rules: { region: { enabled: false }, 'target-size': { enabled: true } },
    });
    expect(violations.map(describeViolation), `axe, ${dataset['theme']} theme`).toEqual([]);
  } finally {
    dataset['theme'] = theme;
    still.remove();
  }
}

const describeViolation = ({ id, help, nodes }: axe.Result) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`;
