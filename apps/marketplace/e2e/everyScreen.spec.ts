import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logInAsDemoSeller, test } from './support/people.ts';

const publicPaths = [
  '/',
  '/search/logo',
  '/category',
  '/category/Mobile-Apps',
  '/welcome',
  '/login',
  '/signup',
  '/forgotPassword',
  '/password/reset/some-token',
  '/loginRegister',
  '/no/such/page',
];

const memberPaths = [
  '/me',
  '/me/update',
  '/me/updatePassword',
  '/myWishList',
  '/orders/me',
  '/dashboard',
  '/dashboard/services',
  '/dashboard/services/new',
  '/dashboard/orders',
  '/dashboard/users',
];

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

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

// Stories check every state of every screen in both themes; here are the real data.
test('no public screen has an accessibility fault', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of publicPaths) {
    await open(page, path);
    await expectAccessible(page);
  }
  await openFirst(page, '/', '/service/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page).toHaveURL(/\/user\//);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('no screen of a member has an accessibility fault', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await logInAsDemoSeller(page);
  for (const path of memberPaths) {
    await open(page, path);
    await expectAccessible(page);
  }
  await openFirst(page, '/orders/me', '/order/');
  await expectAccessible(page);
  await openFirst(page, '/dashboard/orders', '/dashboard/serviceDetails/');
  await expectAccessible(page);
  await openFirst(page, '/dashboard/services', '/dashboard/service/');
  await expectAccessible(page);
});

test('every screen fits a window of 320 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of publicPaths) {
    await open(page, path);
    await expectNoSidewaysScroll(page);
  }
  await openFirst(page, '/', '/service/');
  await expectNoSidewaysScroll(page);
  await logInAsDemoSeller(page);
  for (const path of memberPaths) {
    await open(page, path);
    await expectNoSidewaysScroll(page);
  }
});
