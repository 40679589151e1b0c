import type { Page } from '@playwright/test';
import { clientOf, orderAndPay, publishPackages } from './support/backend.ts';
import { expect, test } from './support/people.ts';

/** Presses a button of the order's panel, says something in the dialog, and confirms. */
async function step(
  page: Page,
  action: string,
  words: [label: string, text: string],
  confirm: string,
) {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words[0]).fill(words[1]);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

// Shows X25.
test('an order is answered, delivered, sent back, delivered again and accepted', async ({
  openMemberBrowser,
}) => {
  const { page: sellers } = await openMemberBrowser('Mira Gurung');
  const service = await publishPackages(sellers, 'I will draw a poster for your tea house', {
    questions: [
      {
        _id: 'name',
        text: 'What is your tea house called?',
        kind: 'text',
        options: [],
        isRequired: true,
      },
      {
        _id: 'style',
        text: 'Which style do you like?',
        kind: 'choice',
        options: ['Quiet', 'Loud'],
        isRequired: false,
      },
    ],
  });
  const { page: buyers } = await openMemberBrowser('Ben Okafor');
  const { _id: id } = await orderAndPay(buyers, service);

  await buyers.goto('/orders/me');
  await expect(buyers.getByText('Needs your answers').first()).toBeVisible();
  await buyers.goto(`/order/${id}`);
  const buyersSide = buyers.getByRole('main');
  await expect(buyersSide.getByText('The seller needs your answers')).toBeVisible();
  await buyersSide.getByRole('button', { name: 'Send the answers' }).click();
  const name = buyersSide.getByLabel('What is your tea house called?');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please answer this question!/);
  await name.fill('Himal');
  await buyersSide.getByRole('radio', { name: 'Quiet' }).check();
  await buyersSide.getByRole('button', { name: 'Send the answers' }).click();
  await expect(buyersSide.getByText('The seller is working on it')).toBeVisible();

  await sellers.goto(`/dashboard/serviceDetails/${id}`);
  const sellersSide = sellers.getByRole('main');
  await expect(sellersSide.getByText('It is your turn')).toBeVisible();
  await expect(sellersSide.getByText('Himal')).toBeVisible();
  await step(sellers, 'Deliver', ['What you deliver', 'Two posters in pencil.'], 'Deliver');
  await expect(sellersSide.getByText('The buyer is looking at what you delivered')).toBeVisible();

  await buyers.reload();
  await expect(buyersSide.getByText('Please look at what was delivered')).toBeVisible();
  await expect(buyersSide.getByText('Two posters in pencil.').first()).toBeVisible();
  const changes: [string, string] = ['What should be different', 'More tea, please.'];
  await step(buyers, 'Ask for changes', changes, 'Send it back');
  await expect(buyersSide.getByText('The seller is working on it again')).toBeVisible();

  await sellers.reload();
  await expect(sellersSide.getByText('The buyer has sent it back')).toBeVisible();
  await expect(sellersSide.getByText('More tea, please.')).toBeVisible();
  await step(sellers, 'Deliver', ['What you deliver', 'With a pot of tea.'], 'Deliver');

  await buyers.reload();
  await expect(buyersSide.getByText('With a pot of tea.').first()).toBeVisible();
  await buyersSide.getByRole('button', { name: 'Accept the delivery' }).click();
  await buyers.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(buyersSide.getByText('Completed', { exact: true })).toBeVisible();
  await expect(buyersSide.getByText('You accepted what was delivered.')).toBeVisible();
  expect((await clientOf(sellers).getOrder({ id })).order.orderStatus).toBe('Delivered');
});

test(
  'what the other side was quicker to do is said, and the order shown as it is',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishPackages(sellers, 'I will draw a poster for your bakery');
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);
    await clientOf(sellers).deliverOrder({ id, text: 'One poster.' });
    // Nothing tells this page what happens elsewhere.
    await buyers.route('**/api/events', (route) => route.abort());
    await buyers.goto(`/order/${id}`);
    // What the buyer sees is from before they accepted elsewhere.
    await expect(buyers.getByRole('button', { name: 'Ask for changes' })).toBeVisible();
    const { order } = await clientOf(buyers).getOrder({ id });
    await clientOf(buyers).acceptDelivery({ id, delivery: order.progress?.delivery?._id ?? '' });

    const changes: [string, string] = ['What should be different', 'More bread, please.'];
    await step(buyers, 'Ask for changes', changes, 'Send it back');

    await expect(buyers.getByRole('main').getByText('This order is completed.')).toBeVisible();
    await expect(buyers.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
  },
);
