import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { RatingStars } from './RatingStars.tsx';

const meta = {
  title: 'Data/RatingStars',
  component: RatingStars,
  args: { rating: 4.8, reviewCount: 126 },
  parameters: describePart({
    use: 'How something was rated, in shape and in number: the first three characters of the mean, and how many reviews it is the mean of.',
    avoid: 'To let people rate, use `RatingInput`.',
    dos: ['Say the number and how many reviews it comes from.'],
    donts: ['Use it to ask for a rating: that is `RatingInput`.'],
    words: 'Read out as “Rating: 4.5 of 5”; beside it stands how many reviews that is the mean of.',
    anatomy: {
      Stars: 'filled as far as the mean goes',
      Mean: 'its first three characters',
      Count: 'of how many reviews',
    },
    accessibility:
      'Read as `Rating: 4.8 of 5`. The stars are decoration; nothing is said by colour alone.',
  }),
} satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8')).toBeVisible();
    await expect(canvas.getByText('(126 Reviews)')).toBeVisible();
  },
};
export const Compact: Story = { args: { variant: 'compact' } };
export const Half: Story = { args: { rating: 2.5, reviewCount: 2 } };
export const OneReview: Story = { args: { rating: 5, reviewCount: 1 } };
export const Empty: Story = { args: { rating: null, reviewCount: 0 } };
export const WithoutCount: Story = { args: { rating: 3.6666666, reviewCount: undefined } };
export const LongText: Story = {
  args: { children: 'from everybody who has ever ordered something like this in your town' },
  globals: { viewport: { value: 'phone320' } },
};

/** What no rating can be is shown as none, or as the best. */
export const BadInput: Story = {
  render: () => (
    <p>
      <RatingStars rating={Number.NaN} /> <RatingStars rating={-3} /> <RatingStars rating={17} />
    </p>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
