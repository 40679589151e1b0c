import { clientOf, orderAndPay, publishService } from './support/backend.ts';
import { expect, test } from './support/people.ts';

// Shows X33.
test(
  'both sides of an order rate each other, hidden until both have',
  { tag: '@ci' },
  async ({ openMemberBrowser, openBrowser }) => {
    const { page: sellers } = await openMemberBrowser('Mira Gurung');
    const service = await publishService(sellers, { title: 'I will bind your diary in leather' });
    const { page: buyers } = await openMemberBrowser('Ben Okafor');
    const { _id: id } = await orderAndPay(buyers, service);
    await clientOf(sellers).deliverOrder({ id, text: 'Bound in goat.' });
    const { order } = await clientOf(buyers).getOrder({ id });
    const delivery = order.progress?.delivery?._id ?? '';
    await clientOf(buyers).acceptDelivery({ id, delivery });

    await buyers.goto(`/order/${id}`);
    const buyersSide = buyers.getByRole('main');
    await buyersSide.getByRole('button', { name: 'Rate Mira Gurung' }).click();
    const dialog = buyers.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Good' }).check();
    await dialog.getByLabel('Comment').fill('Fine leather, and a day late.');
    // A press beside it closes it, a reload forgets it: what was written is still there.
    await buyers.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await buyers.reload();
    await buyersSide.getByRole('button', { name: 'Rate Mira Gurung' }).click();
    await expect(dialog.getByLabel('Comment')).toHaveValue('Fine leather, and a day late.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(buyersSide.getByText(/^Only you see it until Mira Gurung/)).toBeVisible();

    const visitor = await openBrowser();
    await visitor.page.goto(`/service/${service._id}`);
    await expect(visitor.page.getByRole('heading', { name: 'Reviews(0 total)' })).toBeVisible();

    await sellers.goto(`/dashboard/serviceDetails/${id}`);
    const sellersSide = sellers.getByRole('main');
    await expect(sellersSide.getByRole('heading', { name: 'Rate Ben Okafor' })).toBeVisible();
    await expect(sellersSide.getByText('Fine leather')).toBeHidden();
    await sellersSide.getByRole('button', { name: 'Rate Ben Okafor' }).click();
    const sellersDialog = sellers.getByRole('dialog');
    await sellersDialog.getByRole('radio', { name: 'Excellent' }).check();
    await sellersDialog.getByLabel('Comment').fill('He knew what he wanted.');
    await sellersDialog.getByRole('button', { name: 'Submit' }).click();
    await expect(sellersSide.getByText('Fine leather, and a day late.')).toBeVisible();

    await visitor.page.reload();
    const reviews = visitor.page.getByRole('region', { name: 'Reviews(1 total)' });
    await expect(reviews.getByText('Fine leather, and a day late.')).toBeVisible();
    await expect(reviews.getByText('Bought here', { exact: true })).toBeVisible();

    await sellers.goto(`/service/${service._id}`);
    await sellersSide.getByRole('button', { name: 'Reply' }).click();
    await sellersSide
      .getByLabel('Your reply')
      .fill('The tannery was closed. Thank you for waiting.');
    await sellersSide.getByRole('button', { name: 'Reply' }).click();
    await expect(sellersSide.getByText('Reply of the seller')).toBeVisible();

    const { page: thirds } = await openMemberBrowser('Chen Li');
    await thirds.goto(`/service/${service._id}`);
    await thirds.getByRole('button', { name: 'Helpful' }).click();
    await expect(thirds.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await thirds
      .getByRole('region', { name: /^Reviews/ })
      .getByRole('button', { name: /^Poor/ })
      .click();
    await expect(thirds.getByText('No review is like that.')).toBeVisible();
    await expect(thirds).toHaveURL(/stars=2/);

    await thirds.goto(`/user/${service.user[0]?._id ?? ''}`);
    const ofSeller = thirds.getByRole('region', { name: 'What buyers say of Mira Gurung' });
    await expect(ofSeller.getByText('Fine leather, and a day late.')).toBeVisible();
  },
);
