import { expect, type Page } from '@playwright/test';

/** The documented test cards that the journeys pay with. */
export const testCards = {
  asksForAuthentication: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
} as const;

/** Goes from a service's page over wishlist, order information and confirmation to the payment. */
export async function goToPayment(page: Page, phoneNumber: string) {
  await page.getByRole('button', { name: /^Add to wishlist\(Rs\./ }).click();
  await expect(page.getByText('Service Added To Cart!!')).toBeVisible();
  await expect(page).toHaveURL('/myWishList');
  await orderFirstWish(page, phoneNumber);
}

/** Goes from the wishlist over order information and confirmation to the payment. */
export async function orderFirstWish(page: Page, phoneNumber: string) {
  await page.getByRole('main').getByText('Order Now!').first().click();
  await expect(page).toHaveURL('/order');
  await page.getByLabel('Phone Number').fill(phoneNumber);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/order/confirm');
  await expect(page.getByText(phoneNumber)).toBeVisible();
  await page.getByText('Proceed to payment').click();
  await expect(page).toHaveURL('/payment');
}

/** Types a card into the card provider's fields. */
export async function fillInCard(page: Page, cardNumber: string) {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel(/expir/i).fill('12 / 44');
  await page.getByLabel(/cvc/i).fill('444');
}
