import { createOrder } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longCheckout } from '../../testing/sampleCheckout.ts';
import { storiesAt } from '../../testing/storiesAt.tsx';
import { SalesScreen } from './SalesScreen.tsx';

const meta = { title: 'Screens/Dashboard/Orders', component: SalesScreen } satisfies Meta<
  typeof SalesScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/orders' });

/** In both states; the service of the last one is gone. */
export const Ready = at();
export const LongText = at({
  orders: [createOrder({ service: longCheckout.cartItem.service, totalPrice: 49_999.5 })],
});
export const Full = at({
  orders: Array.from({ length: 60 }, (_, index) => createOrder({ _id: `order-${index}` })),
});
export const Empty = at({ orders: [] });
export const Loading = at.loading('listSales');
export const Failed = at.failing('listSales');
