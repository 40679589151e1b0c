import {
  answer,
  createCartItem,
  createCover,
  createService,
  createWishlist,
  refuse,
  sampleReviews,
  sampleServices,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { ServiceScreen } from './ServiceScreen.tsx';

const meta = { title: 'Screens/Service', component: ServiceScreen } satisfies Meta<
  typeof ServiceScreen
>;

export default meta;

const at = storiesAt({ address: '/service/service-pixels' });

export const Ready = at();
export const Visitor = at({ user: null });
export const InWishlist = at({
  replies: [
    answer(
      'listWishlist',
      createWishlist([createCartItem({ service: sampleServices[3] ?? createService() })]),
    ),
  ],
});
/** More pictures and reviews than fit on one page; the pictures do not turn by themselves. */
export const Full: Story = {
  ...at({
    replies: [
      answer('getService', {
        service: createService({
          images: [0, 1, 2].flatMap((variant) => [
            createCover('poster', variant),
            createCover('phone', variant),
            createCover('code', variant),
          ]),
          reviews: Array.from({ length: 5 }, () => sampleReviews).flat(),
          numOfReviews: 20,
        }),
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop turning' }));
  },
};
export const LongText = at({
  replies: [
    answer('getService', {
      service: createService({
        ...sampleServices[8],
        description: 'I listen first, then draw, then listen again. '.repeat(40),
      }),
    }),
  ],
});
/** No picture, no reviews, and nobody knows whose it is. */
export const Partial = at({
  replies: [
    answer('getService', {
      service: createService({
        images: [],
        reviews: [],
        ratings: 0,
        numOfReviews: 0,
        user: [],
        seller: 'Mira Shrestha',
        sellerBio: null,
      }),
    }),
  ],
});
export const Empty = at({ address: '/service/gone' });
export const Loading = at.loading('getService');
export const Failed: Story = {
  ...at({ replies: [refuse('getService', 500)] }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The service could not be loaded.'),
    ).toBeVisible();
  },
};

export const AddToWishlist: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wishlist(Rs.2200)' }));

    await hasSaid('Service Added To Cart!!');
    await expect(await canvas.findByRole('heading', { name: 'My WishList:' })).toBeVisible();
    await expect(canvas.getByText('3(units)')).toBeVisible();
  },
};

export const VisitorIsAskedToLogIn: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wishlist(Rs.2200)' }));

    await expect(await canvas.findByRole('heading', { name: 'Log In' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@market.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log In' }));

    await expect(await canvas.findByText('About This Gig')).toBeVisible();
  },
};

export const Review: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Review' }));

    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('please enter all fields!');

    await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('please enter all fields!');

    await userEvent.type(dialog.getByLabelText('Comment'), 'Quick and kind.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('Review Updated');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Quick and kind.')).toBeVisible();
  },
};

export const ReviewRefused: Story = {
  ...at({ replies: [refuse('reviewService', 404)] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Review' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Poor' }));
    await userEvent.type(dialog.getByLabelText('Comment'), 'Late.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));

    await hasSaid('Service not found!!');
    await expect(dialog.getByLabelText('Comment')).toHaveValue('Late.');
  },
};
