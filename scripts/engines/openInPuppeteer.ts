import { type ElementHandle, launch, type LaunchOptions, ProtocolError } from 'puppeteer-core';
import type { Tab } from './Tab.ts';

/** An older Firefox sets the size but does not know the orientation that is sent with it. */
function ignoreOrientation(error: unknown) {
  const isUnknown = error instanceof ProtocolError && error.message.includes('unknown command');
  if (!isUnknown) throw error;
}

/** Starts a Chromium or a Firefox, without a window. */
export async function openInPuppeteer(options: LaunchOptions): Promise<Tab> {
  const browser = await launch(options);
  const page = await browser.newPage();

  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    ask: async (question, wanted) => page.evaluate(question as (wanted: unknown) => never, wanted),
    pointAt: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    chooseFiles: async (selector, paths) => {
      const input = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }).catch(ignoreOrientation),
    takePicture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
