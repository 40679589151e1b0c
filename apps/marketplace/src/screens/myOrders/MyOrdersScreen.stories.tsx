import { answer, createOrder, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { MyOrdersScreen } from './MyOrdersScreen.tsx';

const meta = { title: 'Screens/My Orders', component: MyOrdersScreen } satisfies Meta<
  typeof MyOrdersScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/orders/me';
const many = Array.from({ length: 120 }, (_, index) =>
  createOrder({
    _id: `01927f3a-5c10-7d20-9a3e-${String(index).padStart(12, '0')}`,
    totalPrice: 298 + ((index * 7919) % 49_702),
    orderStatus: index % 3 === 0 ? 'Processing' : 'Delivered',
  }),
);

export const Ready: Story = withMarket({ address });
export const OneOrder: Story = withMarket({ address, orders: [createOrder()] });
export const Full: Story = withMarket({ address, orders: many });
export const Empty: Story = withMarket({ address, orders: [] });
export const Loading: Story = withMarket({
  address,
  replies: [stall('listMyOrders')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('listMyOrders', 500)] });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };

export const Recovered: Story = {
  ...withMarket({
    address,
    replies: [
      (() => {
        let isFirst = true;
        return answer('listMyOrders', () => {
          if (!isFirst) return { orders: [createOrder()] };
          isFirst = false;
          return new Response(null, { status: 500 });
        });
      })(),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('link', { name: /^Open order/ })).toBeVisible();
  },
};
