import { clientOf, orderAndPay, pictureDataUrls, publishService } from '../support/backend.ts';
import { expect, test } from '../support/people.ts';

// Shows S-service-1-4, S-service-6, S-service-8, S-service-11-18, S-service-20-26, P4, P5, P6, K15.
test('a service shows all there is to know', async ({ openMemberBrowser, page }) => {
  const seller = await openMemberBrowser('Mira Shrestha');
  const [avatar] = pictureDataUrls();
  await clientOf(seller.page).updateProfile({ bio: 'Brand designer.', from: 'Kathmandu', avatar });
  const service = await publishService(seller.page, { price: 4500 });

  await page.goto(`/service/${service._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
  for (const text of [
    'Mira Shrestha',
    'Graphics-And-Design',
    '0 Reviews',
    'About This Gig',
    service.description,
    'Contact Me Before Ordering for your project estimate.',
    'Overall Rate',
    'Reviews',
    'Orders',
    'Extra',
    'No extra services right now.',
    'From',
    'Kathmandu',
    'Member Since',
    'Bio',
    'Brand designer.',
    'Reviews(0 total)',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator(`img[src="${service.user[0]?.avatar?.url}"]`).first()).toBeVisible();
  const since = service.user[0]?.createdAt?.slice(0, 10) ?? '';
  await expect(main.getByText(since, { exact: true })).toBeVisible();
  const buyer = await openMemberBrowser();
  await orderAndPay(buyer.page, service);
  await page.reload();
  await expect(main.locator('dt:text-is("Overall Rate") + dd')).toBeVisible();
  await expect(main.locator('dt:text-is("Reviews") + dd')).toHaveText('0');
  await expect(main.locator('dt:text-is("Orders") + dd')).toHaveText('0');
  await expect(
    main.getByRole('button', { name: 'Add to wishlist(Rs.4500)' }).first(),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Me' })).toHaveAttribute(
    'href',
    `mailto:${seller.email}`,
  );
  await main.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/user\//);
});

// Shows S-service-9, S-service-10, K24.
test('the pictures advance by themselves and pause under the pointer', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  const service = await publishService(page);
  await page.clock.install();
  await page.goto(`/service/${service._id}`);
  const gallery = page.getByRole('main').locator('[aria-roledescription="carousel"]').first();
  await expect(gallery).toBeVisible();
  const current = () => gallery.locator('button[aria-current]').getAttribute('aria-label');

  const first = await current();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5_000);
  await expect.poll(current).not.toBe(first);

  await gallery.hover();
  const held = await current();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(held);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(gallery).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(12_000);
  expect(await current()).toBe(first);
  await expect(gallery.getByRole('button', { name: 'Stop turning' })).toHaveCount(0);
});

// Shows S-service-9, K25.
test('a drag of 40 px turns to the next picture, a shorter one does not', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser();
  const service = await publishService(page);
  // The pictures stay where they are until they are dragged.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/service/${service._id}`);
  const gallery = page.getByRole('main').locator('[aria-roledescription="carousel"]').first();
  const findPicture = async () => {
    const box = await gallery.locator('img').first().boundingBox();
    if (!box) throw new Error('The picture is not shown.');
    return box;
  };
  const start = await findPicture();
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const moved = async () => Math.round(start.x - (await findPicture()).x);
  const current = gallery.locator('button[aria-current]');

  for (const [distance, picture, settled] of [
    [38, 'Picture 1', 0],
    [42, 'Picture 2', Math.round(start.width)],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - distance, y, { steps: 4 });
    await expect.poll(moved).toBe(distance);
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await moved()) - settled)).toBeLessThan(2);
    await expect(current).toHaveAttribute('aria-label', picture);
  }
});

// Shows S-service-18, S-service-19, T23, T24, P7, C18.
test('adding to the wishlist says so, leads there and cannot be done twice', async ({
  openMemberBrowser,
}) => {
  const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(sellerPage, { price: 900 });
  const { page } = await openMemberBrowser();
  await page.goto(`/service/${service._id}`);
  const asked = page.waitForRequest((request) => request.url().includes('/cart/new/'));
  await page.getByRole('button', { name: 'Add to wishlist(Rs.900)' }).first().dblclick();
  expect((await asked).postData()).toBeNull();
  await expect(page.getByText('Service Added To Cart!!')).toBeVisible();
  await expect(page).toHaveURL('/myWishList');
  await expect(page.getByText('1(units)')).toBeVisible();

  await page.goto(`/service/${service._id}`);
  await expect(page.getByRole('button', { name: 'Already In Cart!!' }).first()).toBeDisabled();
});

// Shows S-service-5, S-service-7, S-service-27-34, S-home-12, T26-T28, V3, C16, D7, K13, K28-K32.
test('a review needs a rating and a comment, and shows at once', async ({ openMemberBrowser }) => {
  const { page: sellerPage } = await openMemberBrowser('Mira Shrestha');
  const service = await publishService(sellerPage);
  const { page } = await openMemberBrowser('Ram Adhikari');
  await page.goto(`/service/${service._id}`);
  const main = page.getByRole('main');
  const openDialog = () => main.getByRole('button', { name: 'Submit Review' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: /^Submit/ });

  const missing = page.getByText('please enter all fields!');

  await openDialog();
  await submit.click();
  await expect(missing).toHaveCount(1);
  await dialog.getByLabel('Comment').fill('Clear and quick.');
  await submit.click();
  await expect(missing).toHaveCount(1);

  // A press beside the dialog, and a reload, lose no words.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.reload();
  await openDialog();
  await expect(dialog.getByLabel('Comment')).toHaveValue('Clear and quick.');

  await expect(dialog.getByRole('radio')).toHaveCount(5);
  for (const label of ['Very Bad', 'Poor', 'Ok', 'Good', 'Excellent']) {
    await dialog.getByRole('radio', { name: label }).check({ force: true });
    await expect(dialog).toContainText(label);
  }
  await dialog.getByLabel('Comment').fill('  ');
  await submit.click();
  await expect(missing).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog();
  await dialog.getByLabel('Comment').fill('Clear and quick.');
  await dialog.getByRole('radio', { name: 'Good' }).check({ force: true });
  await submit.click();
  await expect(page.getByText('Review Updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Reviews(1 total)');
  await expect(main).toContainText(/1 Review(?!s)/);
  await expect(main).toContainText('Clear and quick.');
  const links = main.locator(`li a[href="/user/${(await clientOf(page).loadUser()).user?._id}"]`);
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAccessibleName('Profile of Ram Adhikari');
  await expect(links.last()).toHaveText('Ram Adhikari');

  await page.goto(`/user/${service.user[0]?._id}`);
  await expect(main.getByRole('article')).toContainText('(1 Reviews)');
  await page.goBack();

  for (const rating of [5, 4]) {
    const other = await openMemberBrowser();
    await clientOf(other.page).reviewService({ serviceId: service._id, rating, comment: 'Fine.' });
  }
  await page.reload();
  await expect(main).toContainText('4.3 of 5');
  await expect(main).toContainText('3 Reviews');
});

test('a service that does not exist is explained', async ({ page }) => {
  for (const id of ['no-such-service', '0192aaaa-0000-7000-8000-000000000000']) {
    await page.goto(`/service/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This service is not offered any more.',
    );
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

// Shows S-user-1-9, C5, K15.
test('a public profile shows who somebody is and what they offer', async ({
  openMemberBrowser,
  page,
}) => {
  const seller = await openMemberBrowser('Mira Shrestha');
  const [avatar] = pictureDataUrls();
  await clientOf(seller.page).updateProfile({ avatar });
  const service = await publishService(seller.page);
  const personId = service.user[0]?._id ?? '';

  await page.goto(`/user/${personId}`);
  const main = page.getByRole('main');
  for (const text of [
    'Mira Shrestha',
    seller.email,
    'From',
    'Joined On',
    'No Bio Available',
    service.title,
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator(`img[src="${service.user[0]?.avatar?.url}"]`).first()).toBeVisible();
  await expect(
    main.getByRole('article').getByRole('link', { name: /View details/ }),
  ).toHaveAttribute('href', `/service/${service._id}`);
  const joined = service.user[0]?.createdAt?.slice(0, 10) ?? '';
  await expect(main.getByText(joined, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    `mailto:${seller.email}`,
  );

  await clientOf(seller.page).updateProfile({ bio: 'Ten years of small studios.' });
  await page.reload();
  await expect(main).toContainText('Ten years of small studios.');
  await expect(main).not.toContainText('No Bio Available');
});
