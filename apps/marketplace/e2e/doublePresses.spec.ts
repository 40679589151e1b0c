import type { Locator, Page, Request } from '@playwright/test';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';

/** What a request does, without the ids of things. */
function describe(request: Request) {
  const path = new URL(request.url()).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
  return `${request.method()} ${path}`;
}

/** Whether a request writes what a person means to write; what is seen is counted without anybody's doing. */
const acts = (request: Request) =>
  request.url().endsWith('/api/auth/logout') ||
  (request.method() !== 'GET' && !request.url().endsWith('/api/services/seen'));

/** Notes what a page does from now on, on a line on which each of it takes a moment. */
async function noteActs(page: Page) {
  const noted: string[] = [];
  page.on('request', (request) => {
    if (acts(request)) noted.push(describe(request));
  });
  await page.route('**/api/**', async (route, request) => {
    if (acts(request)) await new Promise((resolve) => setTimeout(resolve, 120));
    await route.continue();
  });
  return noted;
}

/** Presses twice, as fast as a hand cannot, and waits for what comes of it. */
async function press(button: Locator, then: Locator) {
  await button.dblclick();
  await expect(then).toBeVisible();
}

test(
  'every button that writes writes once, however often it is pressed',
  { tag: '@ci' },
  async ({ openBrowser, openMemberBrowser }) => {
    const buyer = await openMemberBrowser('Ram Adhikari');
    const { page } = await openBrowser();
    const noted = await noteActs(page);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => main.getByRole('button', { name });
    const confirm = (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true });

    const account = { email: `nima.${Date.now()}@example.com`, password: 'a long enough password' };
    await page.goto('/signup');
    await page.getByLabel('Full Name').fill('Nima Lama');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Verify Password').fill(account.password);
    await press(button('Sign Up'), page.getByRole('banner').getByRole('button', { name: /Nima/ }));

    const service = await publishService(page);
    const ofOther = await publishService(buyer.page);
    const delivered = await orderAndPay(buyer.page, service);
    const refunded = await orderAndPay(buyer.page, service);

    await page.goto('/me/update');
    await press(button('SAVE'), main.getByRole('link', { name: 'Change Password' }));

    await page.goto('/me/updatePassword');
    await page.getByLabel('Old Password').fill(account.password);
    await page.getByLabel('New Password', { exact: true }).fill('a brand new password');
    await page.getByLabel('Verify New Password').fill('a brand new password');
    await press(button('Update Password'), page.getByText('Password Updated'));

    const elsewhere = await openBrowser();
    await elsewhere.page.goto('/loginRegister');
    await clientOf(elsewhere.page).logIn({ ...account, password: 'a brand new password' });
    await page.goto('/me/sessions');
    await press(button(/^End the session/), page.getByText('You are signed in nowhere else.'));
    await expect(clientOf(elsewhere.page).loadUser()).rejects.toThrow();

    await page.goto(`/dashboard/service/${service._id}`);
    await press(button('UPDATE'), page.getByText('Service Updated!!'));

    await page.goto(`/service/${ofOther._id}`);
    await button('Submit Review').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Good' }).check({ force: true });
    await dialog.getByLabel('Comment').fill('Clear and quick.');
    await press(dialog.getByRole('button', { name: /^Submit/ }), page.getByText('Review Updated'));
    await press(button(/^Add to wishlist/), page.getByText('1(units)'));
    await press(button(/^Remove/), page.getByText('WishList is Empty.'));

    await page.goto(`/dashboard/serviceDetails/${delivered._id}`);
    await main.getByRole('combobox').selectOption('Delivered');
    await press(button('Update'), page.getByText('Order updated!!'));
    await page.goto(`/dashboard/serviceDetails/${refunded._id}`);
    await button('Refund').click();
    await press(confirm('Refund'), page.getByText('Order refunded.'));

    await page.goto('/dashboard/services');
    await button(/^Delete/).click();
    await press(confirm('Delete'), page.getByText('Service Deleted Successfully!!'));

    await page.getByRole('banner').getByRole('button', { name: /Nima/ }).click();
    const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log In' });
    await press(page.getByRole('banner').getByText('Log Out', { exact: true }), logInLink);
    await page.goto('/forgotPassword');
    await page.getByLabel(/Email/).fill(account.email);
    await press(button('REQUEST MAIL'), page.getByText(/email sent to/i));
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('a brand new password');
    await press(button('Log In'), page.getByRole('banner').getByRole('button', { name: /Nima/ }));

    expect(noted).toEqual([
      'POST /api/auth/new',
      'PUT /api/auth/me/update',
      'PUT /api/auth/password/update',
      'DELETE /api/auth/sessions/…',
      'PUT /api/services/…',
      'PUT /api/services/review',
      'POST /api/cart/new/…',
      'DELETE /api/cart/deleteCartItem/…',
      'PUT /api/order/myOrders/…',
      'PUT /api/order/myOrders/…/refund',
      'DELETE /api/services/…',
      'GET /api/auth/logout',
      'POST /api/auth/password/forgot',
      'POST /api/auth/login',
    ]);
  },
);

test(
  'a step that is pressed twice is one step back',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Maya Tamang');
    const { services } = await clientOf(page).listServices();
    await clientOf(page).addToWishlist({ serviceId: services[0]?._id ?? '' });
    await page.goto('/myWishList');
    await page.getByRole('main').getByText('Order Now!').dblclick();
    await page.getByLabel('Phone Number').fill('9800000000');
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(page.getByText('Proceed to payment')).toBeVisible();
    await page.getByText('Proceed to payment').dblclick();
    await expect(page.getByLabel('Card number')).toBeVisible();

    for (const path of ['/order/confirm', '/order', '/myWishList']) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  },
);
