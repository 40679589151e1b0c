import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { expect, logInAsDemoSeller, test } from './support/people.ts';

/** Public addresses, also of a service and of its seller. Others test with worse titles meanwhile. */
async function findPublicPaths(page: Page): Promise<string[]> {
  const { services } = await (await page.request.get('/api/services?keyword=logo')).json();
  const [service] = services;
  return [
    '/',
    '/search/logo',
    '/category/Web-Programming?page=2',
    '/category',
    `/service/${service._id}`,
    `/user/${service.user[0]._id}`,
    '/welcome',
    '/loginRegister',
  ];
}

test('without JavaScript a visitor finds the services and reads about one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto('/');
  await page.getByPlaceholder('Find Services').fill('logo');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/logo');
  await expect(page.getByRole('article').first()).toContainText(/logo/i);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]+\/search\/logo\?sort=newest/);
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('About This Gig')).toBeVisible();
  // Beyond the last page is the last one.
  await page.goto('/search/logo?page=9999&sort=newest');
  await expect(page).toHaveURL(/^[^?]+\/search\/logo\?(?!.*9999).*sort=newest/);
  await expect(page.getByRole('article').first()).toContainText(/logo/i);
  await context.close();
});

test('the browser takes every public page over without a word and without asking again', async ({
  page,
}) => {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  for (const path of await findPublicPaths(page)) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    const rendered = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '')?.[1];
    expect(rendered?.replaceAll('&amp;', '&'), path).toBe(await page.title());
  }
  // What is counted is told, not asked.
  const questions = asked.filter((path) => path !== '/api/services/seen');
  expect(questions.filter((path) => /^\/api\/(?:services|auth)/.test(path))).toEqual([]);
  expect(said).toEqual([]);
});

/** What travels ahead of a browser's first word back, in bytes: ten packets. */
const firstFlight = 14_600;

/** The page as far as it comes with the first flight. */
async function readFirstFlight(url: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const heads = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  const body = Buffer.concat(await response.toArray());
  return brotliDecompressSync(body.subarray(0, firstFlight - heads), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

/** Where a page ends for its reader: reviews lie far below, then the footer and what scripts begin with. */
const end = /<\/main>|id="reviews"/;

test('what a public page is about comes in one flight', async ({ page, baseURL }) => {
  for (const path of await findPublicPaths(page)) {
    // The first visitor gets a page that was made in a hurry.
    await expect
      .poll(async () => end.test(await readFirstFlight(`${baseURL}${path}`)), path)
      .toBe(true);
  }
});

test('pages about nothing say so by their status and in words, and ask for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  for (const path of ['/service/nothing', '/user/nobody', '/category/Nothing', '/no/such/page']) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // What is counted is told, not asked.
  const questions = asked.filter((path) => path !== '/api/services/seen');
  expect(questions.filter((path) => /^\/api\/(?:services|auth)/.test(path))).toEqual([]);
  expect((await page.request.get('/myWishList')).status()).toBe(200);
});

test('a page is the same bytes for a member as for a visitor', async ({ page, openBrowser }) => {
  const visitor = await openBrowser();
  await logInAsDemoSeller(page);

  for (const path of ['/', '/welcome']) {
    const ofMember = await page.request.get(path);
    const ofVisitor = await visitor.page.request.get(path);
    expect(await ofMember.text()).toBe(await ofVisitor.text());
    expect(ofMember.headers()['set-cookie']).toBeUndefined();
    expect(ofMember.headers()['cache-control']).toBe('public, no-cache');
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Wishlist/ })).toBeVisible();
});

test('the code of the site is fetched once the rendered page is there', async ({ page }) => {
  await page.goto('/');
  const [loaded, firstScript] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return [visit?.loadEventStart ?? 0, Math.min(...files.map(({ startTime }) => startTime))];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(firstScript).toBeGreaterThan(loaded ?? 0);
});

test('what is pressed and typed before the code of the site has come is not lost', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const coming: Route[] = [];
  let hasCome = false;
  await page.route('**/assets/*.js', (route) =>
    hasCome ? route.continue() : void coming.push(route),
  );
  await page.goto('/');
  await page.getByRole('searchbox').fill('logo');
  await page.getByRole('button', { name: 'All under Categories' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  hasCome = true;
  await Promise.all(coming.map((route) => route.continue()));

  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page).toHaveURL('/search/logo');
  await expect(page.getByRole('combobox', { name: 'Find Services' })).toHaveValue('logo');
  await page.close();
});

test('what stands on a page stays while the code of its parts comes late', async ({
  openMemberBrowser,
}) => {
  const member = await openMemberBrowser();
  const context = member.page.context();
  await context.route(/\/assets\/(?:SearchTools|NoServices)-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

  for (const word of ['logo', 'nothingThatAnybodyOffers']) {
    const page = await context.newPage();
    const visit = page.goto(`/search/${word}`);
    const parts = page.locator('main :is(aside, h3, li)');
    await parts.first().waitFor({ state: 'attached' });
    const rendered = await parts.elementHandles();
    await visit;
    await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
    const kept = rendered.map((part) => part.evaluate(({ isConnected }) => isConnected));
    expect(new Set(await Promise.all(kept)), word).toEqual(new Set([true]));
  }
});

test('the first paint has the chosen theme, before any file of the site has come', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  const readPaper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await readPaper();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await readPaper();
  expect(dark).not.toBe(light);

  await page.evaluate(() => localStorage.setItem('market-theme', 'dark'));
  await page.reload();
  expect(await readPaper()).toBe(dark);
  await page.close();
});
