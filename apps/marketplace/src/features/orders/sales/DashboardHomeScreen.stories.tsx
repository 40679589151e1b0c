import { createOrder, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../../testing/storiesAt.tsx';
import { DashboardHomeScreen } from './DashboardHomeScreen.tsx';

const meta = {
  title: 'Screens/Orders/Dashboard home',
  component: DashboardHomeScreen,
} satisfies Meta<typeof DashboardHomeScreen>;

export default meta;

const at = storiesAt({ address: '/dashboard' });

const day = 24 * 60 * 60 * 1000;
const many = Array.from({ length: 300 }, (_, index) =>
  createOrder({
    _id: `01927f3a-5c10-7d20-9a3e-${String(index).padStart(12, '0')}`,
    totalPrice: 1500 + ((index * 7919) % 30_000),
    orderStatus: index < 14 ? 'Processing' : 'Delivered',
    createdAt: new Date(Date.UTC(2026, 10, 21) - (index % 84) * day).toISOString(),
  }),
);

export const Ready = at();
export const Full = at({ orders: many });
/** Amounts of ten digits. */
export const LongText = at({
  orders: many.map((order) => ({ ...order, totalPrice: 9_999_999.99 })),
});
export const Empty = at({ orders: [], services: [] });
export const Loading = at.loading('listSales');
export const Failed = at.failing('listSales');
/** The orders are there, the services are not. */
export const Partial = at({ replies: [refuse('listMyServices', 500)] });
