import { createOrder, sampleOrders } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
import { longPerson } from '../../../testing/longTexts.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

const meta = { title: 'Screens/Orders/Customers', component: CustomersScreen } satisfies Meta<
  typeof CustomersScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/users' });

export const Ready = at();
/** A buyer of several orders stands there once; an account that is gone does not. */
export const OneBuyer: Story = {
  ...at({
    orders: [...sampleOrders.slice(0, 1), createOrder({ user: null })].flatMap((order) => [
      order,
      { ...order, _id: `${order._id}-again` },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const table = within(within(canvasElement).getByRole('table'));
    await expect(table.getAllByRole('link', { name: /^Profile of / })).toHaveLength(1);
    await expect(table.queryByText(/Rs\./)).toBeNull();
  },
};
/** All buyers but one have closed their accounts. */
export const Partial = at({
  orders: [createOrder(), createOrder({ user: null }), createOrder({ user: null })],
});
export const Full: Story = {
  ...at({
    orders: Array.from({ length: 60 }, (_, index) =>
      createOrder({
        user: {
          _id: `person-${index}`,
          fullname: `Buyer ${index + 1}`,
          email: `buyer-${index + 1}@market.example`,
        },
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expectWaiting(canvasElement, 'Loading users', () =>
      userEvent.click(screen.getByRole('link', { name: 'Next' })),
    );
    await expect(screen.getByText('Buyer 21')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'First' }));
    await expect(await screen.findByText('Buyer 1')).toBeVisible();
  },
};
export const LongText = at({ orders: [createOrder({ user: longPerson })] });
export const Empty = at({ orders: [] });
export const Loading = at.loading('listSales');
export const Failed = at.failing('listSales');
