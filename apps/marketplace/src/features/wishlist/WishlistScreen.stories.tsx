import type { CartItem } from '@market/api';
import {
  createCartItem,
  createServiceSummary,
  openForOrders,
  refuse,
  sampleCartItems,
  samplePerson,
  sampleServices,
  sampleStandIn,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createChosenItem } from '../../testing/sampleCheckout.ts';
import { longService } from '../../testing/longTexts.ts';
import { showsNoStandIn } from '../../testing/showsNoStandIn.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { WishlistScreen } from './WishlistScreen.tsx';

const meta = { title: 'Screens/Wishlist/Wishlist', component: WishlistScreen } satisfies Meta<
  typeof WishlistScreen
>;

export default meta;

const at = storiesAt({ address: '/myWishList' });

export const Ready = at();
export const OneItem = at({ cartItems: sampleCartItems.slice(0, 1) });
/** Neither a picture nor a seller: what a service had may be gone. */
export const Partial: Story = {
  ...at({
    cartItems: [
      createCartItem({ service: createServiceSummary({ images: [sampleStandIn], user: [] }) }),
    ],
  }),
  play: showsNoStandIn,
};
export const LongText = at({ cartItems: [createCartItem({ service: longService })] });
export const Full = at({
  cartItems: sampleServices.map((service) =>
    createCartItem({ _id: `item-${service._id}`, service }),
  ),
});
export const Empty = at({ cartItems: [] });
export const Loading = at.loading('listWishlist');
export const Failed = at.failing('listWishlist');

/** A kept service that cannot be ordered: that is said where others are ordered, and the bin stays. */
const showHindered = (fields: Partial<CartItem>, words: string | RegExp): Story => ({
  ...at({ cartItems: [createCartItem(fields), ...sampleCartItems.slice(1)] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getAllByRole('link', { name: 'Order Now!' })).toHaveLength(1);
    await expect(main.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  },
});

const away = { ...openForOrders, state: 'away' } as const;

export const Away = showHindered(
  { availability: { ...away, until: '2026-12-03', note: 'On a trek, without a network.' } },
  'Away until 2026-12-03',
);
export const AwayWithoutEnd = showHindered({ availability: away }, 'Away');
export const Paused = showHindered(
  { availability: { ...openForOrders, state: 'paused' } },
  'Not for sale at the moment',
);
export const SoldOut = showHindered(
  { availability: { ...openForOrders, state: 'soldOut' } },
  'Sold out for now',
);
/** A backend that only knows the specification lets people keep what is theirs. */
export const Own = showHindered(
  { service: createServiceSummary({ user: [samplePerson] }) },
  'Your own service',
);
/** It is chosen again on the page of the service. */
export const ChosenGone = showHindered(
  { choice: { package: 2 }, quote: null },
  'No longer offered like this',
);
/** The sum has only what can be ordered, and says what it leaves out. */
export const SumOfSome: Story = {
  ...Paused,
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('1(units)')).toBeVisible();
    await expect(
      main.getByText('One service cannot be ordered right now. It is not counted.'),
    ).toBeVisible();
    const [, other] = sampleCartItems;
    await expect(main.getAllByText(`Rs.${other?.service.price}`)).toHaveLength(2);
  },
};
export const NarrowAway: Story = { ...Away, globals: { viewport: { value: 'phone320' } } };
export const DarkAway: Story = { ...Away, globals: { theme: 'dark' } };

/** What was chosen of a service stands below its price. */
export const Chosen: Story = {
  ...at({ cartItems: [createChosenItem(), ...sampleCartItems.slice(1)] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('The whole identity')).toBeVisible();
    await expect(main.getByText('Business card × 2')).toBeVisible();
    await expect(main.getByText('Rs.13600')).toBeVisible();
  },
};

export const RemoveOne: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);

    await expect(await main.findByText('1(units)')).toBeVisible();
    await expect(main.getAllByRole('link', { name: 'Order Now!' })).toHaveLength(1);
  },
};

export const RemovalRefused: Story = {
  ...at({ replies: [refuse('removeFromWishlist', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);

    await hasSaid('Not today.');
    // The store tells the list of its way back with the next frame.
    await expect(await main.findByText('2(units)')).toBeVisible();
  },
};
