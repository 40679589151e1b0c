import axe from 'axe-core';
import { afterEach, beforeEach, expect, type RunnerTestCase as Test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findFaintFields } from '../apps/marketplace/src/testing/findFaintFields.ts';
import { findOverflow } from '../apps/marketplace/src/testing/findOverflow.ts';
import { screenStates } from '../apps/marketplace/src/testing/screenStates.ts';

/** The story with everything it opens over the page, but not Storybook's own elements. */
const context = { include: document.body, exclude: ['.sb-wrapper'] };

/** Rules whose outcome depends on theme and window; axe has checked the others by now. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** In pixels. Further down, pages show more of the same. */
const longestPicture = 3000;

const withPictures = import.meta.env['MARKET_PICTURES'] === 'on';
const withLooks = import.meta.env['MARKET_LOOKS'] === 'on';

/** In milliseconds. A toast may come at any time, and the focus may come back to the window. */
const blurEvery = 500;

/** Toasts stay while the window is in the background: a slow machine takes its picture with them, too. */
beforeEach(({ task }) => {
  if (!withPictures) return;
  const blurring = setInterval(() => {
    // Which story it is, is only known once it runs.
    if (isState(task)) window.dispatchEvent(new Event('blur'));
  }, blurEvery);
  return () => clearInterval(blurring);
});

/**
 * What every story is held against in `--mode looks`, once it has been shown and played; `--mode
 * pictures` only compares pictures. The accessibility add-on has checked it as it is. A part of the library is compared with its picture
 * and checked in the other theme, unless a story beside it shows that. A state of a screen is looked
 * at in both themes and on a phone; each has a picture, and a screen in full health has three.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !(withPictures || withLooks)) return;
  const theme = readTheme();
  if (withLooks) expectEdges();
  try {
    if (isState(task)) await checkState(task);
    else await checkStory(task);
  } finally {
    setTheme(theme);
  }
});

async function checkStory(test: Test) {
  if (isOfLibrary(test)) await comparePicture(nameOf(test));
  if (isVariant(test)) return;
  setTheme(readTheme() === 'dark' ? 'light' : 'dark');
  await checkLooks();
}

async function checkState(test: Test) {
  const name = nameOf(test);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // What had the focus may have been further down.
  window.scrollTo({ top: 0, behavior: 'instant' });

  await comparePicture(name);
  setTheme('dark');
  const isReady = name.endsWith('--ready');
  if (isReady) await comparePicture(`${name}-dark`);

  await setWindow(phone);
  await checkLooks();
  if (isReady) await comparePicture(`${name}-dark-phone`);

  if (!withLooks) return;
  await setWindow(narrowest);
  // What is laid out by script follows the window a moment later.
  await expect.poll(findOverflow, { message: 'in a window of 320 px' }).toEqual([]);
}

const nameOf = ({ meta, file }: Test) => ('storyId' in meta ? String(meta.storyId) : file.name);

const isOfLibrary = ({ file }: Test) => file.filepath.includes('/packages/ui/');

const stateEndings = screenStates.map(
  (state) => `--${state.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
);
const isState = (test: Test) =>
  test.file.filepath.includes('/apps/marketplace/') &&
  stateEndings.some((ending) => nameOf(test).endsWith(ending));

/** Whether a story differs from another only in theme, direction or width. */
const isVariant = (test: Test) => /--(dark|right-to-left|narrow)$/.test(nameOf(test));

const readTheme = () => document.documentElement.dataset['theme'];

const setTheme = (theme: string | undefined) => {
  document.documentElement.dataset['theme'] = theme;
};

async function setWindow({ width, height }: typeof phone) {
  await page.viewport(width, height);
  await new Promise(requestAnimationFrame);
}

/** Compares the whole page, or the upper part of a very long one, with its picture. */
async function comparePicture(name: string) {
  if (!withPictures) return;
  const { innerWidth: width, innerHeight: height } = window;
  const top = document.documentElement;
  const findHidden = () => Math.min(top.scrollHeight, longestPicture) - window.innerHeight;

  // Another font may make the page longer.
  await document.fonts.ready;
  await drawFrame();
  let hidden = findHidden();
  let before: number;
  let fault: string | undefined;
  try {
    do {
      before = hidden;
      if (hidden > 0) await setWindow({ width, height: window.innerHeight + hidden });
      await Promise.all([...document.images].map(waitForImage));
      Object.assign(top.style, { blockSize: '100vb', overflow: 'clip' });
      fault = await commands.comparePicture(name);
      Object.assign(top.style, { blockSize: '', overflow: '' });
      hidden = findHidden();
      // What came late is below the picture. Of a page that grows with its window there is always as much.
    } while (hidden > 0 && hidden !== before);
  } finally {
    Object.assign(top.style, { blockSize: '', overflow: '' });
    if (window.innerHeight > height) await setWindow({ width, height });
  }
  expect.soft(fault).toBeUndefined();
}

/** What has just come into view has the height it was estimated at until a frame is drawn. */
const drawFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Without its images a page looks the same twice, and so seems to have settled. */
async function waitForImage(image: HTMLImageElement) {
  image.loading = 'eager';
  // An image that fails to load is shown as missing.
  await image.decode().catch(() => undefined);
}

async function checkLooks() {
  if (!withLooks) return;
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  try {
    const { violations } = await axe.run(context, {
      runOnly: { type: 'rule', values: rulesOfLooks },
      resultTypes: ['violations'],
    });
    expect(violations.map(describeViolation), `axe, ${readTheme()} theme`).toEqual([]);
    expectEdges();
  } finally {
    still.remove();
  }
}

const expectEdges = () =>
  expect(findFaintFields(), `faint edges of fields, ${readTheme()} theme`).toEqual([]);

const describeViolation = ({ id, help, nodes }: axe.Result) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`;
