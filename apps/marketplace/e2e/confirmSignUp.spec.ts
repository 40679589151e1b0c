import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../server/assurance/startServer.ts';
import { expect, test } from './support/people.ts';

const email = 'bina@example.com';
const password = 'a long enough password';

/** A market that confirms addresses, beside the one of the other journeys. */
let market: RunningServer;
test.beforeAll(async () => {
  market = await startServer({ CONFIRM_EMAIL: '1', LOG_LEVEL: 'error' });
});
test.afterAll(async () => {
  await market.stop();
  await market.clean();
});

async function askForAccount(page: Page) {
  await page.goto(`${market.url}/signup`);
  await page.getByLabel('Full Name').fill('Bina Shrestha');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Verify Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  return page.getByRole('main').innerText();
}

/** Waits for so many mails on the page that shows them, the newest first. */
async function openMails(page: Page, count: number) {
  const mails = page.getByRole('article');
  await expect(async () => {
    await page.goto(`${market.url}/demo/mails`);
    await expect(mails).toHaveCount(count, { timeout: 100 });
  }).toPass();
  return mails.first();
}

async function confirm(page: Page, chosen: string) {
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.keyboard.press('Enter');
}

test('an account begins with the mailed link and the chosen password, once, and is not told of', async ({
  page,
  openBrowser,
}) => {
  const words = await askForAccount(page);
  expect(words).toContain(email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'sign up again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await page.goto(`${market.url}/me`);
  await expect(page).toHaveURL(`${market.url}/welcome`);

  const mail = await openMails(page, 1);
  await expect(mail).toContainText('Market: confirm your account');
  await mail.getByRole('link').click();
  const link = page.url();
  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
  await confirm(page, 'another password');
  await expect(page.getByRole('alert')).toHaveText(
    'This is not the password that was chosen when signing up.',
  );
  await confirm(page, password);
  await expect(page).toHaveURL(`${market.url}/`);
  await expect(page.getByRole('button', { name: 'Bina' })).toBeVisible();

  const { page: other } = await openBrowser();
  await other.goto(link);
  await confirm(other, password);
  await expect(other.getByRole('alert')).toHaveText('Token not found or expired');
  await other.getByRole('link', { name: 'Sign up again' }).click();
  expect(await askForAccount(other)).toBe(words);
  const known = await openMails(other, 2);
  await expect(known).toContainText('Market: you have an account already');
  await known.getByRole('link', { name: /\/login$/ }).click();
  await expect(other.getByRole('heading', { name: 'Log In' })).toBeVisible();
});
