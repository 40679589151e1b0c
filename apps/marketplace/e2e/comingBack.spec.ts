import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientOf, publishService } from './support/backend.ts';
import { expectHeard, expectScreen, listen, press, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

const password = 'a long enough password';

/** Opens an account by keyboard, on the sign-up screen. */
async function signUpByKeyboard(page: Page) {
  await typeInto(page, 'Full Name', 'Kamala Gurung');
  await typeInto(page, 'Email', `kamala.${randomUUID()}@example.com`);
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Verify Password', password);
  await page.keyboard.press('Enter');
}

/** Logs in by keyboard, on the log-in screen. */
async function logInByKeyboard(page: Page, account: { email: string; password: string }) {
  await typeInto(page, 'Email', account.email);
  await typeInto(page, 'Password', account.password);
  await page.keyboard.press('Enter');
}

test('a visitor who wants to sell signs up and comes to the form', async ({ page }) => {
  await page.goto('/welcome');
  await press(page.getByRole('main'), 'link', 'Become a seller');
  await expectScreen(page, 'Sign Up');
  await expect(page.getByText('To offer a service, please log in or sign up.')).toBeVisible();
  await signUpByKeyboard(page);
  await expect(page).toHaveURL('/dashboard/services/new');
  await expectScreen(page, 'New Service');
});

test('the seller link of the header is answered on the welcome screen, too', async ({ page }) => {
  await page.goto('/welcome');
  await press(page.getByRole('banner'), 'link', 'Become a seller');
  const notice = page.locator(':focus');
  await expect(notice).toContainText('To offer a service, please log in or sign up.');
  await expect(notice).toBeInViewport();
  await press(page.getByRole('main'), 'link', 'Sign Up');
  await expectScreen(page, 'Sign Up');
  await signUpByKeyboard(page);
  await expect(page).toHaveURL('/dashboard/services/new');
});

test(
  'a link to a page for members is kept through every way of signing in',
  { tag: '@ci' },
  async ({ openBrowser, openMemberBrowser }) => {
    const member = await openMemberBrowser();
    const { page } = await openBrowser();

    await page.goto('/orders/me?from=mail#last');
    await expect(page).toHaveURL('/welcome');
    await expect(page.locator(':focus')).toContainText('To see your orders');
    // The header knows the way, too, and the ways from form to form.
    await press(page.getByRole('banner'), 'link', 'Log In');
    await expectScreen(page, 'Log In');
    await expect(page.getByText('To see your orders, please log in or sign up.')).toBeVisible();
    await press(page, 'link', 'Forgot password?');
    await expectScreen(page, 'Forgot password?');
    await press(page, 'link', 'Back to log in');
    await expectScreen(page, 'Log In');
    await page.reload();
    await logInByKeyboard(page, member);
    await expect(page).toHaveURL('/orders/me?from=mail#last');

    await page.context().clearCookies();
    await page.goto('/me/sessions?a=1');
    await press(page, 'link', 'Log In to go on');
    await expectScreen(page, 'Log In');
    await press(page, 'link', 'Donot have an account?');
    await expectScreen(page, 'Sign Up');
    await signUpByKeyboard(page);
    await expect(page).toHaveURL('/me/sessions?a=1');
  },
);

test(
  'a visitor who comes to the log-in by themselves goes on to the home page',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, ...account } = await openMemberBrowser();
    await page.context().clearCookies();
    await page.goto('/me');
    await expect(page).toHaveURL('/welcome');
    await page.getByRole('link', { name: 'Explore services' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expectScreen(page, 'Log In');
    await logInByKeyboard(page, account);
    await expect(page).toHaveURL('/');
  },
);

test(
  'what a visitor wishes for is in the wishlist once they are signed in, and only once',
  { tag: '@ci' },
  async ({ openBrowser, openMemberBrowser }) => {
    const seller = await openMemberBrowser('Mira Shrestha');
    const service = await publishService(seller.page, { price: 900 });
    const { page } = await openBrowser();
    await listen(page);

    await page.goto(`/service/${service._id}`);
    await press(page, 'button', 'Add to wishlist(Rs.900)');
    await expectScreen(page, 'Log In');
    await press(page, 'link', 'Donot have an account?');
    await expectScreen(page, 'Sign Up');
    await expect(page.getByText('To keep this service in your wishlist')).toBeVisible();
    await signUpByKeyboard(page);
    await expectHeard(page, 'Service Added To Cart!!');
    await expect(page).toHaveURL('/myWishList');
    await expect(page.getByText('1(units)')).toBeVisible();

    const client = clientOf(page);
    const { myCartItems } = await client.listWishlist();
    await client.removeFromWishlist({ cartItemId: myCartItems[0]?._id ?? '' });
    await page.goBack();
    await expect(page).toHaveURL(`/service/${service._id}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add to wishlist(Rs.900)' })).toBeEnabled();
    expect((await client.listWishlist()).myCartItems).toEqual([]);
  },
);
