import { createOrder, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stopClock } from '../../testing/stopClock.ts';
import { type MarketWorld, withMarket } from '../../testing/withMarket.tsx';
import { DashboardHomeScreen } from './DashboardHomeScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardHomeScreen,
  beforeEach: stopClock,
} satisfies Meta<typeof DashboardHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const atHome = (world: Omit<MarketWorld, 'address'> = {}) =>
  withMarket({ address: '/dashboard', ...world });

const day = 24 * 60 * 60 * 1000;
const many = Array.from({ length: 300 }, (_, index) =>
  createOrder({
    _id: `01927f3a-5c10-7d20-9a3e-${String(index).padStart(12, '0')}`,
    totalPrice: 1500 + ((index * 7919) % 30_000),
    orderStatus: index < 14 ? 'Processing' : 'Delivered',
    createdAt: new Date(Date.UTC(2026, 10, 21) - (index % 84) * day).toISOString(),
  }),
);

export const Ready: Story = atHome();
export const Full: Story = atHome({ orders: many });
export const Empty: Story = atHome({ orders: [], services: [] });
export const Loading: Story = atHome({ replies: [stall('listSales')], staysLoading: true });
export const Failed: Story = atHome({ replies: [refuse('listSales', 500)] });
/** The orders are there, the services are not. */
export const Partial: Story = atHome({ replies: [refuse('listMyServices', 500)] });
export const Phone: Story = { ...atHome(), globals: { viewport: { value: 'phone390' } } };
export const Dark: Story = { ...atHome(), globals: { theme: 'dark' } };
