import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brandService, longTitle } from '../../testing/samples.ts';
import { OrderCard } from './OrderCard.tsx';

const order = {
  _id: '0192-81c4',
  totalPrice: 12_000,
  orderStatus: 'Processing',
  service: brandService,
  user: { _id: 'maya', fullname: 'Maya Tamang', email: 'maya@market.example' },
  createdAt: '2026-11-10T15:45:00.000Z',
};

const editIt = `Edit order of ${brandService.title}, 81c4`;

const meta = {
  title: 'Market/OrderCard',
  component: OrderCard,
  args: { order, href: '#/dashboard/serviceDetails/0192-81c4' },
  parameters: describePart({
    use: "One order on a seller's services, with the way to edit it.",
    avoid: 'For many orders to compare use `OrdersTable`.',
    dos: ['Show what was ordered before the number.'],
    donts: ['Show the whole number where its title identifies the order.'],
    words: 'The link names the order for those who hear it: “Edit order of …”.',
    anatomy: {
      Order: 'its service and number',
      Figures: 'what it costs, and how far it is',
      'Way on': 'to the page where it is edited',
    },
    keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
    accessibility: 'The link says which order it edits. A service that is gone is said to be so.',
  }),
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Delivered: Story = { args: { order: { ...order, orderStatus: 'Delivered' } } };
export const Unknown: Story = { args: { order: { ...order, orderStatus: 'Lost at sea' } } };
/** What waits for the seller is marked. */
/** It is over: the note takes the place of the status. */
export const Cancelled: Story = {
  args: { order: { ...order, note: { words: 'Cancelled', tone: 'negative', isWhole: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByText(order.orderStatus)).toBeNull();
  },
};
export const WithNote: Story = {
  args: { order: { ...order, note: { words: 'Due in 2 days', tone: 'warning' } } },
};
export const MissingPicture: Story = {
  args: { order: { ...order, service: { ...brandService, images: [] } } },
};

export const MissingBuyer: Story = {
  args: { order: { ...order, user: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account is gone.')).toBeVisible();
  },
};

/** The service was deleted after it had been ordered. */
export const MissingService: Story = {
  args: { order: { ...order, service: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This service is no longer offered.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    order: {
      ...order,
      _id: '01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00',
      service: { ...brandService, title: longTitle },
    },
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: editIt }))).toBe(
      '#/dashboard/serviceDetails/0192-81c4',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: editIt })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone320' } } };
