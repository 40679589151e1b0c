import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const placed = { label: 'Order placed', isDone: true, date: '2026-11-18T10:00:00.000Z' };
const paid = { label: 'Payment received', isDone: true, date: '2026-11-18T10:01:00.000Z' };

const meta = {
  title: 'Market/OrderTimeline',
  component: OrderTimeline,
  args: { steps: [placed, paid, { label: 'Delivered', isDone: false }] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'How far an order has come, and when.',
    avoid: 'For a task that one goes through use `CheckoutSteps`.',
    dos: ['Say when each step was reached.'],
    donts: ['Show steps that this order will never have.'],
    words: 'Steps are states: “Paid”, “In progress”, “Delivered”.',
    anatomy: {
      Step: 'its name',
      Time: 'when it was reached',
      Mark: 'done or to come, in words, too',
    },
    accessibility:
      'An ordered list; each step says `done` or `to come` in words for screen readers. Dates are machine readable.',
  }),
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Order placed, done2026-11-18',
      'Payment received, done2026-11-18',
      'Delivered, to come',
    ]);
  },
};
export const Finished: Story = {
  args: { steps: [placed, paid, { label: 'Delivered', isDone: true, date: '2026-11-20' }] },
};
/** No list without entries for anybody. */
export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const One: Story = { args: { steps: [placed] } };
export const LongText: Story = {
  args: {
    steps: [{ ...placed, label: 'The order was placed by somebody with a lot to say' }, paid],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
