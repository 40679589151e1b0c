import type { Page, Request, Route } from '@playwright/test';
import { publishService } from '../support/backend.ts';
import { expect, test } from '../support/people.ts';
import { isAlive, recordSubmissions } from '../support/visits.ts';

const isListCall = (request: Request) => new URL(request.url()).pathname === '/api/services';

/** What the next call for a list of services asks for. */
const nextListCall = async (page: Page) =>
  new URL((await page.waitForRequest(isListCall)).url()).searchParams;

const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, message: 'Out of order.' } });

interface ListedService {
  _id: string;
  title: string;
  price: number;
  ratings: number;
  numOfReviews: number;
  user: { fullname: string }[];
}

// Shows S-home-1, S-home-2, S-home-5, S-home-8-14, P21, K5, K10, K14.
test('the home page has its words and a card for every service', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Freelance services');
  await expect(page.getByPlaceholder('Find Services')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  // Other journeys offer and withdraw services meanwhile.
  await expect(async () => {
    await page.reload();
    const answer = await page.request.get('/api/services?page=1');
    const { services } = (await answer.json()) as { services: ListedService[] };
    await expect(cards).toHaveCount(8);
    for (const [index, service] of services.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(service.title, { timeout: 1_000 });
      await expect(card).toContainText(service.user[0]?.fullname ?? '');
      await expect(card).toContainText(`Rs.${service.price}`);
      await expect(card).toContainText(`(${service.numOfReviews} Reviews)`);
      if (service.ratings > 0)
        await expect(card).toContainText(`${String(service.ratings).slice(0, 3)} of 5`);
      await expect(card.locator('img').first()).toHaveAttribute('src', /./);
      await expect(card.getByRole('link', { name: /View details/ })).toHaveAttribute(
        'href',
        `/service/${service._id}`,
      );
    }
  }).toPass();
});

// Shows S-home-3, S-home-4, P2, V1, V2.
test('a search is trimmed, and a blank one leads home', async ({ page }) => {
  await page.goto('/');
  const box = page.getByPlaceholder('Find Services');
  await box.fill('   logo  ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/logo');
  await box.fill('    ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the search finds words as they are written', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser();
  for (const keyword of ['C#', 'R&D', '50%', 'a/b', 'a%2Fb', 'ünïcode 🎸', '../..', '?x=1']) {
    const title = `I will explain ${keyword} to you`;
    await publishService(page, { title });
    await page.goto('/');
    await page.getByPlaceholder('Find Services').fill(keyword);
    const asked = nextListCall(page);
    await page.getByPlaceholder('Find Services').press('Enter');
    expect((await asked).get('keyword')).toBe(keyword);
    await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();

    await page.reload();
    await expect(page.getByPlaceholder('Find Services')).toHaveValue(keyword);
    await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
  }
});

// Shows S-home-6, S-home-7, K7, T12, T15, C10.
test('the price slider narrows a search, from Rs.298 to Rs.50,000', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await isAlive(page);
  const asked = nextListCall(page);
  await page.getByPlaceholder('Find Services').fill('logo');
  await page.getByPlaceholder('Find Services').press('Enter');
  const first = await asked;
  expect(first.get('price[gte]')).toBe('298');
  expect(first.get('price[lte]')).toBe('50000');
  await expect(page.getByText('Rs.298').first()).toBeVisible();
  await expect(page.getByText('Rs.50,000').first()).toBeVisible();

  const lowest = page.getByRole('slider').first();
  await lowest.focus();
  const narrowed = nextListCall(page);
  await lowest.press('ArrowRight');
  expect((await narrowed).get('price[gte]')).toBe('398');
});

// Shows S-home-6, P3, K1.
test('a category lists its services only', async ({ page }) => {
  await page.goto('/category');
  await isAlive(page);
  const asked = nextListCall(page);
  await page.getByRole('main').locator('a[href="/category/Game-Development"]').first().click();
  expect((await asked).get('category')).toBe('Game-Development');
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/category/Mobile-Apps');
  const chosen = page.getByRole('main').getByRole('link', { name: 'Mobile-Apps', exact: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

// Shows S-home-22, N4-N7, K1.
test('the categories are listed, each with its link', async ({ page }) => {
  await page.goto('/category');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories:');
  for (const category of [
    'Graphics-And-Design',
    'Game-Development',
    'Web-Programming',
    'Mobile-Apps',
  ]) {
    await expect(
      page.getByRole('main').locator(`a[href="/category/${category}"]`).first(),
    ).toBeVisible();
  }
});

// Shows S-home-17-21, T11, T14, K9, K12.
test('pages are turned with First, Prev, Next and Last', async ({ page }) => {
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: /pag/i });
  for (const name of ['First', 'Prev', 'Next', 'Last']) {
    await expect(pages.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(pages.getByText(/^\d+$/)).toHaveCount(5);

  const asked = nextListCall(page);
  await pages.getByText('Next', { exact: true }).click();
  expect((await asked).get('page')).toBe('2');
  await expect(page).toHaveURL(/page=2/);
  for (const name of ['Prev', 'First']) {
    await pages.getByText(name, { exact: true }).click();
    await expect(page).not.toHaveURL(/page=2/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  }

  await pages.getByText('Last', { exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByPlaceholder('Find Services').fill('logo');
  const searched = nextListCall(page);
  await page.getByPlaceholder('Find Services').press('Enter');
  expect((await searched).get('page') ?? '1').toBe('1');
});

test('a page beyond the last leads to the last', async ({ page }) => {
  for (const address of [
    '/?page=9999',
    '/search/logo?page=9999',
    '/category/Mobile-Apps?page=9999',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).not.toHaveURL(/9999/);
    await expect(page.getByText('No services found.')).toHaveCount(0);
  }
  await page.goto('/category');
  await page.goto('/?page=9999');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/category');
});

// Shows S-home-21.
test('a result that fits on one page has no pages to turn', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser();
  const title = `I will sing ${Date.now()}`;
  await publishService(page, { title });
  await page.goto(`/search/${encodeURIComponent(title)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Last', { exact: true })).toHaveCount(0);
});

// Shows S-home-15, E10.
test('nothing found is said, and a way on is offered', async ({ page }) => {
  await page.goto('/search/marble%20sculpture%20nobody%20sells');
  await expect(page.getByText('No services found.')).toBeVisible();
});

// Shows S-home-16, S-all-4, E1, E3, T1-T3.
test('a list that loads shows that it does, and one that failed can be asked for again', async ({
  page,
}) => {
  const waiting: Route[] = [];
  let isOutOfOrder = false;
  // The first page comes with its services; from then on the browser asks.
  await page.goto('/category');
  await isAlive(page);
  await page.route('**/api/services?*', (route) =>
    isOutOfOrder ? refuse(route) : void waiting.push(route),
  );
  const main = page.getByRole('main');
  await main.getByRole('link').first().click();
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  await expect(main.getByText('Loading services')).toBeAttached();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  isOutOfOrder = true;
  await Promise.all(waiting.map(refuse));

  // What the server says stands there, and is a toast, too.
  await expect(main.getByRole('alert')).toContainText('Out of order.');
  const toast = page.getByText('Out of order.').and(page.locator('body *:not(main *)'));
  await expect(toast.first()).toBeVisible();

  const retry = main.getByRole('button', { name: /try again/i });
  // The list asks once more by itself for what failed ahead of it; after this nothing does.
  await retry.click();
  await expect(retry).toBeEnabled();
  await page.unroute('**/api/services?*');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

// Shows T13-T16, C17.
test('whatever changes the list asks for the wishlist again too', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser();
  const wishlistCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/getMyCartItems')) wishlistCalls.push(request.url());
  });
  const changes: (() => Promise<void>)[] = [
    async () => page.getByText('Next', { exact: true }).click(),
    async () => {
      await page.getByPlaceholder('Find Services').fill('logo');
      await page.getByPlaceholder('Find Services').press('Enter');
    },
    async () => page.getByRole('slider').first().press('ArrowRight'),
    async () => page.getByRole('main').getByRole('link', { name: 'Web-Programming' }).click(),
  ];
  // A stream is on its way as long as the page is open: it would never be idle.
  await page.route('**/api/events', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Wishlist/ })).toBeVisible();
  for (const change of changes) {
    // A call that is still on its way would not be made a second time.
    await page.waitForLoadState('networkidle');
    const before = wishlistCalls.length;
    const listed = page.waitForResponse((response) => isListCall(response.request()));
    await change();
    await listed;
    await expect.poll(() => wishlistCalls.length).toBeGreaterThan(before);
  }
});

test('an older answer never replaces a newer one', async ({ page }) => {
  await page.goto('/');
  const older: Route[] = [];
  await page.route('**/api/services?*keyword=logo*', (route) => void older.push(route));
  const box = page.getByPlaceholder('Find Services');
  await box.fill('logo');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/logo');
  // The address changes first: a search that is replaced at once is never asked for.
  await expect.poll(() => older).not.toHaveLength(0);
  await box.fill('pixel');
  await box.press('Enter');
  await expect(page.getByRole('article').first()).toContainText(/pixel/i);
  for (const route of older) {
    await route.continue().catch(() => undefined);
    await route.request().response();
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('article').first()).toContainText(/pixel/i);
});

// Shows P26-P29, K8.
test('the landing screen says what the market covers, and its banner has a box that does nothing', async ({
  page,
}) => {
  await page.goto('/welcome');
  const main = page.getByRole('main');
  for (const word of [/service/i, /wishlist/i, /order/i, /payment/i, /logged-in user/i]) {
    await expect(main).toContainText(word);
  }
  await expect(main).toContainText('Get your service done from 5$');
  await expect(main).toContainText(
    'Browse through many micro services. Choose one you trust and pay as you go!!',
  );
  await isAlive(page);
  const sent = recordSubmissions(page, 'asha@example.com');
  await main.getByRole('textbox').fill('asha@example.com');
  await main.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL('/welcome');
  expect(sent).toEqual([]);
});
