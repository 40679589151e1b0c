import type { Page } from '@playwright/test';
import { orderAndPay, publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';

/** Notes what a page tells the backend of what is seen on it; a browser hides it from its tools. */
async function noteSightings(page: Page) {
  const sightings: unknown[] = [];
  await page.exposeFunction('noteSighting', (text: string) => sightings.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, content) => {
      void new Response(content).text().then(window.noteSighting);
      return send(address, content);
    };
  });
  return sightings;
}

declare global {
  interface Window {
    noteSighting?: (text: string) => void;
  }
}

// Shows X43.
test(
  'what a buyer sees, opens and orders is told to its seller, without a name',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers, { title: 'I will knit a tea cosy for you' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');

    const sightings = await noteSightings(buyers);

    await buyers.goto('/search/tea%20cosy');
    await expect
      .poll(() => sightings)
      .toContainEqual({
        services: expect.arrayContaining([service._id]),
        source: 'search',
        keyword: 'tea cosy',
      });
    await buyers.getByRole('link', { name: 'View details' }).first().click();
    await expect
      .poll(() => sightings)
      .toContainEqual({ services: [], viewed: service._id, source: 'search' });
    await orderAndPay(buyers, service);

    // What was counted is written every ten seconds, on a slow machine in two parts.
    const main = sellers.getByRole('main');
    await expect(async () => {
      await sellers.goto(`/dashboard/analytics?service=${service._id}`);
      await expect(main.getByRole('cell', { name: 'Search' })).toBeVisible({ timeout: 5_000 });
      await expect(main.getByRole('definition').filter({ hasText: '100%' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });

    const [download] = await Promise.all([
      sellers.waitForEvent('download'),
      main.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\d-]+\.csv$/);
  },
);

// Shows X35.
test(
  'a visitor reads what decides about scores, and a new seller that nothing counts yet',
  { tag: '@ci' },
  async ({ page, openMemberBrowser }) => {
    await page.goto('/ranking');
    const title = 'Order, scores and levels';
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Level 2/ })).toContainText('85');

    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    await sellers.goto('/dashboard/score');
    await expect(sellers.getByRole('main').getByText(/After 5 completed orders/)).toBeVisible();
  },
);
