import { createOrderReview, createOrderReviews, createRefusal, answer } from '@market/api/testing';
import type { OrderReviews } from '@market/api';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createLife, lifeId, longWords } from '../../../testing/orderLife.ts';
import { sendReport } from '../../../testing/sendReport.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OrderScreen } from '../order/OrderScreen.tsx';

/** What the sides of an order think of each other, on its page. */
const meta = { title: 'Screens/Orders/Order reviews', component: OrderScreen } satisfies Meta<
  typeof OrderScreen
>;

export default meta;

const at = storiesAt({ address: `/order/${lifeId}` });
const withReviews = (fields: Partial<OrderReviews>) => ({
  orders: [
    createLife(
      { stage: 'completed', dueAt: '2026-11-20T18:00:00.000Z' },
      {
        orderStatus: 'Delivered',
        deliveredAt: '2026-11-18T10:00:00.000Z',
        reviews: createOrderReviews(fields),
      },
    ),
  ],
});
const published = { publishedAt: '2026-11-21T12:00:00.000Z' };
const mine = createOrderReview();

export const Nothing = at(withReviews({}));
/** Only its author sees it as yet. */
export const Hidden = at(withReviews({ mine }));
export const Both = at(
  withReviews({
    mine: createOrderReview(published),
    theirs: createOrderReview({ ...published, rating: 4, comment: 'She knew what she wanted.' }),
  }),
);
/** Changed once, so that nothing can be changed any more; the other side has said nothing. */
export const Reported: Story = {
  ...Both,
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Report this review' }));
    await sendReport('Report this review');
  },
};
export const Alone = at(
  withReviews({
    mine: createOrderReview({ ...published, changedAt: '2026-11-22T12:00:00.000Z' }),
    canWrite: false,
  }),
);
export const TooLate = at(withReviews({ canWrite: false }));
export const Removed = at(
  withReviews({
    mine: createOrderReview({ ...published, removal: 'It names somebody else.' }),
    theirs: createOrderReview(published),
    canWrite: false,
  }),
);
export const LongText = at(
  withReviews({
    mine: createOrderReview({ ...published, comment: longWords }),
    theirs: createOrderReview({ ...published, comment: longWords }),
    canWrite: false,
  }),
);

/** What was entered outlasts a press beside the dialog. */
export const Written: Story = {
  ...at(withReviews({})),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: /^Rate / }));
    const isGone = () =>
      waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());

    await open();
    let dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    // The dialog may still be rising out of nothing.
    await waitFor(() => expect(within(dialog).getByText('Rating is empty.')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Good' }));
    await userEvent.type(within(dialog).getByLabelText('Comment'), 'Quick and kind.');
    await fireEvent.mouseDown(dialog);
    await isGone();

    await open();
    dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByLabelText('Comment')).toHaveValue('Quick and kind.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await hasSaid('Your review is kept.');
    await isGone();
    await expect(await canvas.findByText(/^Only you see it until/)).toBeVisible();
    await expect(await canvas.findByText('Quick and kind.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change it' })).toBeVisible();
  },
};

/** The time was over a moment before. */
export const Refused: Story = {
  ...at({
    ...withReviews({}),
    replies: [answer('reviewOrder', () => createRefusal('reviewTimeOver'))],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Rate / }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
    await userEvent.type(dialog.getByLabelText('Comment'), 'Late.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('The time to review this order is over.');
  },
};
