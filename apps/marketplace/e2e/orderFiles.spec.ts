import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

/** Does what begins a download, and gives the bytes that arrive. */
async function fetchBy(page: Page, start: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const toFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

// Shows X26.
test(
  'two files are delivered, fetched byte for byte, and sent back with a third',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers, {
      title: 'I will write a game about your tea house',
    });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);
    // In two parts.
    const game = randomBytes(6_000_000);
    const rules = Buffer.from('Drink the tea while it is hot.');
    const [sellersSide, buyersSide] = [sellers.getByRole('main'), buyers.getByRole('main')];

    await sellers.goto(`/dashboard/serviceDetails/${id}`);
    await sellersSide.getByRole('button', { name: 'Deliver', exact: true }).click();
    const delivering = sellers.getByRole('dialog', { name: 'Deliver this order' });
    await delivering
      .getByLabel('Files', { exact: true })
      .and(sellers.locator('input'))
      .setInputFiles([toFile('tea-house.exe', game), toFile('rules.txt', rules)]);
    // It waits for what is on its way.
    await delivering.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(sellersSide.getByText('The buyer is looking at what you delivered')).toBeVisible();

    await buyers.goto(`/order/${id}`);
    await expect(buyersSide.getByText('Please look at what was delivered')).toBeVisible();
    const fetchedRules = await fetchBy(buyers, () =>
      buyersSide.getByRole('button', { name: 'rules.txt' }).first().click(),
    );
    expect(fetchedRules).toEqual({ name: 'rules.txt', bytes: rules });
    const fetchedGame = await fetchBy(buyers, async () => {
      await buyersSide.getByRole('button', { name: 'tea-house.exe' }).first().click();
      const warning = buyers.getByRole('alertdialog', { name: 'Download tea-house.exe?' });
      await warning.getByRole('button', { name: 'Download' }).click();
    });
    expect(fetchedGame.bytes.equals(game)).toBe(true);

    await buyersSide.getByRole('button', { name: 'Ask for changes' }).click();
    const asking = buyers.getByRole('dialog', { name: 'Ask for changes' });
    await asking.getByLabel('What should be different').fill('More tea, as in the sketch.');
    const sketch = randomBytes(2_000);
    await asking
      .getByLabel('Files that show it (optional)')
      .and(buyers.locator('input'))
      .setInputFiles(toFile('sketch.bin', sketch));
    await asking.getByRole('button', { name: 'Send it back' }).click();
    await expect(buyersSide.getByText('The seller is working on it again')).toBeVisible();

    await sellers.reload();
    const fetchedSketch = await fetchBy(sellers, () =>
      sellersSide.getByRole('button', { name: 'sketch.bin' }).click(),
    );
    expect(fetchedSketch.bytes.equals(sketch)).toBe(true);
  },
);

test(
  'a file is delivered and fetched by keyboard',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers, { title: 'I will write a song about your tea' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);
    const song = Buffer.from('Tea, tea, tea.');

    await sellers.goto(`/dashboard/serviceDetails/${id}`);
    await press(sellers, 'button', 'Deliver');
    const dialog = sellers.getByRole('dialog', { name: 'Deliver this order' });
    await expect(dialog).toBeVisible();
    sellers.once('filechooser', (chooser) => void chooser.setFiles([toFile('song.txt', song)]));
    await press(dialog, 'button', 'Files');
    await expect(dialog.getByRole('button', { name: 'Remove song.txt' })).toBeVisible();
    await typeInto(sellers, 'What you deliver', 'Your song: https://songs.example/tea');
    await press(dialog, 'button', 'Deliver');
    await expect(dialog).toBeHidden();

    await buyers.goto(`/order/${id}`);
    const panel = buyers.getByRole('main').getByRole('figure');
    await tabTo(panel, 'link', 'https://songs.example/tea');
    await tabTo(panel, 'button', 'song.txt');
    const fetched = await fetchBy(buyers, () => buyers.keyboard.press('Enter'));
    expect(fetched).toEqual({ name: 'song.txt', bytes: song });
    const { order } = await clientOf(buyers).getOrder({ id });
    expect(order.progress?.delivery?.files).toMatchObject([{ name: 'song.txt', state: 'ready' }]);
  },
);
