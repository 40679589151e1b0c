import { answer, createOrder, createProgress, sampleOrders } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
import { longService } from '../../../testing/longTexts.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { MyOrdersScreen } from './MyOrdersScreen.tsx';

const meta = { title: 'Screens/Orders/My orders', component: MyOrdersScreen } satisfies Meta<
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
export const Full: Story = {
  ...at({ orders: many }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    const ways = within(screen.getByRole('main'));
    await expectWaiting(canvasElement, 'Loading orders', () =>
      userEvent.click(ways.getByRole('link', { name: 'Next' })),
    );
    await userEvent.click(ways.getByRole('link', { name: 'First' }));
    await hasSettled(canvasElement);
  },
};
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

/** Each by its picture, its title, who sold it and when; a pointer opens it anywhere in its row. */
export const ToldByWhatWasOrdered: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const [order] = sampleOrders;
    const [, row] = within(canvasElement).getAllByRole('row');
    if (!order?.service || !row) throw new Error('There is no order.');
    await expect(row.querySelector('img')).toBeVisible();
    for (const text of [
      order.service.title,
      String(order.seller?.fullname),
      order.createdAt.slice(0, 10),
      order._id,
      `Rs.${order.totalPrice}`,
      order.orderStatus,
    ]) {
      await expect(row).toHaveTextContent(text);
    }
    const { x, y, width, height } = row.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 3, y + height / 2);
    await expect(hit).toHaveAccessibleName(/^Open order of /);
  },
};

/** Every column is still named for screen readers, and a number is as long as one can tell it by. */
export const OnAPhone: Story = {
  ...at({ orders: many.slice(0, 3) }),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Action' })).toBeInTheDocument();
    const number = canvas.getByTitle(String(many[0]?._id));
    await expect(number).toHaveTextContent(String(many[0]?._id));
    await expect(number.querySelector('span')?.clientWidth).toBe(1);
  },
};

/** Only what waits for the reader; the way there and back is in the address. */
// Shows X28.
export const NeedsMe: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expect(screen.getAllByRole('link', { name: /^Open order/ })).toHaveLength(6);
    await userEvent.click(screen.getByRole('link', { name: 'Needs me (3)' }));
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Open order/ })).toHaveLength(3),
    );
    for (const words of ['Needs your answers', 'Please look at it', 'In dispute: your turn']) {
      await expect(screen.getByText(words)).toBeVisible();
    }
    await expect(screen.getByRole('link', { name: 'Needs me (3)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    screen.getByRole('link', { name: 'All' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Open order/ })).toHaveLength(6),
    );
  },
};
export const NothingNeeded: Story = {
  ...at({ address: '/orders/me?needs=me', orders: [createOrder({ progress: createProgress() })] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expect(screen.getByText('Nothing needs you.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Needs me (0)' })).toBeVisible();
  },
};
/** A backend that knows nothing of turns. */
export const WithoutTurns: Story = {
  ...at({ replies: [answer('listMyOrders', () => ({ orders: sampleOrders }))] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(within(canvasElement).queryByRole('link', { name: /^Needs me/ })).toBeNull();
  },
};

/** Figures in ids mean nothing: `…-9f` comes after `…-10`, unlike among people's numbers. */
// Shows S-orders-1.
export const SortedById: Story = {
  ...at({
    orders: ['0192-9f', '0192-10', '0192-a1', '0192-1e3'].map((_id) => createOrder({ _id })),
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const table = within(await within(canvasElement).findByRole('table'));
    const readIds = () =>
      table.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/order/', ''));
    const idHeader = table.getByRole('button', { name: 'Order Id' });
    const sorted = ['0192-10', '0192-1e3', '0192-9f', '0192-a1'];

    idHeader.focus();
    await userEvent.keyboard('{Enter}');
    await expect(readIds()).toEqual(sorted);
    await userEvent.keyboard('{Enter}');
    await expect(readIds()).toEqual(sorted.toReversed());
  },
};
