import type { Page } from '@playwright/test';
import { clientOf, orderAndPay, publishPackages } from './support/backend.ts';
import { expect, test } from './support/people.ts';

const sideOf = (page: Page) => page.getByRole('main');

/** Presses a button of the order's panel, or of its menu, and gives the dialog that asks. */
async function ask(page: Page, action: string) {
  const more = sideOf(page).getByRole('button', { name: 'More', exact: true });
  const button = sideOf(page).getByRole('button', { name: action, exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: action }).click();
  }
  return page.getByRole('dialog');
}

// Shows X28.
test(
  'the sides of an order agree about more time, and about a part of the money',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishPackages(sellers, 'I will paint a sign for your shop');
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);

    await sellers.goto(`/dashboard/serviceDetails/${id}`);
    const time = await ask(sellers, 'Ask for more time');
    await time.getByLabel('How many days more').fill('3');
    await expect(time.getByText(/^The order would be due on/)).toBeVisible();
    await time.getByLabel('Why').fill('The paint is late.');
    await time.getByRole('button', { name: 'Ask the buyer' }).click();
    await expect(sideOf(sellers).getByText('Waits for the buyer')).toBeVisible();

    // By keyboard, from the list of what waits for the buyer.
    await buyers.goto('/orders/me');
    await buyers.getByRole('link', { name: 'Needs me (1)' }).focus();
    await buyers.keyboard.press('Enter');
    await expect(buyers).toHaveURL(/needs=me/);
    await buyers.getByRole('link', { name: /^Open order/ }).focus();
    await buyers.keyboard.press('Enter');
    const card = sideOf(buyers).getByRole('article', { name: '3 more days' });
    await expect(card.getByText('The paint is late.')).toBeVisible();
    await card.getByRole('button', { name: 'Accept' }).focus();
    await buyers.keyboard.press('Enter');
    await buyers.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).focus();
    await buyers.keyboard.press('Enter');
    await expect(sideOf(buyers).getByText('You agreed: the order is due later.')).toBeVisible();
    await expect(card).toBeHidden();

    await clientOf(sellers).deliverOrder({ id, text: 'A sign without gold.' });
    await buyers.reload();
    const part = await ask(buyers, 'Ask for a part back');
    await part.getByLabel('What you get back').fill('100');
    await part.getByLabel('Why').fill('The gold is missing.');
    await part.getByRole('button', { name: 'Ask the seller' }).click();
    await expect(sideOf(buyers).getByText('Waits for the seller')).toBeVisible();

    await sellers.reload();
    await (await ask(sellers, 'Accept')).getByRole('button', { name: 'Give it back' }).click();
    await expect(
      sideOf(sellers).getByText('The buyer got Rs.100 back.', { exact: false }),
    ).toBeVisible();
    await buyers.reload();
    await expect(sideOf(buyers).getByText('You got Rs.100 back.', { exact: false })).toBeVisible();
    expect((await clientOf(buyers).getOrder({ id })).order.refunded).toBe(100);
  },
);

// Shows X28.
test(
  'a dispute is opened, answered, and withdrawn: the order goes on',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishPackages(sellers, 'I will paint a sign for your school');
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);
    await clientOf(sellers).deliverOrder({ id, text: 'A sign.' });

    await buyers.goto(`/order/${id}`);
    const dispute = await ask(buyers, 'Open a dispute');
    const words = dispute.getByLabel('What is wrong');
    await words.fill('It is for a bakery.');
    await dispute.getByRole('button', { name: 'Open the dispute' }).click();
    await expect(words).toHaveAccessibleDescription(/30 characters at least/);
    await words.fill('The sign is for a bakery, and we are a school.');
    await dispute.getByLabel('What you want back (optional)').fill('50');
    await dispute.getByRole('button', { name: 'Open the dispute' }).click();
    await expect(sideOf(buyers).getByText('You have opened a dispute')).toBeVisible();

    await sellers.goto('/dashboard/orders?needs=me');
    await expect(sellers.getByText('In dispute: your turn')).toBeVisible();
    await sellers.goto(`/dashboard/serviceDetails/${id}`);
    await expect(sideOf(sellers).getByText('Rs.50', { exact: true })).toBeVisible();
    const answer = await ask(sellers, 'Answer the dispute');
    await answer.getByLabel('What you say about it').fill('I mixed up two signs.');
    await answer.getByRole('button', { name: 'Send the answer' }).click();
    await expect(sideOf(sellers).getByText('The market is looking at it')).toBeVisible();

    await buyers.reload();
    await expect(
      sideOf(buyers)
        .getByRole('article', { name: 'The seller' })
        .getByText('I mixed up two signs.'),
    ).toBeVisible();
    const withdrawal = await ask(buyers, 'Withdraw the dispute');
    await withdrawal.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(sideOf(buyers).getByText('Please look at what was delivered')).toBeVisible();
  },
);
