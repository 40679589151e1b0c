import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from '../../tooling/startServer.ts';
import { buildSite, isSiteBuilt } from '../../tooling/buildSite.ts';
import { findChromium } from '../../tooling/findChromium.ts';
import { weighSite } from '../../scripts/weighSite.ts';
import { measureFirstVisits } from './measureFirstVisit.ts';
import { measureInteractions } from './measureInteractions.ts';
import { serveStaticPage } from './serveStaticPage.ts';
import { writeStaticPage } from './writeStaticPage.ts';

/**
 * Prints what a first visit of the built site costs, beside the same page written by hand, and
 * how long interactions take. `ONLY=bytes,visits,interactions` chooses, `ROUNDS` says how often,
 * `PAGES` which paths, and `DATA_DIR` names a folder with sample data.
 */
const only = process.env['ONLY']?.split(',') ?? ['bytes', 'visits', 'interactions'];
const rounds = Number(process.env['ROUNDS'] ?? 5);
const distribution = join(import.meta.dirname, '../../apps/marketplace/dist');

const toSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const toRatio = (time: number, of = 1) => (time / of).toFixed(2);

if (!isSiteBuilt()) await buildSite();

if (only.includes('bytes')) {
  console.log('| | kB (minified, Brotli) | budget |\n| --- | ---: | ---: |');
  for (const { name, kilobytes, budget } of weighSite()) {
    console.log(`| ${name} | ${kilobytes.toFixed(1)} | ${budget} |`);
  }
}

if (only.includes('visits') || only.includes('interactions')) {
  const dataFolder = process.env['DATA_DIR'];
  const market = await startServer({
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'error',
    ...(dataFolder && { DATA_DIR: dataFolder }),
  });
  try {
    if (only.includes('visits')) await printVisits(market.url);
    if (only.includes('interactions')) await printInteractions(market.url);
  } finally {
    await market.stop();
    if (!dataFolder) await market.clean();
  }
}

async function printVisits(marketUrl: string) {
  const { services } = await (await fetch(`${marketUrl}/api/services`)).json();
  const [font = ''] = globSync('assets/figtree-latin-wght-*.woff2', { cwd: distribution });
  const byHand = await serveStaticPage(writeStaticPage(services, `/${font}`), marketUrl);
  const [service] = services;
  const paths: Record<string, string> = {
    home: '/',
    search: '/search/logo',
    category: '/category/Web-Programming',
    categories: '/category',
    service: `/service/${service._id}`,
    person: `/user/${service.user[0]._id}`,
    welcome: '/welcome',
  };
  const chosen = process.env['PAGES']?.split(',') ?? Object.keys(paths);
  const pages = Object.fromEntries(chosen.map((name) => [name, `${marketUrl}${paths[name]}`]));

  // Others have been there before: from the second visit on a page comes in its smallest form.
  for (const url of [...Object.values(pages), ...Object.values(pages)]) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();
  }

  const visits = await measureFirstVisits(
    { 'by hand': byHand.url, ...pages },
    rounds,
    await findChromium(),
  );
  byHand.close();

  const limit = visits[0];
  console.log(`| | FCP | LCP | ratios | TBT | CLS | scores | JS, transferred |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`);
  for (const { name, firstPaint, largestPaint, blocked, shift, scores, scriptBytes } of visits) {
    const ratios = `${toRatio(firstPaint, limit?.firstPaint)} / ${toRatio(largestPaint, limit?.largestPaint)}`;
    console.log(
      `| ${name} | ${toSeconds(firstPaint)} | ${toSeconds(largestPaint)} | ${ratios} | ${Math.round(blocked)} ms | ${shift.toFixed(3)} | ${scores.join('/')} | ${(scriptBytes / 1000).toFixed(0)} kB |`,
    );
  }
}

async function printInteractions(marketUrl: string) {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const interactions = await measureInteractions(browser, marketUrl);
  await browser.close();

  console.log('| at a quarter of the speed | longest interaction |\n| --- | ---: |');
  for (const { name, milliseconds } of interactions) {
    console.log(`| ${name} | ${Math.round(milliseconds)} ms |`);
  }
}
