import { answer, createOrder } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longService } from '../../testing/longTexts.ts';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { MyOrdersScreen } from './MyOrdersScreen.tsx';

const meta = { title: 'Screens/My Orders', component: MyOrdersScreen } satisfies Meta<
  typeof MyOrdersScreen
>;

export default meta;

const at = storiesAt({ address: '/orders/me' });
const many = Array.from({ length: 120 }, (_, index) =>
  createOrder({
    _id: `01927f3a-5c10-7d20-9a3e-${String(index).padStart(12, '0')}`,
    totalPrice: 298 + ((index * 7919) % 49_702),
    orderStatus: index % 3 === 0 ? 'Processing' : 'Delivered',
  }),
);

export const Ready = at();
export const OneOrder = at({ orders: [createOrder()] });
export const LongText = at({
  orders: [
    createOrder({
      _id: '01927f3a-5c10-7d20-9a3e-01927f3a5c107d209a3e01927f3a5c107d209a3e',
      service: longService,
      totalPrice: 9_999_999.99,
    }),
  ],
});
export const Full = at({ orders: many });
export const Empty = at({ orders: [] });
export const Loading = at.loading('listMyOrders');
export const Failed = at.failing('listMyOrders');

export const Recovered: Story = {
  ...at({
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
