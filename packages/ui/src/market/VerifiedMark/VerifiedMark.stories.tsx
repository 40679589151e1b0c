import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { VerifiedMark } from './VerifiedMark.tsx';

const meta = {
  title: 'Market/VerifiedMark',
  tags: ['new'],
  component: VerifiedMark,
  args: { ordersCount: 1 },
  parameters: describePart({
    use: 'Says beside a review that its writer has bought the service, and how often.',
    avoid: 'For other facts about a person use a `Badge`.',
    dos: ['Show it only where the backend knows it.'],
    donts: ['Say anything about those who have not bought it.'],
    words: 'The number is said from two orders on.',
    anatomy: { Sign: 'a check', Words: 'what is known' },
    accessibility: 'Words; the sign repeats them and is hidden from screen readers.',
  }),
} satisfies Meta<typeof VerifiedMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought here')).toBeVisible();
  },
};
export const Uncounted: Story = { args: { ordersCount: undefined } };
export const Often: Story = {
  args: { ordersCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought here, 3 orders')).toBeVisible();
  },
};
export const Dark: Story = { args: { ordersCount: 3 }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { ordersCount: 3 },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
