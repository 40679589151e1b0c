import type { Order } from '@market/api';
import { createOrder, refuse, sampleOrders, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longCheckout } from '../../testing/sampleCheckout.ts';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { SaleScreen } from './SaleScreen.tsx';

const meta = { title: 'Screens/Dashboard/Order', component: SaleScreen } satisfies Meta<
  typeof SaleScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const { _id } = sampleOrders[0] ?? createOrder();
const address = `/dashboard/serviceDetails/${_id}`;
const withOrder = (fields: Partial<Order>) =>
  withMarket({ address, orders: [createOrder({ _id, ...fields })] });
const page = within(document.body);

export const Ready: Story = withMarket({ address });
export const Delivered: Story = {
  ...withOrder({ orderStatus: 'Delivered', deliveredAt: '2026-11-18T10:00:00.000Z' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(page.getByLabelText('Order status')).toBeDisabled();
    await expect(
      page.getByText('Delivered is final: it cannot go back to Processing.'),
    ).toBeInTheDocument();
  },
};
export const Refunded: Story = withOrder({ paymentInfo: { id: 'pi_1', status: 'refunded' } });
export const Disputed: Story = withOrder({ paymentInfo: { id: 'pi_1', status: 'disputed' } });
export const BuyerGone: Story = withOrder({ service: null, user: null });
export const LongText: Story = withOrder({
  service: longCheckout.cartItem.service,
  orderInfo: longCheckout.orderInfo,
  user: {
    _id: 'person-maximiliana',
    fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
    email: 'maximiliana-konstantina.papadopoulou-rai@a-rather-long-domain.example',
  },
});
export const Empty: Story = withMarket({ address: '/dashboard/serviceDetails/nonsense' });
export const Loading: Story = withMarket({
  address,
  replies: [stall('getOrder')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('getOrder', 500)] });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };

export const MarkedAsDelivered: Story = {
  ...withMarket({ address }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Order status'), 'Delivered');
    await userEvent.dblClick(page.getByRole('button', { name: 'Update' }));
    await expect(await page.findByText('Order updated!!')).toBeInTheDocument();
    await waitFor(() => expect(page.getByLabelText('Order status')).toBeDisabled());
    await expect(page.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const UpdateRefused: Story = {
  ...withMarket({
    address,
    replies: [refuse('updateOrder', 409, 'This order is already delivered')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Order status'), 'Delivered');
    await userEvent.click(page.getByRole('button', { name: 'Update' }));
    await expect(await page.findByText('This order is already delivered')).toBeInTheDocument();
    await waitFor(() => expect(page.getByRole('button', { name: 'Update' })).toBeEnabled());
  },
};

export const GivenBack: Story = {
  ...withMarket({ address }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Refund' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Give the money back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect(await page.findByText('Order refunded.')).toBeInTheDocument();
    await expect(
      await page.findByText('The money for this order has been given back.'),
    ).toBeInTheDocument();
  },
};
