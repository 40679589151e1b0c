import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../tooling/findChromium.ts';

/*
 * Builds the Storybook as it is published, and opens one of its stories and one of its pages of
 * documentation in both themes, to find whatever breaks the build or all pages.
 */
const top = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'market-storybook-'));

function build() {
  const storybook = join(top, 'node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [storybook, ...options], {
    cwd: top,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The Storybook cannot be built.\n${stdout}${stderr}`);
}

async function openPages() {
  const { resolvedUrls, close } = await preview({
    configFile: false,
    root: tmpdir(),
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    for (const theme of ['light', 'dark'])
      await openBoth(page, resolvedUrls?.local[0] ?? '', theme);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
    await close();
  }
}

async function openBoth(page: Page, address: string, theme: string) {
  const open = (view: string) =>
    page.goto(`${address}iframe.html?${view}&globals=theme:${theme}`, { timeout: 60_000 });
  const inTheme = page.locator(`[data-theme=${theme}]`);

  await open('viewMode=story&id=inputs-button--primary');
  await inTheme.getByRole('button', { name: 'PAY - (Rs.4500)' }).waitFor();

  await open('viewMode=docs&id=inputs-button--docs');
  await inTheme.getByRole('heading', { name: 'Button', level: 1 }).waitFor();
  await inTheme.getByRole('row', { name: 'isLoading' }).waitFor();
  await inTheme.getByRole('button', { name: 'PAY - (Rs.4500)' }).waitFor();
}

try {
  build();
  await openPages();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
