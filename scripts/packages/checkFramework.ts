import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tooling/findChromium.ts';

/** Where parts stand on the page, and how large they are. */
function measureParts() {
  const parts = 'header, header svg, [role=search], article, nav ol, table, footer, footer svg';
  return [...document.querySelectorAll(parts)].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { display, borderRadius, backgroundColor } = getComputedStyle(part);
    return {
      name: part.tagName,
      place: [x, y, width, height].map(Math.round).join(' '),
      looks: [display, borderRadius, backgroundColor].join(' '),
    };
  });
}

/** A table knows how high it is only once it has been in sight. */
async function measure(page: Page) {
  await page.locator('table').scrollIntoViewIfNeeded();
  await page.waitForTimeout(100);
  await page.evaluate(() => scrollTo(0, 0));
  return page.evaluate(measureParts);
}

/** What the page's links and switches are called, in the language of the app. */
export interface Words {
  details: string;
  dark: string;
}

const english: Words = { details: 'View details', dark: 'Dark' };

async function openWithoutScripts(browser: Browser, url: string, words: Words) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const isReadable = await page.getByRole('link', { name: words.details }).first().isVisible();
  // The page's scripts do not run, the tool's own do.
  return { isReadable, parts: await measure(page) };
}

async function openWithScripts(browser: Browser, url: string, words: Words) {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (said) => {
    if (said.type() === 'error' && !/favicon/.test(said.text() + said.location().url))
      faults.push(said.text());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  const parts = await measure(page);
  await page.getByRole('radio', { name: words.dark }).check({ force: true });
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  return { faults, shift, theme, parts };
}

/**
 * Opens a server-rendered page of the library with and without its scripts: it must be readable
 * without them, look the same before and after, and move nothing.
 */
export async function checkFramework(name: string, url: string, words = english): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  try {
    const still = await openWithoutScripts(browser, url, words);
    const live = await openWithScripts(browser, url, words);
    const faults = [
      ...live.faults,
      ...(still.isReadable ? [] : ['It cannot be read without scripts.']),
      ...(live.shift <= 0.01 ? [] : [`It moves by ${live.shift}.`]),
      ...(live.theme === 'dark' ? [] : ['Its switch for the theme does nothing.']),
      ...still.parts.flatMap((part, index) => {
        const [before, after] = [part, live.parts[index]].map((each) => JSON.stringify(each));
        return before === after ? [] : [`Without scripts ${before}, with them ${after}`];
      }),
    ];
    if (still.parts.length < 10) faults.push('There is too little to see.');
    if (faults.length > 0) throw new Error(`${name}:\n${faults.slice(0, 12).join('\n')}`);
  } finally {
    await browser.close();
  }
}
