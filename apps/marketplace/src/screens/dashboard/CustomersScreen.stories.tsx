import { createOrder, refuse, sampleOrders, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

const meta = { title: 'Screens/Dashboard/Users', component: CustomersScreen } satisfies Meta<
  typeof CustomersScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/dashboard/users';

export const Ready: Story = withMarket({ address });
/** Whoever ordered several times stands there once; an account that is gone does not. */
export const OneBuyer: Story = {
  ...withMarket({
    address,
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
export const LongText: Story = withMarket({
  address,
  orders: [
    createOrder({
      user: {
        _id: 'person-maximiliana',
        fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
        email: 'maximiliana-konstantina.papadopoulou-rai@a-rather-long-domain.example',
      },
    }),
  ],
});
export const Empty: Story = withMarket({ address, orders: [] });
export const Loading: Story = withMarket({
  address,
  replies: [stall('listSales')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('listSales', 500)] });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
