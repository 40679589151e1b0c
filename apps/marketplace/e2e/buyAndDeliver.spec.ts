import { randomUUID } from 'node:crypto';
import { fillInCard, goToPayment, testCards } from './support/checkout.ts';
import { pictureFiles } from './support/pictures.ts';
import { expect, signUp, test } from './support/people.ts';

test('a service is offered, found, ordered, paid for and delivered', async ({
  openBrowser,
  openMemberBrowser,
}) => {
  test.setTimeout(180_000);
  const visitor = await openBrowser();
  const { page } = visitor;

  await test.step('a visitor browses, searches and narrows the price', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Freelance services/);
    await expect(page.getByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);

    await page.getByPlaceholder('Find Services').fill('  logo ');
    await page.getByPlaceholder('Find Services').press('Enter');
    await expect(page).toHaveURL('/search/logo');
    await expect(page.getByRole('article').first()).toContainText(/logo/i);

    const highest = page.getByRole('slider').last();
    await highest.focus();
    await highest.press('Home');
    const dearer = page.getByRole('article').filter({ hasNotText: 'Rs.298' });
    await expect(dearer).toHaveCount(0);
    await highest.press('End');
    await expect(dearer).not.toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(/logo/i);
  });

  await test.step('the wishlist asks the visitor to log in', async () => {
    await page.getByRole('link', { name: 'View details' }).first().click();
    await expect(page).toHaveURL(/\/service\//);
    await page.getByRole('button', { name: /^Add to wishlist\(Rs\./ }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  const buyer = await signUp(visitor, 'Bina Shrestha');
  const seller = await openMemberBrowser('Sunil Karki');
  const title = `I will draw a logo for journey ${randomUUID().slice(0, 8)}`;

  await test.step('a seller publishes a service with two pictures', async () => {
    await seller.page.goto('/category');
    await seller.page.getByRole('link', { name: 'Become a seller' }).first().click();
    await expect(seller.page).toHaveURL('/dashboard/services/new');
    await seller.page.getByLabel('Title').fill(title);
    await seller.page.getByRole('spinbutton', { name: 'Price' }).fill('4500');
    await seller.page.getByLabel('Description').fill('A mark, a wordmark and the files for both.');
    await seller.page.getByLabel('Category').selectOption('Graphics-And-Design');
    await seller.page
      .getByLabel('Images(less then 700kb)')
      .and(seller.page.locator('input'))
      .setInputFiles(pictureFiles);
    await expect(seller.page.getByRole('main').getByRole('img')).toHaveCount(2);
    await seller.page.getByRole('button', { name: 'POST SUBMIT' }).click();
    await expect(seller.page.getByText('Services Created!!')).toBeVisible();
    await expect(seller.page).toHaveURL('/dashboard/services');
    await expect(seller.page.getByText(title)).toBeVisible();
  });

  await test.step('the buyer finds it, orders it and pays with 3-D Secure', async () => {
    await buyer.page.goto(`/search/${encodeURIComponent(title)}`);
    await buyer.page.getByRole('link', { name: 'View details' }).first().click();
    await expect(
      buyer.page.getByRole('heading', { name: title, level: 1, exact: true }),
    ).toBeVisible();

    await goToPayment(buyer.page, '9800000001');
    await fillInCard(buyer.page, testCards.asksForAuthentication);
    await buyer.page.getByRole('button', { name: 'PAY - (Rs.4500)' }).click();
    await buyer.page.getByRole('button', { name: /complete authentication/i }).click();

    await expect(buyer.page.getByText('payment successfull!!')).toBeVisible();
    await expect(buyer.page).toHaveURL('/orders/me');
    await expect(buyer.page.getByRole('table')).toContainText('Rs.4500');
    await expect(buyer.page.getByRole('table')).toContainText('Processing');
  });

  await test.step('the seller marks it delivered', async () => {
    await seller.page.goto('/dashboard/orders');
    await expect(seller.page.getByText(title)).toBeVisible();
    await seller.page.locator('a[href^="/dashboard/serviceDetails/"]').first().click();
    await expect(seller.page.getByText('Bina Shrestha').first()).toBeVisible();
    await expect(seller.page.getByText('9800000001')).toBeVisible();
    await seller.page.getByRole('main').getByRole('combobox').selectOption('Delivered');
    await seller.page.getByRole('button', { name: 'Update' }).click();
    await expect(seller.page.getByText('Order updated!!')).toBeVisible();
  });

  await test.step('the buyer sees that it is delivered', async () => {
    await buyer.page.reload();
    await expect(buyer.page.getByRole('table')).toContainText('Delivered');
    await buyer.page.locator('a[href^="/order/"]').first().click();
    await expect(buyer.page.getByText('paid', { exact: true })).toBeVisible();
    await expect(buyer.page.getByText('Delivered').first()).toBeVisible();
  });
});
