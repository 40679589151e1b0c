import { randomUUID } from 'node:crypto';
import { clientOf, publishService } from './support/backend.ts';
import { expectHeard, expectScreen, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { command, promote } from './support/operators.ts';
import { expect, test } from './support/people.ts';

test.beforeAll(async () => {
  await command('set', 'accounts.disposable', 'hold');
});

const password = 'nine-lanterns-of-zinc';

// Shows X44.
test(
  'an account whose address lasts a short while waits, knows why, and is let through',
  { tag: '@ci' },
  async ({ openBrowser, openMemberBrowser }) => {
    const moderator = await openMemberBrowser('Mona Sand');
    await promote(moderator, 'moderator');
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const { _id: service } = await publishService(sellers, { title: 'I will paint one for Quick' });
    const { page: members } = await openBrowser();
    const client = clientOf(members);
    const fullname = `Quick ${randomUUID().slice(0, 8)}`;
    // The server follows what was set within a second or two.
    await expect(async () => {
      const email = `${randomUUID()}@mailinator.com`;
      await client.signUp({ fullname, email, password, passwordverify: password });
      expect((await client.loadUser()).user.isHeld).toBe(true);
    }).toPass({ timeout: 20_000 });

    const ask = { service, text: 'Can you begin today?' };
    await expect(client.startConversation(ask)).rejects.toMatchObject({ code: 'accountHeld' });
    const own = members.getByRole('main');
    await members.goto('/me/decisions');
    await expect(own.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect(own.getByText(/of a kind that lasts a short while/)).toBeVisible();

    const { page } = moderator;
    const main = page.getByRole('main');
    await page.goto('/admin');
    await main.getByRole('link', { name: /^Held.+wait/ }).click();
    await main.getByRole('link', { name: 'Accounts' }).click();
    await main.getByRole('row', { name: fullname }).getByRole('link').click();
    await main.getByRole('button', { name: 'I look at this' }).click();
    await expect(main.getByText(/^You are looking at this/)).toBeVisible();
    await main.getByRole('radio', { name: /^The account is open/ }).check();
    await main.getByLabel('Why').fill('We have talked by telephone.');
    await main.getByRole('button', { name: 'Decide' }).click();
    await expect(page).toHaveURL(/\/admin\/held$/);
    await expect(main.getByRole('row', { name: fullname })).toHaveCount(0);

    await members.reload();
    await expect(own.getByText('We have talked by telephone.')).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Your account' })).toHaveCount(0);
    await client.startConversation(ask);
  },
);

// Shows X44.
test(
  'what is held is found and sent on by keyboard alone',
  { tag: '@ci' },
  async ({ openBrowser, openMemberBrowser }) => {
    const moderator = await openMemberBrowser('Tara Lind');
    await promote(moderator, 'moderator');
    const client = clientOf((await openBrowser()).page);
    const fullname = 'Quick Keys';
    await expect(async () => {
      const email = `${randomUUID()}@mailinator.com`;
      await client.signUp({ fullname, email, password, passwordverify: password });
      expect((await client.loadUser()).user.isHeld).toBe(true);
    }).toPass({ timeout: 20_000 });
    const [held] = (await client.listMyHeld()).held;

    const { page } = moderator;
    await listen(page);
    await page.goto(`/admin/held/${held?._id}`);
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await tabTo(page, 'radio', /^The account is open/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'combobox', 'Reason');
    await page.keyboard.type('Fraud');
    await typeInto(page, 'Why', 'The same telephone as ten others.');
    await press(page, 'button', 'Decide');
    await expectHeard(page, 'Sent on. It is a report now.');
    await expectScreen(page, 'Person');
  },
);
