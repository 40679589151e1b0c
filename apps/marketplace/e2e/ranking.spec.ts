import { publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';

// Shows X48.
test('anybody reads what orders a search, without scripts', { tag: '@ci' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ranking');
  await expect(page.getByRole('heading', { name: 'How services are ordered' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Quality/ })).toContainText('25');
  await expect(page.getByText(/Nobody can buy a place/)).toBeVisible();
  await context.close();
});

// Shows X48.
test(
  'a seller asks why a service stands where it does, and the parts add up',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Mira Gurung');
    const title = 'I will carve a wooden gnome for your garden';
    await publishService(page, { title });
    const main = page.getByRole('main');

    await page.goto('/dashboard/services');
    await main.getByRole('link', { name: `Why here? The place of ${title} in searches` }).click();
    await main.getByRole('searchbox', { name: 'Words of a search' }).fill('wooden gnome');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'Place 1 of 1' })).toBeVisible();

    const points = await main
      .getByRole('row')
      .getByRole('cell')
      .last()
      .evaluate(() =>
        [...document.querySelectorAll('main tbody tr')].map((row) =>
          Number(row.lastElementChild?.textContent?.replace('\u2212', '-').replace(/[^\d.-]/g, '')),
        ),
      );
    const sum = points.reduce((together, each) => together + each, 0);
    expect(points).toHaveLength(6);
    await expect(main.getByRole('definition')).toHaveText(sum.toFixed(2));

    await main.getByRole('link', { name: 'Show the list' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Why this order?' }).click();
    await expect(page.getByRole('heading', { name: 'How services are ordered' })).toBeVisible();
  },
);
