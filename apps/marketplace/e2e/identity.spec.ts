import { readFile } from 'node:fs/promises';
import { clientOf, publishService } from './support/backend.ts';
import { expectHeard, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { command, promote } from './support/operators.ts';
import { expect, test } from './support/people.ts';

test.beforeAll(async () => {
  await command('set', 'identity.check', 'hand');
});

const passport = Buffer.from('%PDF-1.7\nThe passport of a painter.');

// Shows X51.
test(
  'a seller shows who they are, a moderator looks, and everybody sees that it was checked',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers, fullname } = await openMemberBrowser('Mira Lantern');
    const { _id: service } = await publishService(sellers, { title: 'I will paint your lantern' });
    const own = sellers.getByRole('main');
    // The server follows what was set within a second or two.
    await expect(async () => {
      expect((await clientOf(sellers).getVerification()).isOffered).toBe(true);
    }).toPass({ timeout: 20_000 });
    await sellers.goto('/me');
    await own.getByRole('link', { name: 'Identity' }).click();
    await own
      .getByLabel('Papers')
      .and(sellers.locator('input'))
      .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: passport });
    await own.getByRole('button', { name: 'Send for checking' }).click();
    await expect(own.getByText('Somebody of the market will look')).toBeVisible();

    const moderator = await openMemberBrowser('Mona Sand');
    await promote(moderator, 'moderator');
    const { page } = moderator;
    const main = page.getByRole('main');
    await page.goto('/admin');
    await main.getByRole('link', { name: /^Identity.+wait/ }).click();
    await main.getByRole('row', { name: fullname }).getByRole('link').click();
    await expect(main.getByText('passport.pdf')).toHaveCount(0);
    await main.getByRole('button', { name: 'I look at this' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: /passport\.pdf/ }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(passport);
    await main.getByRole('radio', { name: /^It is who they say/ }).check();
    await main.getByLabel('Why').fill('The name and the picture are hers.');
    await main.getByRole('button', { name: 'Decide, and delete the papers' }).click();
    await expect(page).toHaveURL(/\/admin\/identity$/);
    await expect(main.getByRole('row', { name: fullname })).toHaveCount(0);

    await sellers.reload();
    await expect(own.getByText('Your identity was checked')).toBeVisible();
    await page.goto(`/service/${service}`);
    await expect(main.getByText('Identity checked').first()).toBeVisible();
  },
);

// Shows X51.
test(
  'papers are refused by keyboard alone, and their sender reads why',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Tara Keys');
    const client = clientOf(sellers);
    const { file } = await client.startUpload({
      name: 'card.pdf',
      size: passport.length,
      purpose: 'identity',
    });
    await client.uploadPart({ id: file._id, number: 1, bytes: passport });
    await client.finishUpload({ id: file._id });
    await expect(() => client.startVerification({ files: [file._id] })).toPass({ timeout: 20_000 });
    const { verification } = await client.getVerification();

    const moderator = await openMemberBrowser('Tom Sand');
    await promote(moderator, 'moderator');
    const { page } = moderator;
    await listen(page);
    await page.goto(`/admin/identity/${verification?._id}`);
    await expect(page.getByRole('heading', { name: 'Tara Keys', level: 1 })).toBeVisible();
    await press(page, 'button', 'I look at this');
    await expectHeard(page, 'For five minutes nobody else begins with it.');
    await tabTo(page, 'radio', /^It is who they say/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'combobox', 'Reason');
    await page.keyboard.type('Cannot');
    await typeInto(page, 'Why', 'The picture is too dark.');
    await press(page, 'button', 'Decide, and delete the papers');
    await expectHeard(page, 'Decided. They are told, and the papers are deleted.');

    await sellers.goto('/me/identity');
    const own = sellers.getByRole('main');
    await expect(own.getByText('The picture is too dark.')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Send for checking' })).toBeVisible();
  },
);
