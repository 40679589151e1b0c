import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { createIssuer, type TestIssuer } from '../../../tooling/createIssuer.ts';
import { expectHeard, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

/** An issuer, and a market that takes it, beside the one of the other journeys. */
let issuer: TestIssuer;
let market: RunningServer;
test.beforeAll(async () => {
  const redirectUris: string[] = [];
  issuer = await createIssuer({ redirectUris, asks: true });
  market = await startServer({
    CONFIRM_EMAIL: '0',
    LOG_LEVEL: 'error',
    OIDC_ISSUERS: JSON.stringify([issuer.settings]),
  });
  redirectUris.push(`${market.url}/api/auth/oidc/example/callback`);
});
test.afterAll(async () => {
  await market.stop();
  await market.clean();
  await issuer.close();
});

/** Goes to the issuer and says yes there. */
async function agree(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();
  await page.getByRole('link', { name: `Continue as ${name}` }).click();
}

const logOut = async (page: Page) => {
  await page.request.get(`${market.url}/api/auth/logout`, { headers: { origin: market.url } });
};

/** Follows the newest link for another password, and chooses one. */
async function choosePassword(page: Page, password: string) {
  const subject = page.getByRole('heading', { name: /: choose a new password$/ });
  const mail = page.getByRole('article').filter({ has: subject }).first();
  await expect(async () => {
    await page.goto(`${market.url}/demo/mails`);
    await expect(mail).toBeVisible({ timeout: 100 });
  }).toPass();
  await mail.getByText('As text').click();
  await mail.getByRole('link', { name: /password\/reset/ }).click();
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
}

const email = 'bina@mail.example';
const password = 'nine-lanterns-of-zinc';

// Shows X42.
test(
  'a person opens an account through another site, and gives it up once there is a password',
  { tag: '@ci' },
  async ({ page }) => {
    issuer.signIn({ subject: 'bina', email, name: 'Bina Shrestha' });
    await page.goto(`${market.url}/signup`);
    await tabTo(page, 'link', 'Continue with Example');
    await page.keyboard.press('Enter');
    await agree(page, 'Bina Shrestha');
    await expect(page.getByRole('heading', { name: 'Open an account' })).toBeVisible();
    await expect(page.getByText(`Example says that you are ${email}.`)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Bina Shrestha');
    await press(page, 'button', 'Open account');
    await expect(page).toHaveURL(`${market.url}/`);
    await expect(page.getByRole('button', { name: 'Bina' })).toBeVisible();

    // Somebody who does not want to comes back, and nothing has happened.
    await logOut(page);
    await page.goto(`${market.url}/login`);
    await page.getByRole('link', { name: 'Continue with Example' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You are not logged in.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await page.getByRole('link', { name: 'Continue with Example' }).click();
    await agree(page, 'Bina Shrestha');
    await expect(page.getByRole('button', { name: 'Bina' })).toBeVisible();

    // It is the only way in.
    await listen(page);
    await page.goto(`${market.url}/me/security`);
    await expect(page.getByText('Your account has no password.')).toBeVisible();
    await press(page, 'button', `Remove Example, ${email}`);
    await press(page, 'button', 'Remove');
    await expectHeard(page, /You could not log in any more/);
    await page.getByRole('link', { name: 'Ask for the link' }).click();
    await typeInto(page, 'Email', email);
    await page.keyboard.press('Enter');
    await choosePassword(page, password);

    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Bina' })).toBeVisible();
    await page.goto(`${market.url}/me/security`);
    await press(page, 'button', `Remove Example, ${email}`);
    await press(page, 'button', 'Remove');
    await expect(page.getByText('You log in here only.')).toBeVisible();
  },
);

test(
  'an address that has an account takes its password once, and then the other site is enough',
  { tag: '@ci' },
  async ({ page }) => {
    const dev = { subject: 'dev', email: 'dev@mail.example', name: 'Dev Karki' };
    issuer.signIn(dev);
    await page.goto(`${market.url}/signup`);
    await page.getByLabel('Full Name').fill(dev.name);
    await page.getByLabel('Email', { exact: true }).fill(dev.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Verify Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Dev' })).toBeVisible();
    await logOut(page);

    await page.goto(`${market.url}/login`);
    await page.getByRole('link', { name: 'Continue with Example' }).click();
    await agree(page, dev.name);
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await typeInto(page, 'Password', 'not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid Email or Password')).toBeVisible();
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You can log in through Example now.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dev' })).toBeVisible();

    await logOut(page);
    await page.goto(`${market.url}/login`);
    await page.getByRole('link', { name: 'Continue with Example' }).click();
    await agree(page, dev.name);
    await expect(page.getByRole('button', { name: 'Dev' })).toBeVisible();
  },
);
