import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/people/demoAccounts.ts';
import { findChromium } from '../tooling/findChromium.ts';

/**
 * Takes the pictures of the README from the running product: `npm run pictures [folder]`.
 * The folder defaults to `docs/pictures`. Needs a built site.
 */
const folder = process.argv[2] ?? 'docs/pictures';
const port = 4174;
const baseURL = `http://localhost:${port}`;

const [buyer, seller] = [demoAccounts.buyer, demoAccounts.seller];

async function logIn(page: Page, account: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${baseURL}/`);
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function openFirstService(page: Page) {
  await page.goto('/search/logo');
  await page.getByRole('link', { name: 'View details' }).first().click();
  await page.waitForURL(/\/service\//);
}

async function goToPayment(page: Page) {
  await page.goto('/myWishList');
  await page.getByText('Order Now!').first().click();
  await page.getByLabel('Phone Number').fill('9800000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Proceed to payment').click();
  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
}

const scenes: Record<
  string,
  { as?: { email: string; password: string }; show: (page: Page) => Promise<void> }
> = {
  home: { show: async (page) => void (await page.goto('/')) },
  service: { show: openFirstService },
  checkout: { as: buyer, show: goToPayment },
  dashboard: { as: seller, show: async (page) => void (await page.goto('/dashboard')) },
};

async function takePicture(
  browser: Browser,
  name: string,
  colorScheme: 'light' | 'dark',
  width: number,
) {
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no scene called ${name}.`);
  const page = await browser.newPage({
    baseURL,
    colorScheme,
    viewport: { width, height: width < 600 ? 844 : 860 },
    reducedMotion: 'reduce',
  });
  // A stream is on its way as long as the page is open: it would never be idle.
  await page.route('**/api/events', (route) => route.fulfill({ status: 404 }));
  if (scene.as) await logIn(page, scene.as);
  await scene.show(page);
  await settle(page);
  const suffix = width < 600 ? 'phone' : colorScheme;
  const path = join(folder, `${name}-${suffix}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 85 });
  await page.close();
  console.log(`  ${path}`);
}

await mkdir(folder, { recursive: true });
const dataFolder = await mkdtemp(join(tmpdir(), 'market-pictures-'));
const server = spawn(process.execPath, ['--conditions=market-source', 'src/main.ts'], {
  cwd: 'apps/server',
  env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  console.log('Starting a server with sample data …');
  while (
    !(await fetch(`${baseURL}/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  for (const name of Object.keys(scenes)) {
    await takePicture(browser, name, 'light', 1280);
    await takePicture(browser, name, 'dark', 1280);
    await takePicture(browser, name, 'light', 390);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await rm(dataFolder, { recursive: true, force: true });
}
