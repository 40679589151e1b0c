import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { PriceCard } from './PriceCard.tsx';

const meta = {
  title: 'Market/PriceCard',
  component: PriceCard,
  args: { price: 4500, rating: 4.8, reviewCount: 126, isInWishlist: false, onAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What a service costs and the one thing to do about it. Under 960 px its action is a bar at the bottom of the window.',
    avoid: 'Once per page. For what an order comes to use `OrderSummary`.',
    dos: ['Say on the button what is so already: “Already In Cart!!”'],
    donts: ['Offer two things to do of the same weight.'],
    words: 'The button names the deed: “Order now”.',
    anatomy: {
      Price: 'large',
      Rating: 'mean and count',
      Action: 'one; a bar at the bottom of a phone’s window',
    },
    keyboard: {
      Tab: 'Moves to the button.',
      Enter: 'Adds to the wishlist.',
      Space: 'Adds to the wishlist.',
    },
    accessibility:
      'One button wherever it stands. The price in the bar is hidden from screen readers, because the button says it. Figures are paired with their labels as a description list.',
  }),
} satisfies Meta<typeof PriceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWishlist: Story = { args: { isInWishlist: true } };

/** While it is being added. */
export const Loading: Story = { args: { isAdding: true } };

/** As its seller sees it. */
export const Own: Story = { args: { editHref: '#/dashboard/service/1' } };

export const NoReviews: Story = { args: { rating: null, reviewCount: null } };

/** What is no price is never asked for. */
export const PoorData: Story = {
  args: { price: Number.NaN, rating: Number.NaN, reviewCount: undefined },
};

export const LongText: Story = { args: { price: 123_456_789.5, reviewCount: 1_204_300 } };

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wishlist(Rs.4500)' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** On a phone the action is a bar at the bottom of the window. */
export const Phone: Story = { globals: { viewport: { value: 'phone390' } } };
export const OwnOnAPhone: Story = { ...Own, ...Phone };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
