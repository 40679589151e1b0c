import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'Delivered' },
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
