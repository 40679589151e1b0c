import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { RatingSummary } from './RatingSummary.tsx';

const give = (rating: number, count: number) => Array.from({ length: count }, () => ({ rating }));

const meta = {
  title: 'Market/RatingSummary',
  component: RatingSummary,
  args: {
    rating: 4.730_158,
    reviews: [...give(5, 103), ...give(4, 15), ...give(3, 5), ...give(2, 2), ...give(1, 1)],
    caption: 'from 126 reviews',
  },
  parameters: describePart({
    use: 'The mean rating beside how often each of the five was given.',
    avoid:
      'Below it the reviews themselves: `ReviewList` holds both. For one rating use `RatingStars`.',
    dos: ['Put it above the reviews that it sums up.'],
    donts: ['Round the mean up.'],
    words:
      'The mean is written with its first three characters; the reviews beside it are counted in words.',
    anatomy: { Mean: 'large, with stars', Histogram: 'how often each was given' },
    accessibility:
      'A description list of words and counts; the bars repeat them and are hidden from screen readers. Ratings that cannot be count nowhere.',
  }),
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.7')).toBeVisible();
    await expect(canvas.getByText('103')).toBeVisible();
  },
};
export const One: Story = { args: { rating: 2, reviews: give(2, 1), caption: 'from 1 review' } };
export const Empty: Story = { args: { rating: null, reviews: [], caption: 'from 0 reviews' } };
/** Ratings that cannot be are counted nowhere. */
export const PoorData: Story = {
  args: { rating: Number.NaN, reviews: [{ rating: 9 }, { rating: Number.NaN }, { rating: 3.4 }] },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
