import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { LevelBadge } from './LevelBadge.tsx';

const meta = {
  title: 'Market/LevelBadge',
  tags: ['new'],
  component: LevelBadge,
  args: { level: 'two' },
  parameters: describePart({
    use: 'How far a seller is: beside their name, and on their own page about it.',
    avoid: 'The state of an order is a `StatusBadge`.',
    dos: ['Say on the seller’s own page when a level is about to be lost.'],
    donts: ['Tell others that somebody’s level is falling.'],
    words: 'One text for each level, with or without when it falls.',
    anatomy: { Level: 'and in how many days it is lost' },
    accessibility: 'Words say all of it; the colour repeats them.',
  }),
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <LevelBadge level="new" />
      <LevelBadge level="none" />
      <LevelBadge level="one" />
      <LevelBadge level="two" />
      <LevelBadge level="top" />
    </p>
  ),
};
export const Falling: Story = {
  args: { fallsInDays: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level 2, falls in 14 days')).toBeVisible();
  },
};
export const FallingSoon: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <LevelBadge level="one" fallsInDays={1} />
      <LevelBadge level="top" fallsInDays={0} />
    </p>
  ),
};
export const Dark: Story = { ...Levels, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { fallsInDays: 14 },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Falling, globals: { viewport: { value: 'phone320' } } };
