import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { texts as frameTexts } from '../apps/marketplace/src/app/texts.ts';
import { texts as emptyTexts } from '../apps/marketplace/src/features/services/explore/NoServices.texts.ts';
import { texts as listTexts } from '../apps/marketplace/src/features/services/explore/texts.ts';
import { texts as ownTexts } from '../apps/marketplace/src/features/services/own/MyServicesScreen.texts.ts';
import { texts as logInTexts } from '../apps/marketplace/src/features/people/logIn/texts.ts';
import { texts as peopleTexts } from '../apps/marketplace/src/features/people/texts.ts';
import { findOverflow } from '../apps/marketplace/src/testing/findOverflow.ts';
import { demoAccounts } from '../apps/server/src/people/demoAccounts.ts';
import { findChromium } from '../tooling/findChromium.ts';
import { findLeftovers } from '../tooling/pseudoLanguage/findLeftovers.ts';
import { lengthen } from '../tooling/pseudoLanguage/lengthen.ts';
import { speakPseudoLanguage } from '../tooling/pseudoLanguage/speakPseudoLanguage.ts';
import { knownInEnglish } from '../tooling/pseudoLanguage/knownInEnglish.ts';
import { createSampleFolder } from '../tooling/createSampleFolder.ts';
import { startServer } from '../tooling/startServer.ts';

/*
 * Takes two journeys through the site in the pseudo-language, on the real server, in a window of
 * 320 px: nothing may be cut off, glued together or left in English.
 */
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const site = join(import.meta.dirname, '../apps/marketplace');
const folder = mkdtempSync(join(tmpdir(), 'market-pseudo-'));

const buildSite = (outDir: string, ssr: boolean) =>
  build({
    root: site,
    mode: 'pseudo',
    plugins: [speakPseudoLanguage()],
    build: { outDir, ssr, emptyOutDir: true },
    logLevel: 'error',
  });

/** The texts of the modules that the journeys look for, as they are in English. */
const plainTexts = [frameTexts, emptyTexts, listTexts, ownTexts, logInTexts, peopleTexts]
  .flatMap(listStrings)
  .filter((text) => !knownInEnglish.includes(text));

function listStrings(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts ? Object.values(texts).flatMap(listStrings) : [];
}

let faultCount = 0;

async function look(page: Page, where: string) {
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const faults = [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findLeftovers, plainTexts)),
  ];
  faultCount += faults.length;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${where}`);
  for (const fault of faults) console.error(`  ${fault}`);
}

/** Somebody searches, reads about a service and wants to keep it. */
async function search(page: Page, url: string) {
  await page.goto(url);
  await look(page, 'the home page');
  await page.getByRole('link', { name: lengthen(listTexts.all) }).waitFor();
  await page.goto(`${url}/search/nothing-like-it`);
  await look(page, 'a search that finds nothing');
  await page.getByRole('link', { name: lengthen(emptyTexts.clear) }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL('**/service/*');
  await look(page, 'a service');
  await page.goto(`${url}/welcome`);
  await look(page, 'the welcome page');
  await page.goto(`${url}/loginRegister`);
  await look(page, 'privacy and terms');
}

/** A seller logs in and goes through the dashboard. */
async function sell(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await look(page, 'the log-in');
  const { email, password } = demoAccounts.seller;
  await page.getByLabel(lengthen(peopleTexts.email), { exact: true }).fill(email);
  await page.getByLabel(lengthen(peopleTexts.password), { exact: true }).fill(password);
  await page.getByRole('button', { name: lengthen(logInTexts.title) }).click();
  await page.waitForURL(`${url}/`);
  for (const path of ['', '/services', '/services/new', '/orders', '/users']) {
    await page.goto(`${url}/dashboard${path}`);
    await look(page, `/dashboard${path}`);
  }
  for (const path of ['/me', '/me/update', '/me/sessions', '/orders/me', '/myWishList', '/order']) {
    await page.goto(url + path);
    await look(page, path);
  }
}

const siteFolder = join(folder, 'dist');
await buildSite(siteFolder, false);
await buildSite(`${siteFolder}-server`, true);
const server = await startServer({
  SAMPLE_DATA: '1',
  LOG_LEVEL: 'error',
  SITE_DIR: siteFolder,
  DATA_DIR: await createSampleFolder(),
});
const browser = await chromium.launch(await findChromium());
try {
  for (const journey of [search, sell]) {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await journey(page, server.url);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await server.clean();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faultCount > 0 ? 1 : 0;
