import { answer, createOrder, sampleOrders } from '@market/api/testing';
import type { Order } from '@market/api';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { longCheckout } from '../../../testing/sampleCheckout.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = { title: 'Screens/Orders/Order', component: OrderScreen } satisfies Meta<
  typeof OrderScreen
>;

export default meta;

const { _id } = sampleOrders[0] ?? createOrder();
const at = storiesAt({ address: `/order/${_id}` });
const withOrder = (fields: Partial<Order>) =>
  at({
    replies: [answer('getOrder', { order: createOrder({ _id, ...fields }) })],
  });

export const Ready = at();
export const Delivered = withOrder({
  orderStatus: 'Delivered',
  deliveredAt: '2026-11-18T10:00:00.000Z',
});
export const NotPaid = withOrder({ paymentInfo: { id: 'pi_1', status: 'processing' } });
export const Refunded = withOrder({ paymentInfo: { id: 'pi_1', status: 'refunded' } });
export const Disputed = withOrder({ paymentInfo: { id: 'pi_1', status: 'disputed' } });
/** The service is not offered any more, and the account of the buyer is gone. */
export const Partial = withOrder({ service: null, user: null });
export const LongText = withOrder({
  service: longService,
  orderInfo: longCheckout.orderInfo,
  user: longPerson,
});
/** The backend does not say who sold it. */
export const NobodyNamed = withOrder({ seller: undefined });

/** From a delivered order the buyer writes to the seller and reviews what they got. */
export const WaysOn: Story = {
  ...withOrder({ orderStatus: 'Delivered', deliveredAt: '2026-11-18T10:00:00.000Z' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('Mira Shrestha')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:mira@market\.example\?subject=My%20order/),
    );

    main.getByRole('link', { name: 'Review' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeVisible());
  },
};

export const Empty = at({ address: '/order/nonsense' });
export const Loading = at.loading('getOrder');
export const Failed = at.failing('getOrder');
