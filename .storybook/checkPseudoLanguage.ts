import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { findOverflow } from '../apps/marketplace/src/testing/findOverflow.ts';
import { findLeftovers } from '../tooling/pseudoLanguage/findLeftovers.ts';
import { plainTexts } from '../tooling/pseudoLanguage/lengthen.ts';
import { knownInEnglish } from '../tooling/pseudoLanguage/knownInEnglish.ts';

/** What every story of the site is held against in `--mode pseudo`. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') await checkWords();
});

async function checkWords() {
  await page.viewport(320, 640);
  await new Promise(requestAnimationFrame);

  // What is laid out by script follows the window a moment later.
  await expect
    .poll(findOverflow, { message: 'in a window of 320 px', timeout: 60_000 })
    .toEqual([]);
  const ownTexts = [...plainTexts].filter((text) => !knownInEnglish.includes(text));
  expect(findLeftovers(ownTexts), 'in the pseudo-language').toEqual([]);
}
