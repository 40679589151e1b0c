import { createOrder } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { longPerson, longService } from '../../testing/longTexts.ts';
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
  orders: [createOrder({ service: longService, user: longPerson, totalPrice: 49_999.5 })],
});
/** What was ordered is not offered any more, and the buyers are gone. */
export const Partial = at({
  orders: [createOrder({ service: null }), createOrder({ _id: 'order-2', user: null })],
});
export const Full = at({
  orders: Array.from({ length: 60 }, (_, index) => createOrder({ _id: `order-${index}` })),
});
export const Empty = at({ orders: [] });
export const Loading = at.loading('listSales');
export const Failed = at.failing('listSales');
