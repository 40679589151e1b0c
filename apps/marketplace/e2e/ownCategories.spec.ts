import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { clientOf, publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../server/src/market.ts');
let market: RunningServer;

test.beforeAll(async () => {
  market = await startServer({ LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
  await market.stop();
  await market.clean();
});

/** Types a command as the owner of the market. */
const type = (...args: string[]) =>
  run(process.execPath, ['--conditions=market-source', program, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: market.dataFolder },
  });

// Shows X15, X24.
test(
  'an owner names the market, adds a category and merges it, and the site follows',
  { tag: '@ci' },
  async ({ page }) => {
    const seller = clientOf(page, market.url);
    await page.goto(market.url);
    await expect(page).toHaveTitle('Freelance services');
    const password = 'mira-own-2026';
    await seller.signUp({
      fullname: 'Mira Sen',
      email: 'mira@own.example',
      password,
      passwordverify: password,
    });

    await type('add-category', 'Voice-Over', 'Voice over');
    await type('set', 'name', 'Hamro Bazaar');
    await expect(async () => {
      await page.goto(`${market.url}/dashboard/services/new`);
      await page.getByLabel('Category').selectOption('Voice over', { timeout: 1_000 });
      // Category and name may reach the site in either order.
      await expect(page).toHaveTitle(/ · Hamro Bazaar$/, { timeout: 1_000 });
    }).toPass();
    await publishService(
      page,
      { title: 'I will read your story aloud', category: 'Voice-Over' },
      market.url,
    );

    await page.goto(market.url);
    await page.getByRole('main').getByRole('link', { name: 'Voice over' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice over');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveTitle('Voice over · Hamro Bazaar');

    await type('merge-category', 'Voice-Over', 'Mobile-Apps');
    await page.goto(`${market.url}/category/Voice-Over?max=9000`);
    await expect(page).toHaveURL(`${market.url}/category/Mobile-Apps?max=9000`);
    await expect(page.getByRole('article')).toContainText('I will read your story aloud');
    await expect(page.getByRole('main').getByRole('link', { name: 'Voice over' })).toHaveCount(0);
    const sitemap = await (await page.request.get(`${market.url}/sitemaps/pages.xml`)).text();
    expect(sitemap).toContain('/category/Mobile-Apps');
    expect(sitemap).not.toContain('Voice-Over');
  },
);
