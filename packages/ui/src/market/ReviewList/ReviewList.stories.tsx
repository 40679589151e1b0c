import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ReviewSummary } from '../../entities.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brokenPicture, endlessName, gamePicture, reviews } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Pager } from '../../navigation/Pager/Pager.tsx';
import { HelpfulButton } from '../HelpfulButton/HelpfulButton.tsx';
import { ReviewFilters } from '../ReviewFilters/ReviewFilters.tsx';
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

const told: ReviewSummary[] = [
  {
    createdAt: '2026-11-02T10:00:00.000Z',
    user: { _id: 'ram' },
    name: 'Ram Adhikari',
    rating: 5,
    comment: 'Clear, quick, and the guide is a joy to use.',
    isVerified: true,
    ordersCount: 3,
    changedAt: '2026-11-09T10:00:00.000Z',
    reply: {
      text: 'Thank you. The next volume has its palette already.',
      createdAt: '2026-11-10T10:00:00.000Z',
    },
  },
  {
    user: { _id: 'lena' },
    name: 'Lena Brandt',
    rating: 1,
    comment: 'It is about somebody else.',
    removal: 'It is about somebody else.',
    createdAt: '2026-10-12T10:00:00.000Z',
  },
];

/** Who has bought it, what the seller answers, and what was removed. */
export const Told: Story = {
  args: {
    reviews: told,
    total: 1,
    actionsFor: ({ removal }) =>
      !removal && <HelpfulButton count={12} isHelpful onHelpfulChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought here, 3 orders')).toBeVisible();
    await expect(canvas.getByText('Reply of the seller')).toBeVisible();
    await expect(canvas.getByText(/Removed by the market/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Helpful (12)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const ToldDark: Story = { ...Told, globals: { theme: 'dark' } };
export const ToldNarrow: Story = { ...Told, globals: { viewport: { value: 'phone320' } } };

/** Of a person, who has no mean. */
export const OfPerson: Story = {
  args: { heading: 'What buyers say of Mira Shrestha', action: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'What buyers say of Mira Shrestha' }),
    ).toBeVisible();
  },
};

/** Narrowed to a rating that nobody gave. */
export const NoneMatching: Story = {
  args: {
    reviews: [],
    rating: 4.7,
    total: 3,
    ratingCounts: [0, 0, 0, 1, 2],
    stars: 2,
    onStarsChange: fn(),
    filters: (
      <ReviewFilters value={{ sort: 'newest', stars: 2, isVerified: false }} onValueChange={fn()} />
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No review is like that.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Excellent 2' }));
    await expect(args.onStarsChange).toHaveBeenCalledWith(5);
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
