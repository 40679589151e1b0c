import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { describePart } from '../../testing/describePart.ts';
import { brandService, longTitle, services } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { WishlistItem } from './WishlistItem.tsx';
import { WishlistItemSkeleton } from './WishlistItemSkeleton.tsx';

const meta = {
  title: 'Market/WishlistItem',
  component: WishlistItem,
  args: {
    service: brandService,
    href: '#/service/brand',
    orderHref: '#/order' as string | undefined,
    onOrder: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: describePart({
    use: 'One service that somebody keeps for later, with the two ways out: drop it or order it.',
    avoid: 'Among services to discover use `ServiceCard`. Stands in a list (`ul`).',
    dos: ['Keep it in place while it is being removed, and bring it back if that fails.'],
    donts: ['Ask before removing: it is easily undone.'],
    words: 'The buttons name the service for those who hear them: “Remove Logo design”.',
    anatomy: {
      Service: 'cover, title and price',
      Order: 'the main way out, or a notice that there is none now',
      Remove: 'the other one',
    },
    keyboard: {
      Tab: 'Moves to the title, the bin, then `Order Now!`.',
      Enter: 'Presses or follows.',
    },
    accessibility:
      'The bin says which service it removes. While it is being removed the row steps back and the bin cannot be pressed again.',
  }),
} satisfies Meta<typeof WishlistItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While it is being dropped. */
export const Removing: Story = { args: { isRemoving: true } };

export const Loading: Story = { render: () => <WishlistItemSkeleton /> };
export const Empty: Story = {
  render: () => (
    <li>
      <EmptyState title="WishList is Empty." />
    </li>
  ),
};

export const Many: Story = {
  render: (args) => (
    <Card as="li" style={{ paddingBlock: 10 }}>
      <ul>
        {services.slice(0, 4).map((service) => (
          <WishlistItem key={service._id} {...args} service={service} />
        ))}
      </ul>
    </Card>
  ),
};

/** It cannot be ordered right now: a notice says why, and the bin stays. */
export const NotForSale: Story = {
  args: {
    orderAction: (
      <Notice tone="warning" title="Away until 3 Dec 2026">
        <p>On a trek, without a network.</p>
      </Notice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Away until 3 Dec 2026')).toBeVisible();
    await expect(canvas.queryByText('Order Now!')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Remove / })).toBeEnabled();
  },
};
export const NotForSaleNarrow: Story = {
  ...NotForSale,
  globals: { viewport: { value: 'phone320' } },
};

export const MissingPicture: Story = { args: { service: { ...brandService, images: [] } } };
export const LongText: Story = {
  args: { service: { ...brandService, title: longTitle, price: 123_456_789 } },
};
export const PoorData: Story = { args: { service: { ...brandService, price: -5 } } };

/** Without an address `Order Now!` is a button. */
export const ByPointer: Story = {
  args: { orderHref: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${brandService.title}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now!' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Order Now!' })).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'h3 a',
  focus: 'button',
  active: 'div:last-child > a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
