import { expect, waitFor, within } from 'storybook/test';
import { hasSettled } from './storiesAt.tsx';

const entries = ':is(article, tbody > tr, ul > li, ol > li)';

/**
 * Makes a change for which a list asks again, and holds the answers back: what was there stays and is busy, and what
 * is waited for is said, until they come.
 *
 * @param words What is said.
 */
export async function expectWaiting(
  canvasElement: HTMLElement,
  words: string,
  change: () => Promise<unknown>,
) {
  const canvas = within(canvasElement);
  const before = [...canvasElement.querySelectorAll(entries)];
  const { fetch } = globalThis;
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  globalThis.fetch = async (...request) => {
    await held;
    return fetch(...request);
  };
  try {
    await change();
    const said = await canvas.findByText(words);
    await expect(said.closest('[role="status"]')).not.toBeNull();
    const busy = said.closest('[data-meanwhile="earlier"]')?.querySelector('[aria-busy="true"]');
    const there = [...(busy?.querySelectorAll(entries) ?? [])];
    await expect(there.length).toBeGreaterThan(0);
    await expect(before).toEqual(expect.arrayContaining(there));
  } finally {
    globalThis.fetch = fetch;
    letGo?.();
  }
  await hasSettled(canvasElement);
  await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
}
