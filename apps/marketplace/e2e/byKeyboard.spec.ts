import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientOf, publishService } from './support/backend.ts';
import { testCards } from './support/checkout.ts';
import {
  expectFocus,
  expectHeard,
  expectScreen,
  listen,
  press,
  tabTo,
  typeInto,
} from './support/keyboard.ts';
import { readMail } from './support/mails.ts';
import { expect, test } from './support/people.ts';
import { pictureFiles } from './support/pictures.ts';

/** Types a card into the provider's fields and pays with it. */
async function payWith(page: Page, card: string) {
  await typeInto(page, 'Card number', card.replaceAll(' ', ''));
  await typeInto(page, 'Expiry', '1244');
  await typeInto(page, 'CVC', '444');
  await press(page, 'button', /^PAY - \(Rs\./);
}

/** Presses Enter on a field for files and chooses some. */
async function choosePictures(page: Page, label: string, pictures: string[]) {
  // Listened for well ahead of the key: the browser needs a moment until it tells of a chooser.
  page.once('filechooser', (chooser) => void chooser.setFiles(pictures));
  await press(page, 'button', label);
  const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('img');
  await expect(chosen).toHaveCount(pictures.length);
}

test('a visitor searches, narrows and turns pages', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  await press(page, 'link', 'Skip to the content');
  await expect(page.locator('main:focus')).toBeVisible();

  await tabTo(page, 'searchbox', 'Find Services');
  await page.keyboard.type('logo');
  await expectHeard(page, /^\d+ services found/);
  await expectFocus(page, 'combobox', 'Find Services');

  await press(page, 'link', 'Graphics-And-Design');
  await expect(page).toHaveURL('/search/logo?category=Graphics-And-Design');
  await expectHeard(page, /^\d+ services? found/);
  await expectFocus(page, 'link', 'Graphics-And-Design');

  await tabTo(page, 'slider', 'Lowest price');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/min=398/);
  // Only what has been shown is said, and the same again is not.
  await expectHeard(page, /^\d+ services? found/);
  await tabTo(page, 'slider', 'Highest price');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/max=/);
  await expectHeard(page, '0 services found');
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(/max=/);
  await expectHeard(page, /^\d+ services? found/);
  await expectFocus(page, 'slider', 'Highest price');

  await page.goto('/');
  await press(page, 'link', 'Next');
  await expectFocus(page, 'heading', 'Latest Gigs:');
  await expectHeard(page, /^\d+ services found, page 2 of \d+$/);
});

test(
  'somebody signs up, changes their profile and password, and ends a session elsewhere',
  { tag: '@ci' },
  async ({ openBrowser, browser, contextOptions }) => {
    const { page } = await openBrowser();
    const email = `kamala.${randomUUID()}@example.com`;
    await listen(page);
    await page.goto('/login');

    await test.step('signs up', async () => {
      await press(page, 'link', 'Donot have an account?');
      await expectScreen(page, 'Sign Up');
      await typeInto(page, 'Full Name', 'Kamala Gurung');
      await typeInto(page, 'Email', email);
      await typeInto(page, 'Password', 'a long enough password');
      await typeInto(page, 'Verify Password', 'something else');
      await page.keyboard.press('Enter');
      await expectHeard(page, 'Password do not match!!');
      await expect(page.locator(':focus')).toHaveAccessibleName('Verify Password');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('a long enough password');
      await press(page, 'button', 'Sign Up');
      await expect(page).toHaveURL('/');
      await expectScreen(page, /beautifully/);
    });

    await test.step('changes the profile', async () => {
      await press(page, 'button', 'Kamala');
      await expectFocus(page, 'menuitem', 'Profile');
      await page.keyboard.press('Enter');
      await expectScreen(page, 'Kamala Gurung');
      await press(page, 'link', 'Update Profile');
      await expectScreen(page, 'Update Profile');
      await choosePictures(page, 'Avatar(less than 700kb)', pictureFiles.slice(1));
      await typeInto(page, 'Bio', 'Weaver of websites.');
      await typeInto(page, 'From', 'Pokhara');
      await press(page, 'button', 'SAVE');
      await expectScreen(page, 'Kamala Gurung');
      await expect(page.getByRole('main')).toContainText('Weaver of websites.');
    });

    await test.step('ends a session elsewhere', async () => {
      const elsewhere = await browser.newContext(contextOptions);
      await clientOf(await elsewhere.newPage()).logIn({
        email,
        password: 'a long enough password',
      });
      await press(page, 'link', 'Sessions');
      await expectScreen(page, 'Sessions');
      await press(page, 'button', /^End the session/);
      await expectHeard(page, /is signed out\.$/);
      await expectScreen(page, 'Sessions');
      await elsewhere.close();
      await page.goBack();
    });

    await test.step('changes the password', async () => {
      await press(page, 'link', 'Change Password');
      await expectScreen(page, 'Change Password');
      await typeInto(page, 'Old Password', 'a long enough password');
      await typeInto(page, 'New Password', 'a brand new password');
      await typeInto(page, 'Verify New Password', 'a different password');
      await page.keyboard.press('Enter');
      await expectHeard(page, 'Passwords do not match!!');
      await expect(page.locator(':focus')).toHaveAccessibleDescription('Passwords do not match!!');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('a brand new password');
      await press(page, 'button', 'Update Password');
      await expectHeard(page, 'Password Updated');
      await expectScreen(page, 'Kamala Gurung');
    });

    await test.step('logs out and in', async () => {
      await press(page, 'button', 'Kamala');
      await page.keyboard.press('ArrowUp');
      await expectFocus(page, 'menuitem', 'Log Out');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expectScreen(page, /beautifully/);

      await press(page, 'link', 'Log In');
      await expectScreen(page, 'Log In');
      await typeInto(page, 'Email', email);
      await typeInto(page, 'Password', 'a long enough password');
      await press(page, 'button', 'Log In');
      await expectHeard(page, 'Invalid Email or Password');
      await expectFocus(page, 'button', 'Log In');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('a brand new password');
      await page.keyboard.press('Enter');
      await expectScreen(page, /beautifully/);
    });
  },
);

test('a forgotten password is chosen anew', { tag: '@ci' }, async ({ openMemberBrowser, page }) => {
  const { email } = await openMemberBrowser();
  await listen(page);
  await page.goto('/login');
  await press(page, 'link', 'Forgot password?');
  await expectScreen(page, 'Forgot password?');
  await typeInto(page, 'Email', email);
  await press(page, 'button', 'REQUEST MAIL');
  await expectHeard(page, /email sent to/i);
  await expectFocus(page, 'button', 'REQUEST MAIL');

  await expect(async () => void (await readMail(email))).toPass();
  await page.goto(/\/password\/reset\/[\w-]+/.exec(await readMail(email))?.[0] ?? '');
  await typeInto(page, 'New Password', 'another long password');
  await typeInto(page, 'Confirm New Password', 'not the same password');
  await press(page, 'button', 'Update');
  await expectHeard(page, 'Passwords do not match!!');
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription(
    'Passwords do not match!!',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('another long password');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'Password Updated');
  await expectScreen(page, 'Log In');
});

test('a service is offered, changed and deleted', { tag: '@ci' }, async ({ openMemberBrowser }) => {
  const { page } = await openMemberBrowser('Sunil Karki');
  await listen(page);
  await page.goto('/');

  await test.step('is offered', async () => {
    await press(page, 'link', 'Become a seller');
    await expectScreen(page, 'New Service');
    await typeInto(page, 'Title', 'I will carve a stamp');
    await press(page, 'button', 'POST SUBMIT');
    await expectHeard(page, /price/i);
    await expectFocus(page, 'spinbutton', 'Price');
    await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveAccessibleDescription(
      'Please enter your service price!',
    );
    await typeInto(page, 'Price', '750');
    await tabTo(page, 'combobox', 'Category');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('Mob');
    await typeInto(page, 'Description', 'From linoleum.');
    await choosePictures(page, 'Images(less then 700kb)', pictureFiles);
    await press(page, 'button', 'Move mark.jpg forward');
    await press(page, 'button', 'POST SUBMIT');
    await expectHeard(page, 'Services Created!!');
    await expectScreen(page, 'My Services');
  });

  await test.step('is changed', async () => {
    await press(page, 'link', 'Edit I will carve a stamp');
    await expectScreen(page, 'Update Service');
    await tabTo(page, 'spinbutton', 'Price');
    await page.keyboard.press('ArrowUp');
    await press(page, 'button', 'UPDATE');
    await expectHeard(page, 'Service Updated!!');
    await expectScreen(page, 'My Services');
    await expect(page.getByRole('main')).toContainText('Rs.751');
  });

  await test.step('is deleted', async () => {
    await press(page, 'button', 'Delete I will carve a stamp');
    await expect(page.getByRole('alertdialog', { name: 'Delete this service?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', 'Delete I will carve a stamp');
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Delete');
    await expectHeard(page, 'Service Deleted Successfully!!');
    await expectScreen(page, 'My Services');
  });
});

test('a service is kept, ordered, paid for, delivered and reviewed', async ({
  openMemberBrowser,
}) => {
  const seller = await openMemberBrowser('Sunil Karki');
  const service = await publishService(seller.page, { title: 'I will carve a stamp' });
  const other = await publishService(seller.page, { title: 'I will print a poster' });
  const { page } = await openMemberBrowser('Kamala Gurung');
  await listen(page);
  await listen(seller.page);
  await clientOf(page).addToWishlist({ serviceId: other._id });
  await page.goto(`/service/${service._id}`);

  await test.step('is kept in the wishlist', async () => {
    await press(page, 'button', /^Add to wishlist\(Rs\./);
    await expectHeard(page, 'Service Added To Cart!!');
    await expectScreen(page, 'My WishList:');
    await press(page, 'button', 'Remove I will print a poster');
    await expectHeard(page, '1 service kept');
    await expectFocus(page, 'link', 'I will carve a stamp');
  });

  await test.step('is ordered', async () => {
    await press(page, 'link', 'Order Now!');
    await expectScreen(page, 'Order Info');
    await typeInto(page, 'Phone Number', '9800000009');
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Confirm Order');
    await press(page, 'link', 'Proceed to payment');
    await expectScreen(page, 'Payment');
  });

  await test.step('is paid for, after a declined card', async () => {
    await payWith(page, testCards.declined);
    await expectHeard(page, 'Your card was declined.');
    await expectFocus(page, 'textbox', 'Card number');
    await page.reload();
    await payWith(page, testCards.asksForAuthentication);
    await expectFocus(page, 'button', 'Complete authentication');
    await page.keyboard.press('Enter');
    await expectHeard(page, 'payment successfull!!');
    await expectScreen(page, 'My Orders');
  });

  await test.step('is delivered', async () => {
    await seller.page.goto('/dashboard/orders');
    await press(seller.page, 'link', /^Edit order/);
    await tabTo(seller.page, 'combobox', 'Order status');
    await seller.page.keyboard.type('Del');
    await press(seller.page, 'button', 'Update');
    await expectHeard(seller.page, 'Order updated!!');
    await expectScreen(seller.page, /./);
  });

  await test.step('is reviewed', async () => {
    await page.goto(`/service/${service._id}`);
    await press(page, 'button', 'Submit Review');
    await expect(page.getByRole('dialog', { name: 'Submit Review' })).toBeVisible();
    await press(page, 'button', 'Submit');
    await expectHeard(page, 'please enter all fields!');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', 'Submit Review');
    await page.keyboard.press('Enter');
    await tabTo(page, 'radio', 'Very Bad');
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, 'radio', 'Excellent');
    await typeInto(page, 'Comment', 'Clear and quick.');
    await press(page, 'button', 'Submit');
    await expectHeard(page, 'Review Updated');
    await expectFocus(page, 'button', 'Submit Review');
    await expect(page.getByRole('main')).toContainText('Reviews(1 total)');
  });
});
