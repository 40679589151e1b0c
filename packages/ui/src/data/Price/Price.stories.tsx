import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Data/Price',
  tags: ['new'],
  component: Price,
  args: { amount: 4500 },
  parameters: describePart({
    use: 'An amount of money, wherever it stands.',
    avoid: 'What a service costs and what to do about it is a `PriceCard`.',
    dos: ['Use it for every amount, so that all of them look alike.'],
    donts: ['Write “only” or cross out a price that nobody ever paid.'],
    words: 'The currency is part of the amount and never stands alone in another line.',
    anatomy: {
      Amount: 'with its currency, never in two lines',
      From: 'where it is the least of several',
    },
    accessibility: 'Plain text; its figures are of one width and stay in one line.',
  }),
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.4500')).toBeVisible();
  },
};
export const From: Story = {
  args: { isFrom: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From Rs.4500')).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'large' } };
/** What is no amount is no number either. */
export const Empty: Story = {
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.–')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { isFrom: true },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'phone320' } },
};
