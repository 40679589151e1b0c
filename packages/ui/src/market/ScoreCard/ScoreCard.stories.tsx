import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { ScoreCard } from './ScoreCard.tsx';

const meta = {
  title: 'Market/ScoreCard',
  tags: ['new'],
  component: ScoreCard,
  args: {
    score: 83,
    level: <LevelBadge level="one" />,
    parts: [
      { label: 'Ratings', points: 34.2, of: 40 },
      { label: 'On time', points: 17.1, of: 20 },
      { label: 'Carried through', points: 18.2, of: 20 },
      { label: 'Answers', points: 5.9, of: 10 },
      { label: 'Buyers', points: 7.6, of: 10 },
    ],
  },
  parameters: describePart({
    use: 'A seller’s own score, and what its parts bring.',
    avoid: 'What others may know of a seller is a `LevelBadge` and a few facts.',
    dos: ['Let each part lead to what it is the sum of.'],
    donts: ['Show a number that cannot be explained.'],
    words: 'Parts are named by what is counted.',
    anatomy: { Score: 'out of 100', Level: 'beside it', Part: 'what it brings, and could' },
    accessibility: 'All figures are text; the bars repeat them and are hidden from screen readers.',
  }),
} satisfies Meta<typeof ScoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('83 of 100')).toBeVisible();
    await expect(canvas.getByText('17.1 of 20')).toBeVisible();
  },
};
export const Empty: Story = { args: { score: null, parts: [], level: <LevelBadge level="new" /> } };
export const One: Story = { args: { parts: [{ label: 'Ratings', points: 80, of: 100 }] } };
export const Many: Story = {
  args: {
    parts: Array.from({ length: 10 }, (_, index) => ({
      label: `Part ${index + 1}`,
      points: index,
      of: 10,
    })),
  },
};
export const LongText: Story = {
  args: {
    parts: [{ label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', points: 12.3, of: 40 }],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Falling: Story = { args: { level: <LevelBadge level="one" fallsInDays={14} /> } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
