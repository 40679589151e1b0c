import type { Route } from '@playwright/test';
import { clientOf, publishService } from '../support/backend.ts';
import { readMail } from '../support/mails.ts';
import { pictureFiles } from '../support/pictures.ts';
import { expect, logIn, test } from '../support/people.ts';
import { measureLife } from '../support/visits.ts';

// Shows S-login-1-7, P24, P25, V8, V9.
test('the log-in screen has its words, fields and links', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main).toContainText('Explore your creativity');
  await expect(main).toContainText('Over 1000 services!!');
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(main.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Donot have an account?', '/signup'],
    ['Forgot password?', '/forgotPassword'],
    ['Privacy Policy', '/loginRegister'],
    ['Terms of Services', '/loginRegister'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^${path}`),
    );
  }
});

// Shows S-login-8-12, E1, E2, T6, T7.
test('a wrong password is an alert, which goes with the next try', async ({
  openMemberBrowser,
  page,
}) => {
  const member = await openMemberBrowser();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' });
  await button.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Invalid Email or Password' }),
  ).toBeVisible();

  const asked: Route[] = [];
  await page.route('**/api/auth/login', (route) => void asked.push(route));
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await button.click();
  await expect(page.getByRole('main').getByRole('button', { name: /Log In/ })).toBeDisabled();
  await expect(page.getByText('Invalid Email or Password')).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.continue();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a signed-out start raises no alert', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

// Shows S-signup-1-9, V7, P30, P31, C3, D8.
test('signing up leaves the checks to the server and says what it says', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Nima Lama');
  await page.getByLabel('Email').fill(`nima.${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Verify Password').fill('something else entirely');
  await expect(page.getByRole('main').locator('a[href^="/login"]').first()).toBeVisible();

  const asked = page.waitForRequest('**/api/auth/new');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  expect(request.postData()).toContain('passwordverify');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Password do not match!!' }),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Nima Lama');

  await page.getByLabel('Verify Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

// Shows S-forgot-1-3, S-reset-1-5, C8, C9, V4-V6, K17.
test('a forgotten password is chosen anew with the mailed link', async ({
  openMemberBrowser,
  page,
}) => {
  const member = await openMemberBrowser();
  await page.goto('/forgotPassword');
  await page.getByLabel(/Email/).fill(member.email);
  await page.getByRole('button', { name: 'REQUEST MAIL' }).click();
  await expect(page.getByRole('main').getByText(/email sent to/i)).toBeVisible();

  await expect(async () => void (await readMail(member.email))).toPass();
  const path = /\/password\/reset\/[\w-]+/.exec(await readMail(member.email))?.[0] ?? '';
  await page.goto(path);
  await page.getByLabel('New Password', { exact: true }).fill('another long password');
  await page.getByLabel('Confirm New Password').fill('not the same password');
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Passwords do not match!!')).toHaveCount(0);
  await expect(page.getByText('Passwords do not match!!').first()).toBeVisible();
  expect(requests).toBe(0);

  await page.getByLabel('Confirm New Password').fill('another long password');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Password Updated')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, { email: member.email, password: 'another long password' });

  await member.page.goto('/me');
  await expect(member.page).toHaveURL('/welcome');

  await page.goto('/me');
  await page.context().clearCookies();
  await page.goto(path);
  await page.getByLabel('New Password', { exact: true }).fill('yet another password');
  await page.getByLabel('Confirm New Password').fill('yet another password');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Token not found or expired').first()).toBeVisible();
});

// Shows S-forgot-4, S-all-1-3, K19, K20.
test('an error of the forgotten password is a toast', async ({ page }) => {
  await page.route('**/api/auth/password/forgot', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The post office is closed.' } }),
  );
  await page.goto('/forgotPassword');
  await page.getByLabel(/Email/).fill('asha@example.com');
  const life = measureLife(page, 'The post office is closed.');
  await page.getByRole('button', { name: 'REQUEST MAIL' }).click();
  const toast = page.getByText('The post office is closed.').first();
  await expect(toast).toBeVisible();

  const frame = page.locator('[aria-live] *').filter({ has: toast });
  const animations = await frame.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).animationName),
  );
  const keyframes = await page.evaluate(
    (names) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && names.includes(rule.name))
        .map(({ cssText }) => cssText),
    animations,
  );
  expect(keyframes.join(' ')).toMatch(/scale: 0\.8/);

  const box = await toast.boundingBox();
  const centre = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(centre - 640)).toBeLessThan(60);
  expect(box?.y ?? 0).toBeGreaterThan(600);

  expect(await life).toBeGreaterThan(4_500);
});

// Shows S-me-2-9, S-me-11-13.
test('a member sees their profile and goes on from it', async ({ openMemberBrowser }) => {
  const { page, email } = await openMemberBrowser('Maya Tamang');
  const { user } = await clientOf(page).loadUser();
  const service = await publishService(page);
  await page.goto('/me');
  const main = page.getByRole('main');
  await expect(main).toContainText('Maya Tamang');
  await expect(main).toContainText(email);
  await expect(main.locator('dt:text-is("From") + dd')).toHaveText('–');
  await expect(main.locator('dt:text-is("Joined On") + dd')).toHaveText(
    user?.createdAt?.slice(0, 10) ?? '',
  );
  await expect(main).toContainText('No Bio Available');
  await expect(main).toContainText('My services:');
  const card = main.getByRole('article');
  await expect(card).toContainText(service.title);
  await expect(card.getByRole('link', { name: /View details/ })).toHaveAttribute(
    'href',
    `/service/${service._id}`,
  );
  for (const [name, path] of [
    ['Update Profile', '/me/update'],
    ['Change Password', '/me/updatePassword'],
    ['My Orders', '/orders/me'],
    ['DashBoard', '/dashboard'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

// Shows S-me-1, S-me-4, S-me-10, S-upd-1-9, P18-P20, N12, C6, V10, K16.
test('a member changes their profile, picture included', async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Maya Tamang');
  await page.goto('/me/update');
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya Tamang');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(page.getByRole('main')).toContainText(/less than 700kb/i);
  const file = page.locator('main input[type="file"]');
  await expect(file).toHaveAttribute('accept', /image/);
  await file.setInputFiles({
    name: 'me.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(''),
  });
  await expect(page.getByText('Left out: me.pdf. Only pictures can be chosen.')).toBeVisible();
  await file.setInputFiles(pictureFiles[1] ?? '');
  await expect(page.getByText('Left out')).toHaveCount(0);
  await page.getByLabel('Bio').fill('Weaver of websites.');
  await page.getByLabel('From', { exact: true }).fill('Pokhara');
  await page.getByLabel('Full Name').fill('  ');
  await page.getByLabel('Full Name').press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Please enter your fullname!',
  );
  await page.getByLabel('Full Name').fill('Maya Tamang');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page).toHaveURL('/me');
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Weaver of websites.');
  await expect(page.getByRole('main').locator('dt:text-is("From") + dd')).toHaveText('Pokhara');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/images\//);
  const menu = page.getByRole('banner').getByRole('button', { name: /Maya/ });
  await expect(menu.locator('img')).toHaveAttribute('src', /\/images\//);

  await page.goto('/me/update');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page).toHaveURL('/me');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

// Shows S-pw-1-5, C7, V4-V6.
test('a member changes their password', async ({ openMemberBrowser }) => {
  const { page, email, password } = await openMemberBrowser();
  await page.goto('/me/updatePassword');
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests += 1;
  });
  await page.getByLabel('Old Password').fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('a brand new password');
  await page.getByLabel('Verify New Password').fill('a different password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Passwords do not match!!').first()).toBeVisible();
  expect(requests).toBe(0);

  await page.getByLabel('Verify New Password').fill('a brand new password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL('/me');

  await page.context().clearCookies();
  await logIn(page, { email, password: 'a brand new password' });
});
