import { readFile } from 'node:fs/promises';
import { expectHeard, expectScreen, listen, press, typeInto } from './support/keyboard.ts';
import { expect, logIn, test } from './support/people.ts';

// Shows X37.
test(
  'a person fetches their data, leaves by keyboard, and comes back in time',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, email, password } = await openMemberBrowser('Nima Lama');
    await listen(page);
    await page.goto('/me');
    await press(page, 'link', 'My data');
    await expectScreen(page, 'My data');
    await press(page, 'button', 'Ask for my data');
    await expectHeard(page, /Your file is being written/);
    await expect(page.getByText(/^Your file is ready/)).toBeVisible({ timeout: 60_000 });
    const downloading = page.waitForEvent('download');
    await press(page, 'button', 'Download');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.json');
    const { person } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      person: { email: string };
    };
    expect(person.email).toBe(email);

    await press(page, 'button', 'Delete my account');
    await typeInto(page, 'Password', 'not my password');
    await page.keyboard.press('Enter');
    await expectHeard(page, 'This is not your password.');
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expectHeard(page, /^Your account will be deleted on/);
    await expect(page).toHaveURL('/welcome');

    await logIn(page, { email, password });
    await page.goto('/me/data');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
);
