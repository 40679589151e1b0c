import type { Locator, Page } from '@playwright/test';
import { clientOf, publishService } from '../support/backend.ts';
import { pictureFiles } from '../support/pictures.ts';
import { expect, test } from '../support/people.ts';
import { serveOldBackend } from '../support/serveOldBackend.ts';

let market: Awaited<ReturnType<typeof serveOldBackend>>;
test.beforeAll(async () => {
  market = await serveOldBackend();
});
test.afterAll(() => market.close());

/** The calls of section 7; an id is written as `{}`. */
const specified = new Set([
  'GET /auth/me',
  'POST /auth/login',
  'POST /auth/new',
  'GET /auth/logout',
  'GET /auth/user/{}',
  'PUT /auth/me/update',
  'PUT /auth/password/update',
  'POST /auth/password/forgot',
  'POST /auth/password/reset/{}',
  'GET /services',
  'GET /services/{}',
  'GET /services/me',
  'POST /services/new',
  'PUT /services/{}',
  'DELETE /services/{}',
  'PUT /services/review',
  'GET /cart/getMyCartItems',
  'POST /cart/new/{}',
  'DELETE /cart/deleteCartItem/{}',
  'GET /payment/stripeApiKey',
  'POST /payment/process',
  'POST /order/new',
  'GET /order/myOrders',
  'GET /order/me',
  'GET /order/{}',
  'PUT /order/myOrders/{}',
]);

/** What the site asks besides, and does without where the answer is 404. */
const tolerated = new Set([
  // What the market can do: nothing but what is specified.
  'GET /market',
  // Whether an order would be refused: the backend says so when it is placed.
  'POST /order/quote',
]);

/** On the backend of the specification every other field of a query is a filter that nothing passes. */
const queryOfServices = ['keyword', 'page', 'price[gte]', 'price[lte]', 'category'];

/** Words of what a market may have beyond the specification. */
const beyond = /\b(compare packages|packages|extras|coupons?|offers|away|faq|drafts|tags)\b/i;

/** Notes what a page asks that it must not. */
function listForeignCalls(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const path = pathname.slice('/api'.length).replace(/[0-9a-f]{24}/, '{}');
    const call = `${request.method()} ${path}`;
    const known = call === 'GET /services' ? queryOfServices : [];
    const fields = [...searchParams.keys()].filter((field) => !known.includes(field));
    if (!specified.has(call) && !tolerated.has(call)) foreign.push(call);
    else if (fields.length > 0) foreign.push(`${call} with ${fields.join(', ')}`);
  });
  return foreign;
}

/** Waits for a screen, which must show nothing beyond the specification. */
async function expectScreen(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(beyond);
}

/** Opens a browser whose pages know only this market, and get its pictures. */
async function prepare(page: Page) {
  const foreign = listForeignCalls(page);
  await page.route('https://res.cloudinary.example/**', (route) =>
    route.fulfill({ path: pictureFiles[0] ?? '' }),
  );
  // The card provider's own script, which is not part of the market.
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  return foreign;
}

const listNames = async (elements: Locator) =>
  (await elements.allInnerTexts()).map((name) => name.trim());

const createAccount = (fullname: string) => {
  const email = `${fullname.split(' ')[0]?.toLowerCase()}@example.com`;
  return { fullname, email, password: 'secret1', passwordverify: 'secret1' };
};

// Shows G2.
test(
  'on a backend that knows only the specification, the site shows the specified screens and asks for nothing else',
  { tag: '@ci' },
  async ({ openBrowser }) => {
    test.setTimeout(180_000);
    const { address } = market;
    const { page: sellerPage } = await openBrowser();
    const { page } = await openBrowser();
    const foreign = [await prepare(sellerPage), await prepare(page)];
    const mira = createAccount('Mira Shrestha');
    await clientOf(sellerPage, address).signUp(mira);
    // More than a page of them.
    for (let number = 1; number <= 9; number += 1)
      await publishService(sellerPage, { title: `I will draw mark ${number}` }, address);

    await page.goto(`${address}/signup`);
    const maya = createAccount('Maya Tamang');
    await page.getByLabel('Full Name').fill(maya.fullname);
    await page.getByLabel('Email', { exact: true }).fill(maya.email);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
    await page.getByLabel('Verify Password').fill(maya.passwordverify);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(`${address}/`);
    const main = page.getByRole('main');
    const cards = main.getByRole('article');

    await test.step('services are listed, searched and filtered', async () => {
      await expectScreen(page, 'Find someone who does it beautifully.');
      await expect(main).toContainText('Latest Gigs:');
      await expect(cards).toHaveCount(8);
      await main.getByRole('link', { name: 'Next' }).click();
      await expect(cards).toHaveCount(1);
      await page.getByPlaceholder('Find Services').first().fill('mark 7');
      await page.getByPlaceholder('Find Services').first().press('Enter');
      await expect(page).toHaveURL(`${address}/search/mark%207`);
      await expect(cards).toHaveCount(1);
      await expectScreen(page, '“mark 7”');
      await page.goto(`${address}/category`);
      await expectScreen(page, 'Categories:');
      await page.goto(`${address}/category/Graphics-And-Design`);
      await expect(cards).toHaveCount(8);
      await expectScreen(page, 'Graphics-And-Design');
    });

    await test.step('a service is read and kept', async () => {
      await cards.first().getByRole('link', { name: 'View details' }).click();
      await expectScreen(page, 'I will draw mark 1');
      await expect(main).toContainText('No extra services right now.');
      await main.getByRole('link', { name: 'View Profile' }).click();
      await expectScreen(page, 'Mira Shrestha');
      await page.goBack();
      await main.getByRole('button', { name: 'Add to wishlist(Rs.2500)' }).click();
      await expect(page).toHaveURL(`${address}/myWishList`);
      await expect(main).toContainText('1(units)');
      await expectScreen(page, 'My WishList:');
    });

    await test.step('it is ordered, up to the card', async () => {
      await main.getByText('Order Now!').click();
      await expectScreen(page, 'Order Info');
      await page.getByLabel('Phone Number').fill('9800000001');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${address}/order/confirm`);
      await expect(main).toContainText('1(unit)');
      await expectScreen(page, 'Confirm Order');
      await page.getByText('Proceed to payment').click();
      await expect(page).toHaveURL(`${address}/payment`);
      await expectScreen(page, 'Payment');
    });

    await test.step('what was ordered is followed', async () => {
      const { myCartItems } = await clientOf(page, address).listWishlist();
      const [wished] = myCartItems;
      await clientOf(page, address).createOrder({
        service: wished?.service._id ?? '',
        orderInfo: { phoneNumber: '9800000001' },
        totalPrice: 2500,
        adminUser: wished?.service.user[0]?._id ?? '',
        paymentInfo: { id: 'pi_1', status: 'succeeded' },
      });
      await page.goto(`${address}/orders/me`);
      await expect(main.getByRole('row')).toHaveCount(2);
      await expectScreen(page, 'My Orders');
      await main.locator('a[href^="/order/"]').first().click();
      await expect(main).toContainText('9800000001');
      await expectScreen(page, 'I will draw mark 1');
      for (const [path, heading] of [
        ['/me', 'Maya Tamang'],
        ['/me/update', 'Update Profile'],
        ['/me/updatePassword', 'Change Password'],
      ] as const) {
        await page.goto(`${address}${path}`);
        await expectScreen(page, heading);
      }
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: /Maya/ }).click();
      await expect(banner.getByText('Log Out', { exact: true })).toBeVisible();
      expect(await listNames(banner.getByRole('menuitem'))).toEqual([
        'Profile',
        'Dashboard',
        'Orders',
        'Log Out',
      ]);
    });

    await test.step('the seller runs everything from the dashboard', async () => {
      const dashboard = sellerPage.getByRole('main');
      await sellerPage.goto(`${address}/dashboard`);
      await expect(dashboard).toContainText('Total Amount (Orders)');
      await expect(dashboard).toContainText('Rs.2500');
      await expectScreen(sellerPage, 'DashBoard');
      const tabs = dashboard.getByRole('navigation').first().getByRole('link');
      expect(await listNames(tabs)).toEqual(['DashBoard', 'Services', 'New', 'Orders', 'Users']);
      for (const [path, heading] of [
        ['/dashboard/services', 'My Services'],
        ['/dashboard/services/new', 'New Service'],
        ['/dashboard/orders', 'Orders'],
        ['/dashboard/users', 'Users'],
      ] as const) {
        await sellerPage.goto(`${address}${path}`);
        await expectScreen(sellerPage, heading);
      }
      await sellerPage.goto(`${address}/dashboard/services/new`);
      for (const [role, names] of [
        ['textbox', ['Title', 'Description']],
        ['spinbutton', ['Price']],
        ['combobox', ['Category']],
      ] as const) {
        const fields = dashboard.getByRole(role);
        await expect(fields).toHaveCount(names.length);
        for (const [index, name] of names.entries())
          await expect(fields.nth(index)).toHaveAccessibleName(new RegExp(name));
      }
      await expect(dashboard.getByRole('checkbox').or(dashboard.getByRole('radio'))).toHaveCount(0);
      await dashboard.getByLabel('Title').fill('I will carve a stamp');
      await dashboard.getByRole('spinbutton', { name: 'Price' }).fill('750');
      await dashboard.getByLabel('Description').fill('From linoleum.');
      await dashboard.getByLabel('Category').selectOption('Mobile-Apps');
      await dashboard.locator('input[type="file"]').setInputFiles(pictureFiles);
      const publishing = sellerPage.waitForRequest('**/api/services/new');
      await dashboard.getByRole('button', { name: 'POST SUBMIT' }).click();
      const sent = (await publishing).postData() ?? '';
      const fieldNames = [...sent.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(fieldNames)).toEqual(
        new Set(['title', 'price', 'description', 'category', 'images']),
      );
      await expect(sellerPage.getByText('Services Created!!')).toBeVisible();

      await sellerPage.goto(`${address}/dashboard/services`);
      await dashboard.locator('a[href^="/dashboard/service/"]').first().click();
      await expectScreen(sellerPage, 'Update Service');
      await sellerPage.goto(`${address}/dashboard/orders`);
      await dashboard.locator('a[href^="/dashboard/serviceDetails/"]').first().click();
      await expectScreen(sellerPage, 'I will draw mark 1');
      const status = dashboard.getByRole('combobox');
      expect(await listNames(status.getByRole('option'))).toEqual(['Processing', 'Delivered']);
      await status.selectOption('Delivered');
      await dashboard.getByRole('button', { name: 'Update' }).click();
      await expect(sellerPage.getByText('Order updated!!')).toBeVisible();
    });

    expect(foreign.flat()).toEqual([]);
  },
);
