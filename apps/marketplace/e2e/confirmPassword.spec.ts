import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { expectHeard, listen, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

const password = 'a long enough password';

/** How long after the password was typed it counts, in seconds: a busy browser types in less. */
const freshSeconds = 20;

/** A market that soon asks for the password again, and for ten characters. */
let market: RunningServer;
test.beforeAll(async () => {
  market = await startServer({
    PASSWORD_FRESH_MINUTES: String(freshSeconds / 60),
    PASSWORD_MIN_LENGTH: '10',
    LOG_LEVEL: 'error',
  });
});
test.afterAll(async () => {
  await market.stop();
  await market.clean();
});

/** Signs somebody up in the browser of a page, without its form. */
const join = (page: Page, fullname: string, email: string) =>
  clientOf(page, market.url).signUp({ fullname, email, password, passwordverify: password });

const letTimePass = (page: Page) => page.waitForTimeout(freshSeconds * 1000 + 500);

const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

test(
  'a seller who logged in a while ago types the password and the money goes back',
  { tag: '@ci' },
  async ({ page, openBrowser }) => {
    await join(page, 'Sita Gurung', 'sita@example.com');
    const service = await publishService(page, {}, market.url);
    const { page: buyersPage } = await openBrowser();
    await join(buyersPage, 'Hari Thapa', 'hari@example.com');
    const { _id } = await orderAndPay(buyersPage, service, undefined, market.url);
    await page.goto(`${market.url}/dashboard/serviceDetails/${_id}`);
    await letTimePass(page);
    await page.getByRole('button', { name: 'Refund' }).click();
    const refund = page.getByRole('alertdialog').getByRole('button', { name: 'Refund' });
    await refund.click();

    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(askedAgain(page)).toHaveCount(0);
    await refund.click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This is not your password.',
    );
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');

    await expect(page.getByText('Order refunded.')).toBeVisible();
    await expect(page.getByText('The money for this order has been given back.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('The money for this order has been given back.')).toBeVisible();
  },
);

test(
  'another address wants the password again, and what was typed stays meanwhile',
  { tag: '@ci' },
  async ({ page }) => {
    await join(page, 'Bina Rai', 'bina@example.com');
    await page.goto(`${market.url}/me/update`);
    await letTimePass(page);
    await typeInto(page, 'Email', 'bina@studio.example');
    await page.getByLabel('From').fill('Ilam');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await expect(askedAgain(page)).toBeVisible();
    await askedAgain(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('bina@studio.example');

    await page.getByRole('button', { name: 'SAVE' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile Updated')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('bina@studio.example');
    await expect(page.getByRole('main')).toContainText('Ilam');
  },
);

test(
  'the form says what a password needs, how hard it is to guess, and why it is refused',
  { tag: '@ci' },
  async ({ page }) => {
    await listen(page);
    await page.goto(`${market.url}/signup`);
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAccessibleDescription(/^At least 10 characters\./);
    await page.getByLabel('Full Name').fill('Maya Lama');
    await page.getByLabel('Email').fill('maya@example.com');

    const signUp = async (chosen: string) => {
      await field.fill(chosen);
      await page.getByLabel('Verify Password').fill(chosen);
      await page.getByRole('button', { name: 'Sign Up' }).click();
    };
    await field.pressSequentially('tea for 2');
    await expectHeard(page, 'Too short so far');
    await signUp('tea for 2');
    await expectHeard(page, 'Password mustt be more than 10 characters!');
    await signUp('1234567890');
    await expectHeard(page, /This is one of the most common passwords/);
    await signUp('Maya.Lama2026');
    await expectHeard(page, /Your name and your e-mail address are no password/);
    await signUp('a roof over seven goats');
    await expect(page.getByRole('button', { name: 'Maya' })).toBeVisible();
  },
);
