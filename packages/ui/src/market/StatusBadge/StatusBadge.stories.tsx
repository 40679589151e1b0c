import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Market/StatusBadge',
  component: StatusBadge,
  args: { status: 'Delivered' },
  parameters: describePart({
    use: 'Says how far an order is, or whether it is paid. Green for `Delivered` and `paid`, red for everything else.',
    avoid: 'For other words use `Badge`.',
    dos: ['Give a `tone` for states of your own.'],
    donts: ['Say with colour what the word does not.'],
    words: 'A state, not a deed: “Delivered”, “Processing”.',
    anatomy: { Dot: 'its shape differs with the tone, too', Word: 'the state' },
    accessibility:
      'The words themselves are the information; colour and the shape of the dot only repeat it. A status that nobody expected is shown as it is, a missing one as a dash.',
  }),
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Processing: Story = { args: { status: 'Processing' } };
export const Paid: Story = { args: { status: 'paid' } };
export const NotPaid: Story = { args: { status: 'Not Paid' } };

/** What nobody expected is shown as it is, and not as good news. */
export const Unknown: Story = {
  args: { status: 'Returned to sender' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned to sender')).toHaveAttribute('data-tone', 'negative');
  },
};

export const Missing: Story = {
  args: { status: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {['Delivered', 'Processing', 'paid', 'Not Paid'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
