import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { press } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

// Shows X31.
test('what the seller delivers shows on the buyer’s open page and at the bell, without a reload', async ({
  openMemberBrowser,
}) => {
  const { page: sellers } = await openMemberBrowser('Mira Gurung');
  const service = await publishService(sellers, {
    title: 'I will paint a sign for your tea house',
  });
  const { page: buyers } = await openMemberBrowser('Ben Okafor');
  const { _id: id } = await orderAndPay(buyers, service);
  const [sellersSide, buyersSide] = [sellers.getByRole('main'), buyers.getByRole('main')];
  const bell = buyers.getByRole('banner').getByRole('button', { name: /^Notifications/ });

  await buyers.goto(`/order/${id}`);
  await expect(bell).toHaveAccessibleName(/1 new/);
  const other = await buyers.context().newPage();
  await other.goto('/orders/me');
  await sellers.goto(`/dashboard/serviceDetails/${id}`);
  await sellersSide.getByRole('button', { name: 'Deliver', exact: true }).click();
  const delivering = sellers.getByRole('dialog', { name: 'Deliver this order' });
  await delivering.getByLabel('What you deliver').fill('A sign: https://signs.example/tea');
  await delivering.getByRole('button', { name: 'Deliver', exact: true }).click();

  await expect(buyersSide.getByText('Please look at what was delivered')).toBeVisible();
  await expect(bell).toHaveAccessibleName(/2 new/);
  // One page of the browser has the stream, and tells the other one.
  await expect(other.getByRole('banner').getByRole('button', { name: /2 new/ })).toBeVisible();

  await buyers.getByRole('button', { name: 'Ask for changes' }).click();
  const asking = buyers.getByRole('dialog', { name: 'Ask for changes' });
  await asking.getByLabel('What should be different').fill('More tea, please.');
  await asking.getByRole('button', { name: 'Send it back' }).click();
  await expect(sellersSide.getByText(/More tea, please/).first()).toBeVisible();
});

// Shows X31.
test(
  'by keyboard, the bell leads to what has happened, to the list and to what is told',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers, { title: 'I will write a poem about your tea' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    await orderAndPay(buyers, service);

    await sellers.goto('/dashboard');
    await press(sellers, 'button', /^Notifications.*1 new/);
    const menu = sellers.getByRole('dialog', { name: 'Notifications' });
    await press(menu, 'link', /Somebody has ordered “I will write a poem about your tea”/);
    await expect(sellers).toHaveURL(/\/dashboard\/serviceDetails\//);

    await press(sellers, 'button', /^Notifications/);
    await press(menu, 'link', /all notifications/i);
    await expect(sellers).toHaveURL('/notifications');
    await press(sellers.getByRole('main'), 'button', 'Mark all as seen');
    await expect(sellers.getByRole('banner').getByRole('button', { name: /new/ })).toHaveCount(0);

    await press(sellers.getByRole('main'), 'link', 'Choose what you are told');
    await expect(sellers).toHaveURL('/me/notifications');
    const { choices } = await clientOf(sellers).getNotificationChoices();
    expect(choices.find(({ kind }) => kind === 'reminders')?.mail).toBe('now');
  },
);
