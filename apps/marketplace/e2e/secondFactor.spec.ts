import type { Page } from '@playwright/test';
import { computeCode } from '../../../tooling/computeCode.ts';
import { clientOf } from './support/backend.ts';
import { expectHeard, expectScreen, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, logIn, test } from './support/people.ts';

/** The code of the next half minute: the one before has been used. */
const nextCode = (secret: string) => computeCode(secret, Date.now() + 30_000);

/** Reads the secret that the screen shows. */
async function readSecret(page: Page) {
  const address = await page
    .getByRole('link', { name: 'Open the app on this device' })
    .getAttribute('href');
  return new URL(address ?? '').searchParams.get('secret') ?? '';
}

// Shows X27.
test(
  'a person adds a second factor, and logs in with it by keyboard',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, email, password } = await openMemberBrowser('Nima Lama');
    await listen(page);
    await page.goto('/me');
    await press(page, 'link', 'Second factor');
    await expectScreen(page, 'Second factor');
    await press(page, 'button', 'Add an app');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const secret = await readSecret(page);
    await typeInto(page, 'Code', computeCode(secret));
    await page.keyboard.press('Enter');
    await expectHeard(page, /has been added/);
    await expect(page.locator('h2:focus')).toHaveText('Keep these recovery codes');
    const [recoveryCode = ''] = await page
      .getByRole('main')
      .getByRole('listitem')
      .allTextContents();
    await press(page, 'button', 'I have kept them');
    await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();

    await clientOf(page).logOut();
    await page.goto('/login');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expectHeard(page, 'This code is wrong, too old, or has been used already.');
    await typeInto(page, 'Code', nextCode(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await clientOf(page).logOut();
    await page.goto('/login');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await press(page, 'button', 'Use a recovery code');
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test(
  'somebody whose app is lost removes it with the help of a recovery code',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, email, password } = await openMemberBrowser('Ishan Rai');
    const client = clientOf(page);
    const { factor, secret } = await client.startTotp();
    const { recoveryCodes } = await client.confirmTotp({ id: factor, code: computeCode(secret) });
    await client.logOut();

    // The form of a client that knows the specification only.
    await logIn(page, { email, password: `${password} ${nextCode(secret)}` });
    await client.logOut();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await page.goto('/me/security');
    await expect(page.getByText(/^9 are left\./)).toBeVisible();
    await tabTo(page, 'button', 'Remove Authenticator app');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your password alone opens this account.')).toBeVisible();
    await client.logOut();
    await logIn(page, { email, password });
  },
);
