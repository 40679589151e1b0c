import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { describePart } from '../../testing/describePart.ts';
import { brandService, createOrders, longTitle, orders } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { OrdersTable } from './OrdersTable.tsx';

const [first] = orders;
const openFirst = `Open order of ${first?.service?.title}, 7f3a`;

const meta = {
  title: 'Market/OrdersTable',
  component: OrdersTable,
  args: { orders, hrefFor: ({ _id }: { _id: string }) => `#/order/${_id}`, caption: 'My orders' },
  parameters: describePart({
    use: 'Orders by what was ordered, from whom and when, with number, amount and status, each with a way to its page.',
    avoid:
      'For the few orders that a seller works on use `OrderCard`. For other rows use `DataTable`.',
    dos: ['Lead with what was ordered and by whom.'],
    donts: ['Make each cell a link.'],
    words: 'Amounts with two digits behind the point, days as people write them here.',
    anatomy: { Row: 'one order', Status: 'in words, with a tone', 'Way on': 'to the order’s page' },
    keyboard: {
      Tab: 'Moves through the headers that sort, then through the orders.',
      Enter: 'Sorts, or opens the order.',
    },
    accessibility:
      'See `DataTable`. Each link says which order it opens; a pointer opens it anywhere in its row.',
  }),
} satisfies Meta<typeof OrdersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: openFirst })).toHaveAttribute(
      'href',
      '#/order/0192-7f3a',
    );
  },
};
/** A seller sees who has ordered. */
export const Sold: Story = {
  args: { otherSide: 'buyer' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Maya Tamang')[0]).toBeVisible();
    await expect(canvas.queryByText('Mira Shrestha')).not.toBeInTheDocument();
  },
};
/** What waits for the reader is marked. */
export const WithNotes: Story = {
  args: {
    orders: orders.map((order, index) => ({
      ...order,
      note:
        index === 0
          ? { words: 'Needs your answers', tone: 'primary' as const }
          : { words: 'Due in 2 days' },
    })),
  },
};
export const LongText: Story = {
  args: {
    orders: orders
      .map((order) => ({
        ...order,
        _id: '01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00',
        totalPrice: 9_999_999.99,
        service: { ...brandService, title: longTitle },
      }))
      .slice(0, 1),
  },
};
export const MissingPicture: Story = {
  args: { orders: orders.map((order) => ({ ...order, service: { ...brandService, images: [] } })) },
};
export const One: Story = { args: { orders: orders.slice(0, 1) } };
export const Many: Story = { args: { orders: createOrders(50) } };
export const Loading: Story = { args: { orders: [], isLoading: true } };
export const Empty: Story = { args: { orders: [], empty: <EmptyState title="No orders yet." /> } };

/** Amounts that are none and a status that nobody expected. */
export const PoorData: Story = {
  args: {
    orders: [
      {
        _id: '01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00',
        totalPrice: Number.NaN,
        orderStatus: '',
        service: null,
        seller: null,
      },
      { _id: '2', totalPrice: -1, orderStatus: 'Eaten by the dog', service: null },
    ],
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Rs.850');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Amount' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: openFirst })).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'tbody tr:first-child a',
  focus: 'tbody tr:nth-child(2) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
