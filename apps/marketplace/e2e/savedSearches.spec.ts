import { publishService } from './support/backend.ts';
import { press } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

// Shows X45, X49.
test(
  'a search is narrowed by tags of its address, kept, found again and deleted',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    await publishService(sellers, { title: 'I will paint a zebra on your wall' });
    const { page } = await openMemberBrowser('Ben Okafor');
    const main = page.getByRole('main');

    await page.goto('/search/zebra?sort=bestSelling');
    await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('bestSelling');
    await main
      .getByRole('link', { name: /^New seller \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL('/search/zebra?sort=bestSelling&level=new');
    await expect(main.getByText('1 service found')).toBeVisible();

    await press(main, 'button', 'Save search');
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByRole('radio', { name: 'Once a week' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The search “zebra” has been saved.').first()).toBeVisible();

    await page.goto('/me');
    await main.getByRole('link', { name: 'Saved searches' }).click();
    await expect(main.getByRole('combobox', { name: 'Mail me what is new' })).toHaveValue('weekly');
    await main.getByRole('link', { name: '“zebra”' }).click();
    await expect(page).toHaveURL('/search/zebra?sort=newest&level=new');
    await expect(main.getByRole('article')).toHaveCount(1);

    await page.goBack();
    await press(main, 'button', 'Delete the search “zebra”');
    await expect(main.getByText('No saved searches.')).toBeVisible();
  },
);
