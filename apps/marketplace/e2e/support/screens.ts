import type { Page } from '@playwright/test';
import { adminPaths } from '../../src/features/admin/adminPaths.ts';
import { orderFirstWish } from './checkout.ts';
import { promote } from './operators.ts';
import { expect, signUp } from './people.ts';

const publicPaths = [
  '/',
  '/search/logo',
  '/category',
  '/category/Mobile-Apps',
  '/welcome',
  '/login',
  '/login/external?problem=cancelled',
  '/signup',
  '/email/confirm/some-token',
  '/forgotPassword',
  '/password/reset/some-token',
  '/loginRegister',
  '/ranking',
  '/no/such/page',
];

const memberPaths = [
  '/me',
  '/me/update',
  '/me/updatePassword',
  '/me/sessions',
  '/me/security',
  '/me/identity',
  '/me/data',
  '/me/decisions',
  '/me/notifications',
  '/notifications',
  '/messages',
  '/me/blocked',
  '/searches',
  '/myWishList',
  '/orders/me',
  '/dashboard',
  '/dashboard/services',
  '/dashboard/services/new',
  '/dashboard/orders',
  '/dashboard/users',
  '/dashboard/away',
  '/dashboard/offers',
  '/dashboard/offers/new',
  '/dashboard/coupons',
  '/dashboard/coupons/new',
  '/dashboard/analytics',
  '/dashboard/score',
];

/** From the wishlist on, each is reached from the one before. */
const checkoutPaths = ['/order', '/order/confirm', '/payment'];

const deskPaths = Object.values(adminPaths).filter((path) => typeof path === 'string');

/** What members open from a list: the list, and how the addresses of its things begin. */
const things = [
  ['/orders/me', '/order/'],
  ['/dashboard/orders', '/dashboard/serviceDetails/'],
  ['/dashboard/services', '/dashboard/service/'],
  ['/dashboard/services', '/dashboard/drafts/'],
  ['/dashboard/offers', '/offer/'],
  ['/messages', '/messages/'],
] as const;

/** Opens an address and waits until its screen is complete. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  // For everybody else, and until it is known who is here, nothing is there.
  if (path.startsWith(adminPaths.overview))
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Follows the first link of a list to a thing's own page. */
async function openFirst(page: Page, listPath: string, linkStart: string) {
  await openScreen(page, listPath);
  const link = page.locator(`main a[href^="${linkStart}"]`).first();
  await expect(link, `${listPath} leads to nothing at ${linkStart}`).toBeVisible();
  await openScreen(page, (await link.getAttribute('href')) ?? '');
}

/** One that has everything: packages, reviews, and further services, which come a second later. */
async function openService(page: Page) {
  // What journeys publish beside it comes first in other orders.
  await openFirst(page, '/search/logo?sort=bestSelling', '/service/');
  await expect(page.getByRole('heading', { name: 'Similar services' })).toBeVisible();
}

/** Opens one public screen after the other. */
export async function* openPublicScreens(page: Page) {
  for (const path of publicPaths) yield openScreen(page, path);
  yield openService(page);
  yield openFirst(page, page.url(), '/user/');
}

/** Opens one screen of a member, who sells and buys, after the other. */
export async function* openMemberScreens(page: Page) {
  for (const path of memberPaths) yield openScreen(page, path);
  for (const [list, thing] of things) yield openFirst(page, list, thing);
  yield openService(page);
  await openScreen(page, '/myWishList');
  await orderFirstWish(page, '98450 12345');
  for (const path of checkoutPaths) yield openScreen(page, path);
}

/** Makes the one on this page an owner of the market, and opens one screen of the desk after the other. */
export async function* openDeskScreens(page: Page) {
  await page.context().clearCookies();
  await promote(await signUp({ page }, 'Olga Sen'), 'owner');
  for (const path of deskPaths) yield openScreen(page, path);
  // The newest member comes first in the list of people.
  yield openFirst(page, adminPaths.people, '/admin/people/');
}
