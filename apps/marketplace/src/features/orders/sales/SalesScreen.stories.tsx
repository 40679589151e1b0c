import { createOrder, createProgress, sampleOrders } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
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
const many = Array.from({ length: 60 }, (_, index) =>
  createOrder({
    _id: `order-${index}`,
    orderStatus: index % 3 === 0 ? 'Delivered' : 'Processing',
    createdAt: new Date(Date.UTC(2026, 10, 18) - index * 86_400_000).toISOString(),
  }),
);

/** Of sixty orders the newest page, what narrows them, and the way to the next. */
export const Full: Story = {
  ...at({ orders: many }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expect(screen.getAllByRole('article')).toHaveLength(20);
    await expectWaiting(canvasElement, 'Loading orders', () =>
      userEvent.click(screen.getByRole('link', { name: 'Next' })),
    );
    await expect(await screen.findByText('2026-10-29')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'First' }));
    await expect(await screen.findByText('2026-11-18')).toBeVisible();
  },
};
export const LastPage = at({ orders: many, address: '/dashboard/orders?cursor=40' });

/** By number, title or name, by status and day; all of it stands in the address. */
export const Narrowed: Story = {
  ...at({ orders: many }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expectWaiting(canvasElement, 'Loading orders', () =>
      userEvent.selectOptions(screen.getByLabelText('Status'), 'Delivered'),
    );
    await waitFor(() => expect(screen.getAllByText('Delivered')).toHaveLength(21));
    await userEvent.type(screen.getByLabelText('Find an order'), 'order-5{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    await expect(screen.getByLabelText('Status')).toHaveValue('Delivered');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  },
};
/** More than can be counted at a glance, a page at a time. */
// Shows X28.
export const NeedsMe: Story = {
  ...at({
    address: '/dashboard/orders?needs=me',
    orders: Array.from({ length: 120 }, (_, index) =>
      createOrder({ _id: `order-${index}`, progress: createProgress() }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Needs me (99+)' })).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await expect(await screen.findByText('order-20')).toBeVisible();
  },
};
export const NothingFound = at({
  orders: many,
  address: '/dashboard/orders?search=saxophone&from=2026-11-01',
});
export const Empty = at({ orders: [] });
export const Loading = at.loading('listSales');
export const Failed = at.failing('listSales');
