import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brokenPicture, endlessName, gamePicture, reviews } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Pager } from '../../navigation/Pager/Pager.tsx';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Market/ReviewList',
  component: ReviewList,
  args: {
    reviews,
    hrefForPerson: (personId: string) => `#/user/${personId}`,
    action: <Button>Submit Review</Button>,
  },
  parameters: describePart({
    use: 'All reviews of a service below their mean and distribution, titled `Reviews(N total)`.',
    avoid: 'To ask for a review use `ReviewDialog`, opened by the `action`.',
    dos: ['Show the newest first, and how many there are.'],
    donts: ['Hide the bad ones.'],
    words: 'The title has the number: `Reviews(N total)`. Comments are shown as written.',
    anatomy: {
      Summary: 'mean and distribution',
      Review: 'who, when, stars and comment',
      More: 'the next page',
    },
    keyboard: {
      Tab: 'Moves through the action and, for each review, the face and the name.',
      Enter: 'Follows the link.',
    },
    accessibility:
      'A region named by its heading, with a list of reviews. Comments are text, never markup. Reviewers without an account have no link.',
  }),
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reviews(3 total)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ram Adhikari' })).toHaveAttribute(
      'href',
      '#/user/ram',
    );
  },
};

export const One: Story = { args: { reviews: reviews.slice(1, 2) } };
export const Many: Story = { args: { reviews: Array.from({ length: 8 }, () => reviews).flat() } };

/** Of very many only a page is shown, but all are counted. */
export const PageOfMany: Story = {
  args: {
    reviews: Array.from({ length: 3 }, () => reviews).flat(),
    rating: 4.5,
    total: 20_000,
    ratingCounts: [200, 300, 1_500, 5_000, 13_000],
    pager: <Pager firstHref="#/" previousHref="#/?cursor=b" nextHref="#/?cursor=d" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reviews(20000 total)' })).toBeVisible();
    await expect(canvas.getByText('13000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#/?cursor=d');
  },
};
export const Empty: Story = { args: { reviews: [] } };

/** A deleted account leaves a name without a profile. */
export const WithoutAccount: Story = {
  args: { reviews: reviews.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody who left')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const WithPictures: Story = {
  args: {
    reviews: [
      { user: { _id: 'ram', avatar: gamePicture }, name: 'Ram', rating: 5, comment: 'Superb.' },
      { user: { _id: 'lena', avatar: brokenPicture }, name: 'Lena', rating: 3, comment: 'Fine.' },
    ],
  },
};

/** What people write is text, never markup. */
export const LongText: Story = {
  args: {
    reviews: [
      {
        user: { _id: 'endless' },
        name: endlessName,
        rating: 4,
        comment: `<b>not bold</b>\n${endlessName}\n${'A long story. '.repeat(30)}`,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>not bold<\/b>/)).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Profile of Ram Adhikari' }))).toBe(
      '#/user/ram',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Submit Review' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Profile of Ram Adhikari' })).toHaveFocus(),
    );
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) div a',
  focus: 'li:nth-child(2) div a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
