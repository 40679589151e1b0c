import type { Page } from '@playwright/test';
import { testCards } from './support/checkout.ts';
import { expect, test } from './support/people.ts';

/** Presses Tab until the element of this name has the focus; fails after a hundred presses. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [
        element.getAttribute('aria-label') ?? '',
        ...labels.map((each) => each.textContent ?? ''),
        element.textContent ?? '',
      ].join(' ');
    });
    if (name.test(label)) return focused;
  }
  throw new Error(`The keyboard does not reach ${name} on ${page.url()}.`);
}

test('a service is found, ordered and paid for by keyboard alone', async ({
  openMemberBrowser,
}) => {
  const { page } = await openMemberBrowser('Kamala Gurung');

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip to (the )?content/i);

  await tabTo(page, /View details/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\//);

  await tabTo(page, /Add to wishlist/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myWishList');

  await tabTo(page, /Order Now!/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order');

  await tabTo(page, /Phone Number/);
  await page.keyboard.type('9800000009');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order/confirm');

  await tabTo(page, /Proceed to payment/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payment');

  await tabTo(page, /card number/i);
  await page.keyboard.type(testCards.asksForAuthentication.replaceAll(' ', ''));
  await tabTo(page, /expir/i);
  await page.keyboard.type('1244');
  await tabTo(page, /cvc/i);
  await page.keyboard.type('444');
  await tabTo(page, /PAY - \(/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: /complete authentication/i })).toBeVisible();
  await tabTo(page, /complete authentication/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders/me');
});
