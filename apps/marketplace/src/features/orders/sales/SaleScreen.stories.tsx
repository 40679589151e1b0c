import type { Order } from '@market/api';
import { answer, createOrder, createRefusal, refuse, sampleOrders } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { longCheckout } from '../../../testing/sampleCheckout.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SaleScreen } from './SaleScreen.tsx';

const meta = { title: 'Screens/Orders/Sale', component: SaleScreen } satisfies Meta<
  typeof SaleScreen
>;

export default meta;

const { _id } = sampleOrders[0] ?? createOrder();
const at = storiesAt({ address: `/dashboard/serviceDetails/${_id}` });
const withOrder = (fields: Partial<Order>) => at({ orders: [createOrder({ _id, ...fields })] });
const page = within(document.body);

export const Ready = at();
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
export const Refunded = withOrder({ paymentInfo: { id: 'pi_1', status: 'refunded' } });
export const Disputed = withOrder({ paymentInfo: { id: 'pi_1', status: 'disputed' } });
/** The service is not offered any more, and the account of the buyer is gone. */
export const Partial = withOrder({ service: null, user: null });
export const LongText = withOrder({
  service: longService,
  orderInfo: longCheckout.orderInfo,
  user: longPerson,
});
export const Empty = at({ address: '/dashboard/serviceDetails/nonsense' });
export const Loading = at.loading('getOrder');
export const Failed = at.failing('getOrder');

export const MarkedAsDelivered: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Order status'), 'Delivered');
    await userEvent.dblClick(page.getByRole('button', { name: 'Update' }));
    await expect(await page.findByText('Order updated!!')).toBeInTheDocument();
    await waitFor(() => expect(page.getByLabelText('Order status')).toBeDisabled());
    await waitFor(() => expect(page.queryByRole('button', { name: 'Refund' })).toBeNull());
  },
};

export const UpdateRefused: Story = {
  ...at({
    replies: [refuse('updateOrder', 'orderDelivered')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Order status'), 'Delivered');
    await userEvent.click(page.getByRole('button', { name: 'Update' }));
    await expect(await page.findByText('This order is already delivered')).toBeInTheDocument();
    await waitFor(() => expect(page.getByRole('button', { name: 'Update' })).toBeEnabled());
  },
};

/** Asks for the money to be given back, up to the question for the password. */
async function refundLate(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Refund' }));
  const warning = within(await page.findByRole('alertdialog', { name: 'Give the money back?' }));
  await userEvent.click(warning.getByRole('button', { name: 'Refund' }));
  const question = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
  const field = question.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveFocus());
  const type = async (typed: string) => {
    await userEvent.type(field, typed);
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
  };
  return { question, field, type };
}

/** Somebody who logged in a while ago. */
export const PasswordAsked: Story = {
  ...at({ needsPassword: true }),
  play: async ({ canvasElement }) => {
    await refundLate(canvasElement);
  },
};

export const GivenBackWithPassword: Story = {
  ...at({ needsPassword: true }),
  play: async ({ canvasElement }) => {
    const { type } = await refundLate(canvasElement);
    await type('correct horse');
    await expect(await page.findByText('Order refunded.')).toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const WrongPassword: Story = {
  ...at({
    needsPassword: true,
    replies: [
      answer('confirmPassword', () => createRefusal('wrongPassword', undefined, 'password')),
    ],
  }),
  play: async ({ canvasElement }) => {
    const { field, type } = await refundLate(canvasElement);
    await type('wrong horse');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(page.queryByText('Order refunded.')).toBeNull();
  },
};

/** Without it, the seller is back at the question that they had answered. */
export const NotConfirmed: Story = {
  ...at({ needsPassword: true }),
  play: async ({ canvasElement }) => {
    const { question } = await refundLate(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(page.getByRole('alertdialog', { name: 'Give the money back?' })).toBeVisible(),
    );
    await expect(page.queryByText('Order refunded.')).toBeNull();
  },
};

export const GivenBack: Story = {
  ...at(),
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
