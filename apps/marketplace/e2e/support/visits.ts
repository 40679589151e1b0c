import { expect, type Page } from '@playwright/test';

/** Waits until a page that the server has rendered knows who is here: from then on it asks by itself. */
export const isAlive = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();

/**
 * Gives what the forms of a page send from now on: whatever changes something, another page, and
 * what carries the words that were typed. What the site still loads for itself, when the machine is
 * busy, is not among it.
 */
export function recordSubmissions(page: Page, typed: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isLoaded = request.method() === 'GET' && !request.isNavigationRequest();
    const address = decodeURIComponent(request.url());
    if (!isLoaded || address.includes(typed)) sent.push(`${request.method()} ${address}`);
  });
  return sent;
}

/**
 * Tells how long words that a page does not show yet stand on it, in milliseconds. The page itself
 * measures: on a busy machine a test sees them late.
 */
export const measureLife = (page: Page, words: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined;
        const observer = new MutationObserver(() => {
          const isShown = document.body.innerText.includes(text);
          if (isShown) shownAt ??= performance.now();
          if (isShown || shownAt === undefined) return;
          observer.disconnect();
          resolve(performance.now() - shownAt);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
