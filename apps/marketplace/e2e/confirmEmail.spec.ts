import type { Locator, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { typeInto } from './support/keyboard.ts';
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

async function askForAccount(page: Page, address = email) {
  await page.goto(`${market.url}/signup`);
  await page.getByLabel('Full Name').fill('Bina Shrestha');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Verify Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  return page.getByRole('main').innerText();
}

/** Waits for so many mails to somebody on the page that shows them, and gives the newest. */
async function openMails(page: Page, count: number, recipient = email) {
  const mails = page.getByRole('article').filter({ hasText: `To ${recipient},` });
  await expect(async () => {
    await page.goto(`${market.url}/demo/mails`);
    await expect(mails).toHaveCount(count, { timeout: 100 });
  }).toPass();
  return mails.first();
}

/** Follows the link of a mail, as it stands in its text. */
async function follow(mail: Locator, name: RegExp) {
  await mail.getByText('As text').click();
  await mail.getByRole('link', { name }).click();
}

async function confirm(page: Page, chosen: string) {
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.keyboard.press('Enter');
}

test(
  'an account begins with the mailed link and the chosen password, once, and is not told of',
  { tag: '@ci' },
  async ({ page, openBrowser }) => {
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
    await expect(mail).toContainText('Market: confirm your address');
    await follow(mail, /\/email\/confirm\//);
    const link = page.url();
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
    await confirm(page, 'another password');
    await expect(page.getByRole('alert')).toHaveText('This is not the password of the account.');
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
    await follow(known, /\/login$/);
    await expect(other.getByRole('heading', { name: 'Log In' })).toBeVisible();
  },
);

test(
  'an account has another address once that is confirmed with its password',
  { tag: '@ci' },
  async ({ page, openBrowser }) => {
    const before = 'mina@example.com';
    const after = 'mina@studio.example';
    await askForAccount(page, before);
    await follow(await openMails(page, 1, before), /\/email\/confirm\//);
    await confirm(page, password);
    await expect(page.getByRole('button', { name: 'Bina' })).toBeVisible();

    await page.goto(`${market.url}/me/update`);
    await typeInto(page, 'Email', after);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`on its way to ${after}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(before);

    const { page: phone } = await openBrowser();
    await follow(await openMails(phone, 1, after), /\/email\/confirm\//);
    await expect(phone.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
    await confirm(phone, password);
    await expect(phone.getByRole('button', { name: 'Bina' })).toBeVisible();
    await phone.goto(`${market.url}/me`);
    await expect(phone.getByRole('main')).toContainText(after);
    const notice = await openMails(phone, 2, before);
    await expect(notice).toContainText('Market: your e-mail address has been changed');
  },
);
