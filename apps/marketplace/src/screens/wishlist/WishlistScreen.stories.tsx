import {
  answer,
  createWishlist,
  refuse,
  sampleServices,
  createCartItem,
  stall,
} from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { WishlistScreen } from './WishlistScreen.tsx';

const meta = { title: 'Screens/Wishlist', component: WishlistScreen } satisfies Meta<
  typeof WishlistScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/myWishList';
const all = createWishlist(
  sampleServices.map((service) => createCartItem({ _id: `item-${service._id}`, service })),
);

export const Ready: Story = withMarket({ address });
export const OneItem: Story = withMarket({
  address,
  replies: [answer('listWishlist', createWishlist(all.myCartItems.slice(0, 1)))],
});
export const Full: Story = withMarket({ address, replies: [answer('listWishlist', all)] });
export const Empty: Story = withMarket({
  address,
  replies: [answer('listWishlist', createWishlist([]))],
});
export const Loading: Story = withMarket({
  address,
  replies: [stall('listWishlist')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('listWishlist', 500)] });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };

export const RemoveOne: Story = {
  ...withMarket({ address }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);

    await expect(await main.findByText('1(units)')).toBeVisible();
    await expect(main.getAllByRole('link', { name: 'Order Now!' })).toHaveLength(1);
  },
};

export const RemovalRefused: Story = {
  ...withMarket({ address, replies: [refuse('removeFromWishlist', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);

    await hasSaid('Not today.');
    await expect(main.getByText('2(units)')).toBeVisible();
  },
};
