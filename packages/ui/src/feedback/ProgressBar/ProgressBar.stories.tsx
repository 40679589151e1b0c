import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending pictures', value: 40 },
  parameters: describePart({
    use: 'How far something has come that takes more than a few seconds.',
    avoid:
      'Where nobody knows how long it takes and it is short: `Spinner`. How far people have come in a checkout: `CheckoutSteps`.',
    dos: ['Say beside it what is being done, and how much of how much.'],
    donts: ['Let it run backwards, or stand still at 99 %.'],
    words:
      'The label is what is happening: “Sending cover.png”. The value is written out for those who do not see the bar.',
    anatomy: { Label: 'what is happening', Track: 'all of it', Bar: 'what is done' },
    accessibility:
      'A progress bar with a name and a percentage; without a percentage while nobody knows.',
  }),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending pictures' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 3, maximum: 3 } };
export const Unknown: Story = { args: { value: null } };
export const BadInput: Story = { args: { value: 900 } };
export const LongText: Story = {
  args: { label: 'Sending the pictures that you have picked and making them smaller on the way' },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
