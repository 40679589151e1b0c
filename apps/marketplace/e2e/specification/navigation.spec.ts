import { clientOf, publishService } from '../support/backend.ts';
import { expect, test } from '../support/people.ts';
import { isAlive, recordSubmissions } from '../support/visits.ts';

const categories = ['Graphics-And-Design', 'Game-Development', 'Web-Programming', 'Mobile-Apps'];

const protectedPaths = [
  '/me',
  '/me/update',
  '/me/updatePassword',
  '/me/sessions',
  '/me/security',
  '/me/identity',
  '/me/data',
  '/myWishList',
  '/order',
  '/order/confirm',
  '/orders/me',
  '/order/some-order',
  '/dashboard',
  '/dashboard/services',
  '/dashboard/services/new',
  '/dashboard/service/some-service',
  '/dashboard/orders',
  '/dashboard/serviceDetails/some-order',
  '/dashboard/users',
  '/payment',
];

// Shows R1-R12, A1.
test('a visitor opens every public screen', async ({ page }) => {
  for (const [path, title, heading] of [
    ['/', '', 'Find someone who does it beautifully.'],
    ['/search/logo', 'logo · ', '“logo”'],
    ['/category', 'Categories · ', 'Categories:'],
    ['/category/Mobile-Apps', 'Mobile-Apps · ', 'Mobile-Apps'],
    ['/welcome', 'Welcome · ', 'Good work, by people you can talk to.'],
    ['/signup', 'Sign Up · ', 'Sign Up'],
    ['/email/confirm/some-token', 'Confirm your address · ', 'Confirm your address'],
    ['/login', 'Log In · ', 'Log In'],
    ['/forgotPassword', 'Forgot password · ', 'Forgot password?'],
    ['/password/reset/some-token', 'New password · ', 'New password'],
    [
      '/loginRegister',
      'Privacy Policy and Terms of Services · ',
      'Privacy Policy and Terms of Services',
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title}Freelance services`);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page).toHaveURL(/\/service\/[^/]+$/);
  await page.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/user\/[^/]+$/);
});

// Shows R13-R28, R30.
test('a visitor on a protected address is taken to the welcome screen', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  for (const path of protectedPaths) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/welcome');
  }
  expect(refused).toEqual([]);
});

// Shows R13-R19, R21-R23, R25, R27, A2-A7, P11, P12.
test('a member reaches every protected screen, dashboard included', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  for (const [path, title, heading] of [
    ['/me', 'Profile', 'Maya Tamang'],
    ['/me/update', 'Update Profile', 'Update Profile'],
    ['/me/updatePassword', 'Change Password', 'Change Password'],
    ['/me/sessions', 'Sessions', 'Sessions'],
    ['/me/security', 'Second factor', 'Second factor'],
    ['/me/identity', 'Identity', 'Identity'],
    ['/me/data', 'My data', 'My data'],
    ['/myWishList', 'My WishList', 'My WishList:'],
    ['/order', 'Order Info', 'Checkout'],
    ['/order/confirm', 'Confirm Order', 'Checkout'],
    ['/orders/me', 'My Orders', 'My Orders'],
    ['/dashboard', 'DashBoard', 'DashBoard'],
    ['/dashboard/services', 'My Services', 'My Services'],
    ['/dashboard/services/new', 'New Service', 'New Service'],
    ['/dashboard/orders', 'Orders', 'Orders'],
    ['/dashboard/users', 'Users', 'Users'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} · Freelance services`);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

// Shows R28, R29, R31.
test('the payment step of the checkout is never taken for an order', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/order/payment');
  await expect(page).toHaveURL('/payment');
  expect(asked).not.toContain('/api/order/payment');
});

// Shows R29.
test('payment exists only once the key of the card provider has loaded', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  await page.route('**/api/payment/stripeApiKey', (route) => route.abort());
  await page.goto('/payment');
  await expect(page.getByText('Paying is not possible at the moment.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^PAY/ })).toHaveCount(0);
});

// Shows N1-N8, N18, A8.
test('the navigation leads a visitor everywhere', async ({ page }) => {
  await page.goto('/category');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/');
  await expect(banner.getByRole('link', { name: 'Become a seller' })).toHaveAttribute(
    'href',
    '/dashboard/services/new',
  );
  await expect(banner.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(banner.locator('a[href="/welcome"]').first()).toBeVisible();
  await expect(banner.locator('a[href="/category"]').first()).toBeVisible();
  for (const category of categories) {
    await expect(page.locator(`header a[href="/category/${category}"]`).first()).toHaveText(
      category,
    );
  }
});

test('signing up and a search are one press away on every page, on the smallest phone too', async ({
  page,
}) => {
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign Up', exact: true });
  const searchBox = page.getByRole('banner').getByRole('searchbox', { name: 'Find Services' });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/category', '/welcome', '/login']) {
      await page.goto(path);
      await expect(signUp, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(searchBox, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await signUp.click();
    await expect(page).toHaveURL('/signup');
  }
});

// Shows N9-N11, N13-N17.
test('the navigation shows a member their wishlist and their menu', async ({
  openMemberBrowser,
}) => {
  const seller = await openMemberBrowser();
  const service = await publishService(seller.page);
  const { page } = await openMemberBrowser('Maya Tamang');
  await clientOf(page).addToWishlist({ serviceId: service._id });
  await page.goto('/category');

  const wishlist = page.getByRole('banner').locator('a[href="/myWishList"]');
  await expect(wishlist).toContainText('1');

  const menu = page.getByRole('banner').getByRole('button', { name: /Maya/ });
  await expect(menu).not.toContainText('Tamang');
  await menu.click();
  for (const [name, path] of [
    ['Profile', '/me'],
    ['Dashboard', '/dashboard'],
    ['Orders', '/orders/me'],
  ] as const) {
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
    await expect(page.locator(`header a[href="${path}"]`).first()).toHaveText(name);
  }

  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('banner').getByText('Log Out', { exact: true })).toBeHidden();

  await menu.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('Log Out', { exact: true })).toBeHidden();

  await page.goto('/me');
  await page.getByRole('banner').getByRole('button', { name: /Maya/ }).click();
  await page.getByRole('banner').getByText('Log Out', { exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

// Shows N19.
test('neither log in nor the menu shows while the session loads', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser();
  await page.route('**/api/auth/me', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[href="/myWishList"]')).toHaveCount(0);
});

test('a visitor is known as one without being asked for, and the console stays empty', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/me')) complaints.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

// Shows N20.
test('the hamburger opens and closes the navigation of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const hamburger = page.getByRole('banner').getByRole('button', { name: /menu|navigation/i });
  await hamburger.click();
  const seller = page.getByRole('link', { name: 'Become a seller' }).last();
  await expect(seller).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(seller).toBeHidden();
});

// Shows N21-N30.
test('the footer has its links, its year and a newsletter form that does nothing', async ({
  page,
}) => {
  await page.goto('/category');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/welcome"]')).toHaveCount(6);
  await expect(footer).toContainText('2021');

  await isAlive(page);
  const sent = recordSubmissions(page, 'asha@example.com');
  await footer.getByRole('textbox').fill('asha@example.com');
  await footer.getByRole('textbox').press('Enter');
  await footer.getByRole('button').last().click();
  await expect(page).toHaveURL('/category');
  expect(sent).toEqual([]);
});

test('a browser that asks for the old kind of icon gets one', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/.*icon$/);
});

test('an unknown address gets a helpful screen', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist.');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/no/such/page');
});

// Shows C1, C17, C20, C27, P30.
test('a start asks who is here, what they keep and how they would pay', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/category');
  await expect
    .poll(() => [...asked])
    .toEqual(
      expect.arrayContaining([
        '/api/auth/me',
        '/api/cart/getMyCartItems',
        '/api/payment/stripeApiKey',
      ]),
    );

  await page.goto('/dashboard');
  await expect
    .poll(() => [...asked])
    .toEqual(expect.arrayContaining(['/api/services/me', '/api/order/myOrders']));
});
