import { expect, test, vi } from 'vitest';
import { createCards } from './createCards.ts';

/** A database in which titles change. */
function createShop() {
  const titles = new Map([
    ['logo', 'Logo design'],
    ['banner', 'Banner design'],
  ]);
  const reads: string[][] = [];
  let wait = Promise.resolve();
  const cards = createCards(async (ids) => {
    reads.push(ids);
    const rows = ids.map((id) => ({ id, json: String(titles.get(id)) }));
    await wait;
    return rows;
  });

  return {
    titles,
    reads,
    cards,
    /** Waits for a reading to begin. */
    hasBegun: () =>
      vi.waitFor(() => expect(reads).toHaveLength(1), { interval: 1, timeout: 30_000 }),
    list: async (...ids: string[]) => (await cards.list(ids)).map(({ json }) => json),
    /** Lets nothing be read to its end before the function that this gives is called. */
    holdUp() {
      const release: (() => void)[] = [];
      wait = new Promise((resolve) => release.push(resolve));
      return () => release.forEach((goOn) => goOn());
    },
  };
}

test('a card is read once, until it changes', async () => {
  const { list, reads, titles, cards } = createShop();
  await list('logo');
  expect(await list('banner', 'logo')).toEqual(['Banner design', 'Logo design']);
  expect(reads).toEqual([['logo'], ['banner']]);

  titles.set('logo', 'Better logo design');
  cards.forget('logo');
  expect(await list('logo')).toEqual(['Better logo design']);
  cards.forget();
  await list('logo', 'banner');
  expect(reads.at(-1)).toEqual(['logo', 'banner']);
});

test('a card that changes while it is read is read again for the next one who asks', async () => {
  const { list, titles, cards, holdUp, hasBegun } = createShop();
  const goOn = holdUp();
  const early = list('logo');
  await hasBegun();
  titles.set('logo', 'Better logo design');
  cards.forget('logo');
  goOn();
  expect(await early).toEqual(['Logo design']);
  expect(await list('logo')).toEqual(['Better logo design']);
});

test('those who ask while others are answered are read for together', async () => {
  const { list, reads, holdUp, hasBegun } = createShop();
  const goOn = holdUp();
  const first = list('logo');
  await hasBegun();
  const others = [list('banner'), list('banner', 'logo')];
  goOn();
  expect(await first).toEqual(['Logo design']);
  expect((await Promise.all(others)).at(-1)).toEqual(['Banner design', 'Logo design']);
  expect(reads).toEqual([['logo'], ['banner', 'logo']]);
});
