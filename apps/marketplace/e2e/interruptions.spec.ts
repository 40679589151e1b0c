import type { Route } from '@playwright/test';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { fillInCard, goToPayment } from './support/checkout.ts';
import { expect, logIn, logInAgain, stopBackgroundQuestions, test } from './support/people.ts';
import { pictureFiles } from './support/pictures.ts';

test('a session that expires in the middle of the checkout loses nothing that was typed', async ({
  openMemberBrowser,
}) => {
  const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(sellerPage, { price: 700 });
  const member = await openMemberBrowser('Maya Tamang');
  const { page } = member;
  await stopBackgroundQuestions(page);
  await page.goto(`/service/${service._id}`);
  await goToPayment(page, '9833333333');
  // The fields are there once the payment has begun.
  await expect(page.getByLabel('Card number')).toBeVisible();

  await page.context().clearCookies();
  await fillInCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'PAY - (Rs.700)' }).click();
  await expect(page).toHaveURL('/welcome');

  await logInAgain(member);
  await expect(page).toHaveURL('/payment');
  await fillInCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'PAY - (Rs.700)' }).click();
  await expect(page).toHaveURL('/orders/me');
  const { orders } = await clientOf(page).listMyOrders();
  expect(orders).toMatchObject([{ orderInfo: { phoneNumber: '9833333333' } }]);
});

test(
  'a session that ends over a form loses nothing that was entered',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const member = await openMemberBrowser('Mira Shrestha');
    const { page } = member;
    const title = page.getByLabel('Title');
    const main = page.getByRole('main');
    const endSession = () => page.context().clearCookies();
    await stopBackgroundQuestions(page);

    await page.goto('/dashboard/services/new');
    await title.fill('I will carve a stamp');
    await page.getByRole('spinbutton', { name: 'Price' }).fill('750');
    await page.getByLabel('Description').fill('From linoleum.');
    await page.getByLabel('Category').selectOption('Mobile-Apps');
    await page.locator('main input[type="file"]').setInputFiles(pictureFiles);
    await endSession();
    await page.getByRole('button', { name: 'POST SUBMIT' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await logInAgain(member);
    await expect(page.getByText('What you had entered is here again.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('From linoleum.');
    await expect(main.getByRole('img', { name: /poster|mark/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'POST SUBMIT' }).click();
    await expect(page).toHaveURL('/dashboard/services');
    const [service] = (await clientOf(page).listMyServices()).services;
    expect(service).toMatchObject({
      title: 'I will carve a stamp',
      price: 750,
      category: 'Mobile-Apps',
    });
    expect(service?.images).toHaveLength(2);

    // What has been saved does not come back; what has not outlasts a reload, save its pictures.
    await page.goto('/dashboard/services/new');
    await expect(title).toHaveValue('');
    await page.goto(`/dashboard/service/${service?._id}`);
    await title.fill('I will carve two stamps');
    await page.locator('main input[type="file"]').setInputFiles(pictureFiles.slice(0, 1));
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(title).toHaveValue('I will carve two stamps');
    await expect(page.getByText('Please choose poster.png again.')).toBeVisible();

    await main.getByRole('link', { name: 'DashBoard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/me/update');
    await page.getByLabel('Bio').fill('Carver of stamps.');
    await endSession();
    await page.getByRole('button', { name: 'SAVE' }).click();
    await logInAgain(member);
    await expect(page.getByLabel('Bio')).toHaveValue('Carver of stamps.');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await expect(page).toHaveURL('/me');
    await expect(main).toContainText('Carver of stamps.');

    await page.goto(`/dashboard/service/${service?._id}`);
    await expect(title).toHaveValue('I will carve a stamp');
  },
);

test(
  'a session that ends over a review keeps it, and one over new passwords does not keep them',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
    const service = await publishService(sellerPage);
    const { page, email, password } = await openMemberBrowser('Ram Adhikari');
    await stopBackgroundQuestions(page);
    await page.goto(`/service/${service._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Submit Review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Good' }).check({ force: true });
    await dialog.getByLabel('Comment').fill('Clear and quick.');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByRole('radio', { name: 'Good' })).toBeChecked();
    await expect(dialog.getByLabel('Comment')).toHaveValue('Clear and quick.');
    await dialog.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByText('Review Updated')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto('/me/updatePassword');
    await page.getByLabel('Old Password').fill(password);
    for (const label of ['New Password', 'Verify New Password'])
      await page.getByLabel(label, { exact: true }).fill('a brand new password');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Update Password' }).click();
    await logInAgain({ page, email, password, fullname: 'Ram Adhikari' });
    await expect(page).toHaveURL('/me/updatePassword');
    await expect(page.getByLabel('Old Password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('password');
  },
);

test(
  'a person who logs in after somebody else finds nothing of their checkout',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const other = await openMemberBrowser('Ram Adhikari');
    const { page } = await openMemberBrowser('Maya Tamang');
    const { services } = await clientOf(page).listServices();
    await clientOf(page).addToWishlist({ serviceId: services[0]?._id ?? '' });
    await page.goto('/myWishList');
    await page.getByRole('main').getByText('Order Now!').click();
    await page.getByLabel('Phone Number').fill('9844444444');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/order/confirm');

    await page.context().clearCookies();
    await logIn(page, other);
    await page.goto('/order/confirm');
    await expect(page.getByText('Nothing is being ordered.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('9844444444');
  },
);

test(
  'two tabs agree on the wishlist and on who is here',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
    const service = await publishService(sellerPage, { price: 700 });
    const { page } = await openMemberBrowser();
    await page.goto(`/service/${service._id}`);
    const secondTab = await page.context().newPage();
    await secondTab.goto(`/service/${service._id}`);
    await page.getByRole('button', { name: 'Add to wishlist(Rs.700)' }).first().click();
    await expect(page).toHaveURL('/myWishList');

    await secondTab.reload();
    await expect(
      secondTab.getByRole('button', { name: 'Already In Cart!!' }).first(),
    ).toBeDisabled();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText('WishList is Empty.')).toBeVisible();
    await secondTab.goto('/myWishList');
    await expect(secondTab.getByText('WishList is Empty.')).toBeVisible();

    await clientOf(page).logOut();
    await secondTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(secondTab).toHaveURL('/welcome');
  },
);

test(
  'a seller and a buyer see each other’s steps',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const seller = await openMemberBrowser('Mira Shrestha');
    const service = await publishService(seller.page);
    const buyer = await openMemberBrowser('Maya Tamang');
    const order = await orderAndPay(buyer.page, service);

    await buyer.page.goto(`/order/${order._id}`);
    await expect(buyer.page.getByRole('main')).toContainText('Processing');
    await clientOf(seller.page).updateOrder({ id: order._id, orderStatus: 'Delivered' });

    await seller.page.goto(`/dashboard/serviceDetails/${order._id}`);
    await expect(seller.page.getByRole('main').getByRole('combobox')).toBeDisabled();
    await buyer.page.reload();
    await expect(buyer.page.getByRole('main')).not.toContainText('Processing');
  },
);

test('back returns to the same place of the same list', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  const title = await last.getByRole('heading').textContent();
  await last.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('article').last()).toContainText(title ?? '');
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), place))
    .toBeLessThan(120);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an outage is said, and what was asked for comes when it is over', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  await page.goto('/category');
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(
    page.getByText(/Something broke on this page|The services could not be loaded/),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a part whose code does not come takes nothing else along', async ({ page }) => {
  await page.route(/\/assets\/(?:SiteThemeSwitch|Toaster)-/, (route) => route.abort());
  await page.route('**/api/services?*', (route) => route.abort());

  await page.goto('/category');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('The services could not be loaded.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Explore' })).toBeVisible();
});

test('a slow network shows the shape of what comes', async ({ page }) => {
  const asked: Route[] = [];
  await page.route('**/api/services/*', (route) => void asked.push(route));
  await page.goto('/');
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await Promise.all(asked.map((route) => route.continue()));
  await expect(page.getByText('About This Gig')).toBeVisible();
});

test('a line at the top shows that a screen is on its way, without rules that come with the press', async ({
  page,
}) => {
  const countRules = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets];
      return sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    });
  const isLineAtTop = () =>
    page.evaluate(() => document.elementFromPoint(2, 1)?.getAttribute('aria-hidden') === 'true');
  await page.goto('/search/design');
  await expect(page.locator('#filters').getByRole('heading', { name: 'Rating' })).toBeVisible();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'View details' }).first();
  await link.focus();
  expect(await isLineAtTop()).toBe(false);
  const before = await countRules();

  await link.press('Enter');
  await expect.poll(isLineAtTop).toBe(true);
  expect(await countRules()).toBe(before);

  release?.();
  await expect(page.getByText('About This Gig')).toBeVisible();
  expect(await isLineAtTop()).toBe(false);
});

test(
  'pictures on a slow line show how far they are, and can be called back',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Mira Shrestha');
    await page.goto('/dashboard/services/new');
    await page.getByLabel('Title').fill('I will carve a stamp');
    await page.getByRole('spinbutton', { name: 'Price' }).fill('750');
    await page.getByLabel('Description').fill('From linoleum.');
    await page.getByLabel('Category').selectOption('Graphics-And-Design');
    await page.locator('main input[type="file"]').setInputFiles(pictureFiles);

    const line = await page.context().newCDPSession(page);
    const setUpload = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await setUpload(4_000);
    await page.getByRole('button', { name: 'POST SUBMIT' }).click();
    const bar = page.getByRole('progressbar', { name: 'Sending' });
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. Nothing has been saved.')).toBeVisible();

    await setUpload(-1);
    expect((await clientOf(page).listMyServices()).services).toEqual([]);
    await page.getByRole('button', { name: 'POST SUBMIT' }).click();
    await expect(page).toHaveURL('/dashboard/services');
    expect((await clientOf(page).listMyServices()).services).toHaveLength(1);
  },
);

test(
  'the site works where the card provider is blocked, and says why paying does not',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
    const service = await publishService(sellerPage);
    const { page } = await openMemberBrowser();
    await page.route(/createSandboxStripe|js\.stripe\.com/, (route) => route.abort());
    await page.goto(`/service/${service._id}`);
    await goToPayment(page, '9833333333');
    await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^PAY/ })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'nonsense from the server is an error with a way on, not a white page',
  { tag: '@ci' },
  async ({ page }) => {
    for (const answer of [
      { status: 200, body: '<!doctype html><p>not JSON</p>' },
      { status: 200, json: { success: true, services: 'many' } },
      { status: 502, body: 'Bad Gateway' },
    ]) {
      // The first page comes with its services; from then on the browser asks.
      await page.goto('/category');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
      await page.route('**/api/services?*', (route) => route.fulfill(answer));
      await page.getByRole('main').getByRole('link').first().click();
      await expect(
        page.getByRole('main').getByRole('button', { name: /try again/i }),
      ).toBeVisible();
      await page.unroute('**/api/services?*');
    }
  },
);

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBeTruthy();
  expect(manifest.start_url).toBeTruthy();
  expect(manifest.display).toBe('standalone');
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const icon of manifest.icons) {
    const answer = await page.request.get(new URL(icon.src, new URL(href ?? '', page.url())).href);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a visitor who wants to keep a service and proves to be its seller is told so', async ({
  openMemberBrowser,
  page,
}) => {
  const member = await openMemberBrowser();
  const service = await publishService(member.page);
  await page.goto(`/service/${service._id}`);
  await page
    .getByRole('button', { name: /^Add to wishlist/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/service/${service._id}`);
  await expect(page.getByText('You cannot keep your own service in your wishlist.')).toBeVisible();
  await expect(page.getByText(/^This is your own service/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to wishlist|Submit Review/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit your service' }).press('Enter');
  await expect(page).toHaveURL(`/dashboard/service/${service._id}`);
});

test('a buyer who orders while a removal is still on its way goes on to the order', async ({
  openMemberBrowser,
}) => {
  const seller = await openMemberBrowser('Sunil Karki');
  const kept = await publishService(seller.page, { title: 'I will carve a stamp' });
  const removed = await publishService(seller.page, { title: 'I will print a poster' });
  const { page } = await openMemberBrowser('Kamala Gurung');
  for (const { _id: serviceId } of [kept, removed]) {
    await clientOf(page).addToWishlist({ serviceId });
  }
  await page.goto('/myWishList');
  const held: Route[] = [];
  await page.route('**/api/cart/deleteCartItem/*', (route) => void held.push(route));
  const isRemoved = page.waitForResponse('**/api/cart/deleteCartItem/*');

  await page.getByRole('button', { name: 'Remove I will print a poster' }).click();
  await expect(page.getByRole('link', { name: 'Order Now!' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Order Now!' }).click();
  await expect(page.getByRole('heading', { name: 'Order Info' })).toBeVisible();
  await held[0]?.continue();
  await isRemoved;
  await page.getByLabel('Phone Number').fill('9800000009');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeVisible();
});

test('a fault of the program is not told as a lost connection', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser();
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  // A toast may say so at the same time.
  const ourFault = page.getByRole('paragraph').filter({ hasText: 'The mistake is on our side.' });

  await page.goto('/category/Mobile-Apps?page=1');
  await page.getByPlaceholder('Find Services').first().fill('logo');
  await page.getByPlaceholder('Find Services').first().press('Enter');
  await expect(ourFault).toBeVisible();
  await page.goto('/orders/me');
  await expect(ourFault).toBeVisible();
  await expect(page.getByText(/check your connection|cannot be reached/)).toHaveCount(0);
});

test('a picture that was refused is not asked for again', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Mira Shrestha');
  await page.goto('/dashboard/services/new');
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  const input = page.getByLabel('Images(less then 700kb)').and(page.locator('input'));

  await input.setInputFiles(broken);
  await expect(page.getByText(/broken\.png .*left out/)).toBeVisible();
  await page.getByLabel('Title').fill('I will carve a stamp');
  await page.reload();
  await expect(page.getByText('What you had entered is here again.')).toBeVisible();
  await expect(page.getByText(/choose broken\.png again/)).toHaveCount(0);
});
