import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findOverflow } from '../src/testing/findOverflow.ts';
import { findMovement, findUnseenFocus, watchMovement } from './support/looks.ts';
import { expect, logInAsDemoSeller, test } from './support/people.ts';

const publicPaths = [
  '/',
  '/search/logo',
  '/category',
  '/category/Mobile-Apps',
  '/welcome',
  '/login',
  '/signup',
  '/email/confirm/some-token',
  '/forgotPassword',
  '/password/reset/some-token',
  '/loginRegister',
  '/no/such/page',
];

const memberPaths = [
  '/me',
  '/me/update',
  '/me/updatePassword',
  '/me/sessions',
  '/myWishList',
  '/orders/me',
  '/dashboard',
  '/dashboard/services',
  '/dashboard/services/new',
  '/dashboard/orders',
  '/dashboard/users',
];

/** What members open from a list: the list, and how the addresses of its things begin. */
const things = [
  ['/orders/me', '/order/'],
  ['/dashboard/orders', '/dashboard/serviceDetails/'],
  ['/dashboard/services', '/dashboard/service/'],
] as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Follows the first link of a list to a thing's own page. */
async function openFirst(page: Page, listPath: string, linkStart: string) {
  await open(page, listPath);
  const href = await page.locator(`main a[href^="${linkStart}"]`).first().getAttribute('href');
  await open(page, href ?? listPath);
}

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

/** A screen of 1280 px shows 640 px of a page that is enlarged to 200 %. */
const smallWindows = [
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
  await expectToFit(page);
  await expectFocusToBeSeen(page);
  await page.setViewportSize(desktop);
}

// Stories check every state of every screen in both themes; here are the real data, for CI.
test(
  'every public screen is accessible, still, fits a small or enlarged window, and shows the focus in forced colours',
  { tag: '@ci' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await watchMovement(page);
    for (const path of publicPaths) {
      await open(page, path);
      await expectToServeEverybody(page);
    }
    await openFirst(page, '/', '/service/');
    await expectToServeEverybody(page);
    await page.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page).toHaveURL(/\/user\//);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectToServeEverybody(page);
  },
);

test('so does every screen of a member', { tag: '@ci' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await watchMovement(page);
  await logInAsDemoSeller(page);
  for (const path of memberPaths) {
    await open(page, path);
    await expectToServeEverybody(page);
  }
  for (const [list, thing] of things) {
    await openFirst(page, list, thing);
    await expectToServeEverybody(page);
  }
});
