import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading services' },
  parameters: describePart({
    use: 'Turns while something of unknown length goes on and nobody knows the shape of what will come.',
    avoid:
      'Where the shape is known, a `Skeleton` is calmer. A button that waits shows its own. What can be measured is a `ProgressBar`.',
    dos: ['Show it only after a moment: what takes 200 ms needs none.'],
    donts: ['Put several into one view.'],
    words: 'It has a name for those who do not see it: “Loading services”.',
    anatomy: { Ring: 'turns, and stands still where motion is not wanted' },
    accessibility:
      'Says its label when it appears. It stands still when people ask for less motion.',
  }),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading services');
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
