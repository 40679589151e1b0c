import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { brandService, longTitle, priceLines } from '../../testing/samples.ts';
import { PriceLines } from '../PriceLines/PriceLines.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { WishlistSummary } from './WishlistSummary.tsx';

const meta = {
  title: 'Market/OrderSummary',
  component: OrderSummary,
  args: { service: brandService, total: 4500 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What an order comes to, beside the forms of the checkout. `WishlistSummary` does the same for a whole wishlist.',
    avoid: 'For what a service costs before it is ordered use `PriceCard`.',
    dos: ['Show the sum of all, and what it is made of.'],
    donts: ['Add anything at the end that was not shown before.'],
    words: '“Total” is what will be paid, taxes included.',
    anatomy: { Lines: 'what is paid for', Total: 'stands out', Action: 'the next step' },
    accessibility:
      'A section with a heading; figures are paired with their labels as a description list and never shortened.',
  }),
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <LinkButton href="#/payment" variant="primary" isBlock>
        Proceed to payment
      </LinkButton>
    ),
  },
};

/** A package, extras and a coupon: what the total is made of, line by line. */
export const WithLines: Story = {
  args: {
    ...WithAction.args,
    price: (
      <PriceLines
        lines={[...priceLines, { kind: 'coupon', title: 'WELCOME10', quantity: 1, amount: -1450 }]}
        total={13_050}
        days={11}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Subtotal')).toBeNull();
    await expect(canvas.getByText('−Rs.1450')).toBeVisible();
  },
};

/** What a wishlist comes to. */
export const OfWishlist: Story = { render: () => <WishlistSummary units={2} total={6700} /> };
export const OfEmptyWishlist: Story = { render: () => <WishlistSummary units={0} total={0} /> };

export const MissingPicture: Story = { args: { service: { ...brandService, images: [] } } };
export const LongText: Story = {
  args: { service: { ...brandService, title: longTitle }, total: 123_456_789.5 },
};
export const PoorData: Story = { args: { total: Number.NaN } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
