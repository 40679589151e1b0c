import type { Service } from '@market/api';
import type { Page } from '@playwright/test';
import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { promote } from './support/operators.ts';
import { expect, test } from './support/people.ts';

/** Somebody buys, gets and accepts what a service offers, and both sides say what they think. */
async function trade(sellers: Page, buyers: Page, service: Service, stars: number) {
  const [seller, buyer] = [clientOf(sellers), clientOf(buyers)];
  const { _id: id } = await orderAndPay(buyers, service);
  await seller.deliverOrder({ id, text: 'A lamp of paper.' });
  const { order } = await buyer.getOrder({ id });
  await buyer.acceptDelivery({ id, delivery: order.progress?.delivery?._id ?? '' });
  await buyer.reviewOrder({ id, rating: stars, comment: 'As I saw it.' });
  await seller.reviewOrder({ id, rating: 5, comment: 'Quick answers.' });
}

// Shows X52.
test(
  'a rating that a seller disputes counts no more when a moderator says so',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Tulsi Adhikari');
    const service = await publishService(sellers, { title: 'I will fold a lamp of paper for you' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const moderator = await openMemberBrowser('Mona Sand');
    await promote(moderator, 'moderator');
    for (const stars of [5, 5, 5, 5, 1]) await trade(sellers, buyers, service, stars);

    const own = sellers.getByRole('main');
    await sellers.goto('/dashboard/score');
    const costliest = own.getByRole('region', { name: 'What costs most' });
    const entry = costliest.getByRole('row').filter({ hasText: 'Rated with 1 of 5 stars' });
    const { score: before } = await clientOf(sellers).getMyScore();
    await expect(own.getByText(`${before} of 100`)).toBeVisible();
    await entry.getByRole('button', { name: 'Dispute' }).press('Enter');
    const dialog = sellers.getByRole('dialog', { name: 'Dispute this entry' });
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(dialog.getByLabel('Why it should not count')).toBeFocused();
    await sellers.keyboard.type('He has told me that he meant another lamp.');
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(entry.getByText('Being looked at')).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Dispute' })).toHaveCount(0);

    const desk = moderator.page.getByRole('main');
    await moderator.page.goto('/admin/reports');
    await desk
      .getByRole('row')
      .filter({ hasText: 'Tulsi Adhikari' })
      .getByRole('link', { name: 'Entry of a score' })
      .click();
    await expect(desk.getByText('He has told me that he meant another lamp.')).toBeVisible();
    await expect(desk.getByText('As I saw it.')).toBeVisible();
    await desk.getByRole('button', { name: 'I look at this' }).click();
    await desk.getByRole('radio', { name: /^It counts no more/ }).check();
    await desk
      .getByLabel('Why, in words that they read')
      .fill('It was meant for the lamp of somebody else.');
    await desk.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(
      moderator.page.getByText('Decided. Those whom it concerns are told.').first(),
    ).toBeVisible();

    await sellers.goto('/dashboard/score?part=ratings');
    await expect(own.getByText('Nothing costs you anything.')).toBeVisible();
    const all = own.getByRole('region', { name: 'What it is the sum of' });
    const decided = all.getByRole('row').filter({ hasText: 'Rated with 1 of 5 stars' });
    await expect(decided.getByText('Looked at: no longer counts')).toBeVisible();
    await expect(decided.getByText('It was meant for the lamp of somebody else.')).toBeVisible();
    await expect(decided.getByText('Does not count')).toBeVisible();
    const { score: after } = await clientOf(sellers).getMyScore();
    await expect(own.getByText(`${after} of 100`)).toBeVisible();
    expect(after).toBeGreaterThan(before ?? 100);
  },
);
