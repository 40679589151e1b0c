import {
  createCartItem,
  createServiceSummary,
  refuse,
  sampleCartItems,
  sampleServices,
  sampleStandIn,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longService } from '../../testing/longTexts.ts';
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
export const Partial = at({
  cartItems: [
    createCartItem({ service: createServiceSummary({ images: [sampleStandIn], user: [] }) }),
  ],
});
export const LongText = at({ cartItems: [createCartItem({ service: longService })] });
export const Full = at({
  cartItems: sampleServices.map((service) =>
    createCartItem({ _id: `item-${service._id}`, service }),
  ),
});
export const Empty = at({ cartItems: [] });
export const Loading = at.loading('listWishlist');
export const Failed = at.failing('listWishlist');

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
    await expect(main.getByText('2(units)')).toBeVisible();
  },
};
