import type { Page } from '@playwright/test';
import { clientOf, publishPackages } from './support/backend.ts';
import { fillInCard, orderFirstWish, testCards } from './support/checkout.ts';
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

const title = 'I will draw a poster for your village festival';

/** Pays with the card that asks whether it is really its owner. */
async function payByCard(page: Page) {
  await fillInCard(page, testCards.asksForAuthentication);
  await page.getByRole('button', { name: /^PAY/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('payment successfull!!')).toBeVisible();
  await expect(page).toHaveURL('/orders/me');
}

// Shows X16, X20, X22, X23.
test('a buyer compares packages, keeps one with extras, changes it, and pays less by a coupon', async ({
  openMemberBrowser,
}) => {
  const seller = await openMemberBrowser('Mira Gurung');
  const { _id: serviceId } = await publishPackages(seller.page, title);
  await clientOf(seller.page).createCoupon({ code: 'VILLAGE-10', kind: 'percent', value: 10 });
  const { page } = await openMemberBrowser();
  const main = page.getByRole('main');
  const total = main.getByRole('status', { name: 'Total' });

  await page.goto('/search/village festival');
  const card = main.getByRole('article').filter({ hasText: title }).first();
  await expect(card).toContainText('From Rs.1500');
  await page.goto(`/service/${serviceId}`);
  await expect(main.getByRole('columnheader', { name: 'Series' })).toBeVisible();
  await main.getByRole('button', { name: 'Choose Poster' }).click();
  await expect(main.getByRole('radio', { name: /^Poster/ })).toBeChecked();
  await main.getByRole('checkbox', { name: /Fast delivery/ }).check();
  await main.getByRole('checkbox', { name: /Another size/ }).check();
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(total).toHaveText('Rs.5300');
  await main.getByRole('button', { name: 'Add to wishlist(Rs.5300)' }).click();

  await expect(page).toHaveURL('/myWishList');
  await expect(main.getByText('Another size × 2')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText('Rs.5300');

  await main.getByRole('link', { name: title }).click();
  await expect(main.getByRole('button', { name: 'Already In Cart!!' })).toBeDisabled();
  await expect(main.getByRole('radio', { name: /^Poster/ })).toBeChecked();
  await main.getByRole('checkbox', { name: /Fast delivery/ }).uncheck();
  await expect(total).toHaveText('Rs.4500');
  await main.getByRole('button', { name: 'Update wishlist' }).click();
  await expect(page).toHaveURL('/myWishList');
  await expect(main.getByText('Fast delivery')).toHaveCount(0);

  await main.getByText('Order Now!').click();
  await expect(total).toHaveText('Rs.4500');
  await main.getByLabel('Coupon').fill('VILAGE-10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByLabel('Coupon')).toHaveAccessibleDescription(/There is no coupon/);
  await main.getByLabel('Coupon').fill('VILLAGE-10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('−Rs.450')).toBeVisible();
  await expect(total).toHaveText('Rs.4050');
  await main.getByLabel('Phone Number').fill('9800000019');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('−Rs.450')).toBeVisible();
  await main.getByText('Proceed to payment').click();
  await expect(main.getByRole('button', { name: 'PAY - (Rs.4050)' })).toBeVisible();
  await payByCard(page);

  const [order] = (await clientOf(page).listMyOrders({})).orders;
  await page.goto(`/order/${order?._id}`);
  for (const line of ['Poster', 'Another size × 2', 'VILLAGE-10', '−Rs.450']) {
    await expect(main.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(total).toHaveText('Rs.4050');
});

// Shows X20.
test(
  'a price that changes between quote and card is told, and nothing is charged',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const seller = await openMemberBrowser('Mira Gurung');
    const { _id: serviceId } = await publishPackages(seller.page, title);
    const { page } = await openMemberBrowser();
    const main = page.getByRole('main');

    await page.goto(`/service/${serviceId}`);
    await main.getByRole('button', { name: 'Add to wishlist(Rs.1500)' }).click();
    await orderFirstWish(page, '9800000019');
    await clientOf(seller.page).updateService({ id: serviceId, price: 1900 });
    await fillInCard(page, testCards.asksForAuthentication);
    await main.getByRole('button', { name: 'PAY - (Rs.1500)' }).click();

    await expect(main.getByRole('alert')).toContainText('Nothing has been charged.');
    expect((await clientOf(page).listMyOrders({})).orders).toEqual([]);
    await main.getByRole('button', { name: 'Continue with Rs.1900' }).click();
    await payByCard(page);
    expect((await clientOf(page).listMyOrders({})).orders).toMatchObject([{ totalPrice: 1900 }]);
  },
);

// Shows X21.
test('an offer is accepted by paying for it', { tag: '@ci' }, async ({ openMemberBrowser }) => {
  const seller = await openMemberBrowser('Mira Gurung');
  const { _id: service } = await publishPackages(seller.page, title);
  const { offer } = await clientOf(seller.page).makeOffer({
    service,
    title: 'Posters for all five villages',
    text: 'One drawing, five colours.',
    price: 12_500,
    days: 30,
    revisions: 2,
  });
  const { page } = await openMemberBrowser();
  const main = page.getByRole('main');

  await page.goto(`/offer/${offer._id}`);
  await main.getByRole('link', { name: /Accept/ }).click();
  await expect(main.getByText('Posters for all five villages')).toBeVisible();
  await main.getByLabel('Phone Number').fill('9800000019');
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByText('Proceed to payment').click();
  await payByCard(page);

  await expect(async () => {
    expect(await readMail(seller.email)).toContain('Posters for all five villages: Rs.12500');
  }).toPass();
  await page.goto(`/offer/${offer._id}`);
  await expect(main.getByRole('link', { name: /Accept/ })).toHaveCount(0);
});

// Shows X18, X20.
test(
  'nobody orders their own service, nor one that rests',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const seller = await openMemberBrowser('Mira Gurung');
    const { _id: serviceId } = await publishPackages(seller.page, title);
    const own = seller.page.getByRole('main');

    await seller.page.goto(`/service/${serviceId}`);
    await expect(own.getByText(/^This is your own service/)).toBeVisible();
    await expect(own.getByRole('button', { name: /wishlist/ })).toHaveCount(0);
    await expect(clientOf(seller.page).addToWishlist({ serviceId })).rejects.toThrow(
      'You cannot keep your own service in your wishlist.',
    );
    await expect(clientOf(seller.page).quoteOrder({ service: serviceId })).rejects.toThrow(
      'You cannot order your own service.',
    );

    const { page } = await openMemberBrowser();
    const main = page.getByRole('main');
    await clientOf(page).addToWishlist({ serviceId });
    await page.goto('/myWishList');
    await main.getByText('Order Now!').click();
    await clientOf(seller.page).pauseService({ id: serviceId, isPaused: true });
    await main.getByLabel('Phone Number').fill('9800000019');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This service is not for sale at the moment.')).toBeVisible();
    await page.goto('/myWishList');
    await expect(main.getByText('Not for sale at the moment')).toBeVisible();
    await expect(main.getByText('Order Now!')).toHaveCount(0);
    await main.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(main.getByText('WishList is Empty.')).toBeVisible();
  },
);

// Shows X16, X22, X23.
test(
  'packages, extras and coupons are reached by keyboard alone',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const seller = await openMemberBrowser('Mira Gurung');
    const { _id: serviceId } = await publishPackages(seller.page, title);
    await clientOf(seller.page).createCoupon({ code: 'VILLAGE-10', kind: 'percent', value: 10 });
    const { page } = await openMemberBrowser();
    const main = page.getByRole('main');
    await listen(page);
    await page.goto(`/service/${serviceId}`);

    await test.step('a package and an extra are chosen', async () => {
      await tabTo(main, 'radio', /^Sketch/);
      await page.keyboard.press('ArrowDown');
      await expectFocus(page, 'radio', /^Poster/);
      await expectHeard(page, 'Rs.4000');
      await tabTo(main, 'checkbox', /^Another size/);
      await page.keyboard.press('Space');
      await expectHeard(page, 'Rs.4250');
      await press(main, 'button', 'One more');
      await expectHeard(page, 'Rs.4500');
      await press(main, 'button', 'Add to wishlist(Rs.4500)');
      await expectScreen(page, 'My WishList:');
    });

    await test.step('a coupon is applied, taken off and applied again', async () => {
      await press(page, 'link', 'Order Now!');
      await expectScreen(page, 'Order Info');
      await typeInto(page, 'Phone Number', '9800000019');
      await typeInto(page, 'Coupon', 'VILLAGE-10');
      await page.keyboard.press('Enter');
      await expectHeard(page, 'This coupon is applied: you save Rs.450.');
      await press(page, 'button', 'Remove');
      await expectHeard(page, 'The coupon is removed.');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('VILLAGE-10');
      await press(page, 'button', 'Apply');
      await expectHeard(page, 'This coupon is applied: you save Rs.450.');
      await press(page, 'button', 'Continue');
      await expectScreen(page, 'Confirm Order');
    });

    await test.step('it is paid for', async () => {
      await press(page, 'link', 'Proceed to payment');
      await expectScreen(page, 'Payment');
      await typeInto(page, 'Card number', testCards.asksForAuthentication.replaceAll(' ', ''));
      await typeInto(page, 'Expiry', '1244');
      await typeInto(page, 'CVC', '444');
      await press(page, 'button', 'PAY - (Rs.4050)');
      await expectFocus(page, 'button', 'Complete authentication');
      await page.keyboard.press('Enter');
      await expectHeard(page, 'payment successfull!!');
      await expectScreen(page, 'My Orders');
    });
  },
);
