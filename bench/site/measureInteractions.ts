import type { Browser, Page, Route } from 'playwright-core';
import { demoAccounts } from '../../apps/server/src/people/demoAccounts.ts';

/** The longest interaction of a kind, in ms from the input to the next paint. */
export interface Interaction {
  name: string;
  milliseconds: number;
}

/** How much slower than this machine's the processor is made. */
const slowdown = 4;

/** Collects how long interactions take: run in the page before anything else. */
const collect = () => {
  const seen: { duration: number }[] = [];
  Object.assign(globalThis, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) seen.push({ duration: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** Adds a button that only turns green: what it takes is the least that this machine needs for a paint. */
const addPlainButton = () => {
  const button = document.createElement('button');
  button.textContent = 'Nothing but a colour';
  button.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 9';
  button.addEventListener('click', () => (button.style.background = 'green'));
  document.body.append(button);
};

const takeLongest = async (page: Page) => {
  await page.waitForTimeout(700);
  return Number(
    await page.evaluate('Math.max(8, ...interactions.splice(0).map(({ duration }) => duration))'),
  );
};

/** Opens pages of the site on a slow processor and does what people do there. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(collect);
  const session = await page.context().newCDPSession(page);
  const measured: Interaction[] = [];

  const measure = async (name: string, act: () => Promise<unknown>) => {
    await takeLongest(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    measured.push({ name, milliseconds: await takeLongest(page) });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
  const open = (path: string) => page.goto(url + path, { waitUntil: 'networkidle' });

  await open('/');
  await measure('type in search', () =>
    page.getByRole('searchbox').pressSequentially('logo design', { delay: 90 }),
  );
  await open('/category/Web-Programming');
  await measure('move a price thumb', async () => {
    const thumb = page.getByRole('slider', { name: 'Lowest price' });
    const box = await thumb.boundingBox();
    if (!box) throw new Error('The thumb is not there.');
    await page.mouse.move(box.x + 4, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(box.x + 4 + step * 6, box.y + box.height / 2);
      await page.waitForTimeout(30);
    }
    await page.mouse.up();
  });
  await open('/search/design');
  await page.evaluate(addPlainButton);
  await measure('nothing but a colour', () =>
    page.getByRole('button', { name: 'Nothing but a colour' }).click(),
  );
  const filters = page.locator('#filters');
  await filters.getByRole('heading', { level: 3 }).nth(1).waitFor();
  for (const group of await filters.getByRole('heading', { level: 3 }).allTextContents()) {
    await open('/search/design');
    await filters.getByRole('heading', { name: group }).waitFor();
    const choices = filters.getByRole('region', { name: group }).getByRole('link');
    if ((await choices.count()) === 0) continue;
    await measure(`narrow by ${group}`, () => choices.first().click());
  }
  await measure('sort by another order', () =>
    page.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 2 }),
  );
  await open('/');
  await measure('open the menu', () =>
    page.getByRole('button', { name: 'All under Categories' }).click(),
  );
  await page.keyboard.press('Escape');
  await measure('switch the theme', () =>
    page.getByRole('radio', { name: 'Dark' }).check({ force: true }),
  );
  await page
    .locator(`a[href="/service/${await findIllustrated(url)}"]`)
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.waitFor();
  await page.waitForTimeout(1_500);
  await measure('next picture', () => next.click());
  await measure('back to a visited list', () => page.goBack());

  await logIn(page, url);
  // A stream stays open: beside it, the network is never idle.
  await page.route('**/api/events', (route) => route.abort());
  await page.route('**/api/order/me', answerWithManyOrders);
  await open('/orders/me');
  await measure('sort 1,000 rows', () => page.getByRole('button', { name: 'Amount' }).click());

  await page.close();
  return measured;
}

/** Finds a service of the first page that has several pictures. */
async function findIllustrated(url: string): Promise<string> {
  const { services } = await (await fetch(`${url}/api/services`)).json();
  return services.find(({ images }: { images: unknown[] }) => images.length > 1)._id;
}

async function logIn(page: Page, url: string) {
  const { email, password } = demoAccounts.buyer;
  await page.request.post(`${url}/api/auth/login`, {
    data: { email, password },
    headers: { origin: url },
  });
}

/** As many orders as nobody has in the sample data, made from those that are there. */
async function answerWithManyOrders(route: Route) {
  const response = await route.fetch();
  const answer = await response.json();
  const [order] = answer.orders;
  const orders = Array.from({ length: 1_000 }, (_, index) => ({
    ...order,
    _id: `order-${index}`,
    totalPrice: 300 + ((index * 7_919) % 49_000),
  }));
  await route.fulfill({ json: { ...answer, orders } });
}
