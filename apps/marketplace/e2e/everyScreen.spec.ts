import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findFaintFields } from '../src/testing/findFaintFields.ts';
import { findOverflow } from '../src/testing/findOverflow.ts';
import {
  findHiddenFocus,
  findMovement,
  findTextLostBySpacing,
  findUnseenFocus,
  watchMovement,
} from './support/looks.ts';
import { expect, logInAsDemoSeller, test } from './support/people.ts';
import { openDeskScreens, openMemberScreens, openPublicScreens } from './support/screens.ts';

/** Expects no fault, and no movement from the first paint on. */
async function expectAccessibleAndStill(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, page.url()).toEqual([]);
  expect(await page.evaluate(findMovement), `${page.url()} moves`).toEqual([]);
}

/** Names all faults before the test fails. */
const expectSoftly = expect.configure({ soft: true, timeout: 2000 });

const desktop = { width: 1280, height: 900 };

/** A tablet; and a screen of 1280 px shows 640 px of a page that is enlarged to 200 %. */
const smallWindows = [
  { width: 1024, height: 600 },
  { width: 640, height: 450 },
  { width: 320, height: 640 },
];

async function expectToFit(page: Page) {
  for (const window of smallWindows) {
    await page.setViewportSize(window);
    // The layout follows the window a frame later.
    await expectSoftly
      .poll(() => page.evaluate(findOverflow), `${page.url()} at ${window.width} px`)
      .toEqual([]);
  }
}

async function expectFocusToBeSeen(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  expectSoftly(await page.evaluate(findUnseenFocus), `no focus ring on ${page.url()}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectToServeEverybody(page: Page) {
  await expectAccessibleAndStill(page);
  expectSoftly(await page.evaluate(findFaintFields), `faint on ${page.url()}`).toEqual([]);
  expectSoftly(await page.evaluate(findTextLostBySpacing), `cut on ${page.url()}`).toEqual([]);
  await expectToFit(page);
  await expectFocusToBeSeen(page);
  await page.setViewportSize(desktop);
}

// Stories check every state of every screen in both themes; here are the real data, for CI.
test(
  'every public screen is accessible, still, fits a small or enlarged window, and shows the focus in forced colours',
  { tag: '@ci' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await watchMovement(page);
    for await (const _ of openPublicScreens(page)) await expectToServeEverybody(page);
  },
);

test('so does every screen of a member', { tag: '@ci' }, async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await watchMovement(page);
  await logInAsDemoSeller(page);
  for await (const _ of openMemberScreens(page)) await expectToServeEverybody(page);
});

test('so does every screen of the desk', { tag: '@ci' }, async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await watchMovement(page);
  for await (const _ of openDeskScreens(page)) await expectToServeEverybody(page);
});

/** A monitor and a phone. */
const windows = [desktop, { width: 390, height: 800 }];

async function expectFocusInSight(page: Page) {
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const key of ['Tab', 'Shift+Tab'])
      expectSoftly(
        await findHiddenFocus(page, key),
        `${key} on ${page.url()} at ${window.width} px leads out of sight`,
      ).toEqual([]);
  }
}

test(
  'no bar hides what Tab and Shift+Tab lead to, on a monitor or a phone',
  {
    tag: '@ci',
  },
  async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for await (const _ of openPublicScreens(page)) await expectFocusInSight(page);
    await logInAsDemoSeller(page);
    for await (const _ of openMemberScreens(page)) await expectFocusInSight(page);
    for await (const _ of openDeskScreens(page)) await expectFocusInSight(page);
  },
);
