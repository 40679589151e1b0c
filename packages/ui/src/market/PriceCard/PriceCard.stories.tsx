import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { basicPackage, extras, packages } from '../../testing/samples.ts';
import { type ExtraChoice, ExtraList } from '../ExtraList/ExtraList.tsx';
import { PackagePicker } from '../PackagePicker/PackagePicker.tsx';
import { PriceLines } from '../PriceLines/PriceLines.tsx';
import { PriceCard, type PriceCardProps } from './PriceCard.tsx';

/** A service with packages and extras, as its page puts it together. */
function ChoosingCard(props: PriceCardProps) {
  const [index, setIndex] = useState(1);
  const [choice, setChoice] = useState<ExtraChoice>({ concept: 2 });
  const chosen = packages[index] ?? basicPackage;
  const chosenExtras = extras.map((extra) => ({ ...extra, quantity: choice[extra._id] ?? 0 }));
  const sum = (value: (extra: (typeof chosenExtras)[number]) => number) =>
    chosenExtras.reduce((total, extra) => total + extra.quantity * value(extra), 0);

  return (
    <PriceCard {...props} price={chosen.price} hasExtras>
      <PackagePicker packages={packages} value={index} onValueChange={setIndex} />
      <ExtraList extras={extras} value={choice} onValueChange={setChoice} />
      <PriceLines
        lines={[
          { kind: 'package', title: chosen.name, quantity: 1, amount: chosen.price },
          ...chosenExtras
            .filter(({ quantity }) => quantity > 0)
            .map(({ title, quantity, price }) => ({
              kind: 'extra' as const,
              title,
              quantity,
              amount: quantity * price,
            })),
        ]}
        total={chosen.price + sum(({ price }) => price)}
        days={chosen.days + sum(({ days }) => days)}
      />
    </PriceCard>
  );
}

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
      Choices: 'packages, extras and what they come to, where there are some',
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
export const InWishlist: Story = { args: { isInWishlist: true, orderCount: 1204 } };

/** Something else is chosen than what is kept. */
export const Changed: Story = {
  args: { isInWishlist: true, isChanged: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update wishlist' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** While it is being added. */
export const Loading: Story = { args: { isAdding: true } };

/** As its seller sees it. */
export const Own: Story = { args: { editHref: '#/dashboard/service/1' } };

/** What is chosen changes the price on the button and the sum above it. */
export const WithPackages: Story = {
  render: (args) => <ChoosingCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No extra services right now.')).toBeNull();
    await userEvent.click(canvas.getByText('Premium'));
    await expect(canvas.getByRole('button', { name: /wishlist/ })).toHaveAccessibleName(
      'Add to wishlist(Rs.24000)',
    );
    await expect(canvas.getByText('Rs.27000')).toBeVisible();
    await userEvent.click(canvas.getByText('Fast delivery'));
    await expect(canvas.getByText('Rs.29500')).toBeVisible();
    await expect(canvas.getByText('22 days')).toBeVisible();
  },
};

/** One package and no extras: what it gives, and the sentence that there are none. */
export const WithOnePackage: Story = {
  args: { children: <PackagePicker packages={packages.slice(0, 1)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 days')).toBeVisible();
    await expect(canvas.getByText(/No extra services right now/)).toBeVisible();
  },
};

/** Its seller has as many orders as can be worked on. */
export const SoldOut: Story = {
  args: {
    children: <PackagePicker packages={packages} disabled />,
    action: (
      <Button variant="primary" isBlock disabled>
        Sold out for now
      </Button>
    ),
  },
};

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
export const PackagesOnAPhone: Story = { ...Phone, render: (args) => <ChoosingCard {...args} /> };
export const DarkWithPackages: Story = {
  globals: { theme: 'dark' },
  render: (args) => <ChoosingCard {...args} />,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
