import { fillInCard, goToPayment, testCards } from './support/checkout.ts';
import { expect, test } from './support/people.ts';

test('a declined card is explained, can be tried again and makes no order', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser('Dipa Rana');

  await page.goto('/');
  await page.getByRole('link', { name: 'View details' }).first().click();
  await goToPayment(page, '9800000002');
  await fillInCard(page, testCards.declined);
  const pay = page.getByRole('button', { name: /^PAY - \(Rs\./ });
  await pay.click();

  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(pay).toBeEnabled();

  await page.goto('/orders/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Processing')).toHaveCount(0);
});

test(
  'a failed authentication is explained and makes no order',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Hari Thapa');

    await page.goto('/');
    await page.getByRole('link', { name: 'View details' }).first().click();
    await goToPayment(page, '9800000003');
    await fillInCard(page, testCards.asksForAuthentication);
    await page.getByRole('button', { name: /^PAY - \(Rs\./ }).click();
    await page.getByRole('button', { name: /fail authentication/i }).click();

    await expect(
      page.getByText(/We are unable to authenticate your payment method/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^PAY - \(Rs\./ })).toBeEnabled();

    await page.goto('/orders/me');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Processing')).toHaveCount(0);
  },
);
