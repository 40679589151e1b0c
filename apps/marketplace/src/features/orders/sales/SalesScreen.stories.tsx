import { createOrder, sampleOrders } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SalesScreen } from './SalesScreen.tsx';

const meta = { title: 'Screens/Orders/Sales', component: SalesScreen } satisfies Meta<
  typeof SalesScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/orders' });

/** In both states; the service of the last one is gone. Each says who ordered it, and when. */
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards).toHaveLength(sampleOrders.length);
    for (const [index, { _id, user, createdAt, totalPrice }] of sampleOrders.entries()) {
      for (const text of [
        _id,
        String(user?.fullname),
        createdAt.slice(0, 10),
        `Rs.${totalPrice}`,
      ]) {
        await expect(cards[index]).toHaveTextContent(text);
      }
    }
  },
};
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
