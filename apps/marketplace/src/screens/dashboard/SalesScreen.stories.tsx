import { createOrder, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longCheckout } from '../../testing/sampleCheckout.ts';
import { withMarket } from '../../testing/withMarket.tsx';
import { SalesScreen } from './SalesScreen.tsx';

const meta = { title: 'Screens/Dashboard/Orders', component: SalesScreen } satisfies Meta<
  typeof SalesScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/dashboard/orders';

/** In both states; the service of the last one is gone. */
export const Ready: Story = withMarket({ address });
export const LongText: Story = withMarket({
  address,
  orders: [createOrder({ service: longCheckout.cartItem.service, totalPrice: 49_999.5 })],
});
export const Full: Story = withMarket({
  address,
  orders: Array.from({ length: 60 }, (_, index) => createOrder({ _id: `order-${index}` })),
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
