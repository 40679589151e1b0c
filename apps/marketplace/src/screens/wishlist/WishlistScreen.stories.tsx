import {
  answer,
  createWishlist,
  refuse,
  sampleServices,
  createCartItem,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { WishlistScreen } from './WishlistScreen.tsx';

const meta = { title: 'Screens/Wishlist', component: WishlistScreen } satisfies Meta<
  typeof WishlistScreen
>;

export default meta;

const at = storiesAt({ address: '/myWishList' });
const all = createWishlist(
  sampleServices.map((service) => createCartItem({ _id: `item-${service._id}`, service })),
);

export const Ready = at();
export const OneItem = at({
  replies: [answer('listWishlist', createWishlist(all.myCartItems.slice(0, 1)))],
});
export const Full = at({ replies: [answer('listWishlist', all)] });
export const Empty = at({
  replies: [answer('listWishlist', createWishlist([]))],
});
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
