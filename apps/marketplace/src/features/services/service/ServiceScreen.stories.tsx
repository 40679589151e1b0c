import type { Availability } from '@market/api';
import {
  createMarket,
  answer,
  createCartItem,
  createCover,
  createService,
  createWishlist,
  openForOrders,
  refuse,
  sampleListing,
  samplePerson,
  sampleReviews,
  sampleServices,
  sampleStandIn,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createChosenItem } from '../../../testing/sampleCheckout.ts';
import { sendReport } from '../../../testing/sendReport.ts';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
import { showsNoStandIn } from '../../../testing/showsNoStandIn.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { discoveringMarket } from '../../../testing/sampleOwners.ts';
import { ServiceScreen } from './ServiceScreen.tsx';
import { forgetViewed, noteViewed, readViewed } from './viewedServices.ts';

const meta = { title: 'Screens/Services/Service', component: ServiceScreen } satisfies Meta<
  typeof ServiceScreen
>;

export default meta;

/** A story that begins with these as looked at. */
const afterViewing = (ids: readonly string[], story: Story): Story => ({
  ...story,
  loaders: [
    async () => {
      forgetViewed();
      for (const id of ids) noteViewed(id);
      return {};
    },
    ...[story.loaders ?? []].flat(),
  ],
});

const at = storiesAt({ address: '/service/service-pixels' });

export const Ready = at();
/** Where the market has scores, everybody sees the level and what it stands on. */
export const WithStanding = at({
  about: createMarket({ features: { score: true } }),
});
/** Once the page is there: what is like it, and what was looked at before in this browser. */
export const MoreServices: Story = {
  ...afterViewing(['service-brand', 'service-gone'], at({ about: discoveringMarket })),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const patience = { timeout: 5000 };
    await main.findByRole('heading', { name: 'Similar services' }, patience);
    const viewed = await main.findByRole('region', { name: 'Recently viewed' }, patience);
    await expect(within(viewed).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(within(viewed).getByRole('button', { name: 'Forget these' }));
    await waitFor(() =>
      expect(main.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toBeVisible());
  },
};
/** What only helps is left out when it fails. */
export const MoreServicesFailed: Story = {
  ...afterViewing(
    ['service-brand'],
    at({
      about: discoveringMarket,
      replies: [refuse('listSimilar', 500), refuse('listCards', 500)],
    }),
  ),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await waitFor(() => expect(readViewed()[0]).toBe('service-pixels'), { timeout: 5000 });
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('heading', { name: 'Similar services' })).toBeNull();
    await expect(main.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
  },
};
export const Visitor = at({ user: null });
export const InWishlist = at({
  replies: [
    answer(
      'listWishlist',
      createWishlist([createCartItem({ service: sampleServices[3] ?? createService() })]),
    ),
  ],
});
/** Its seller can change a service, but neither keep, order nor review it. */
export const Own: Story = {
  ...at({
    replies: [answer('getService', { service: createService({ user: [samplePerson] }) })],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText(/^This is your own service/)).toBeVisible();
    await expect(main.getByRole('heading', { name: /^Reviews/ })).toBeVisible();
    await expect(main.queryByRole('button', { name: /wishlist|Review/ })).toBeNull();
    await userEvent.click(main.getByRole('link', { name: 'Edit your service' }));
    await expect(await main.findByRole('heading', { name: 'Update Service' })).toBeVisible();
  },
};
/** Packages are compared and one is chosen, with extras; what that costs is added up. */
export const Packages: Story = {
  ...at({ address: '/service/service-brand', cartItems: [] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('radio', { name: /The whole identity/ }));
    await userEvent.click(main.getByRole('checkbox', { name: /Fast delivery/ }));

    await expect(main.getByRole('status', { name: 'Total' })).toHaveTextContent('Rs.14000');
    await expect(main.getByRole('button', { name: 'Add to wishlist(Rs.14000)' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Compare packages' })).toBeVisible();
  },
};
export const DarkPackages: Story = { ...Packages, globals: { theme: 'dark' } };
export const PhonePackages: Story = {
  ...Packages,
  globals: { viewport: { value: 'phone390' } },
};
export const NarrowPackages: Story = {
  ...Packages,
  globals: { viewport: { value: 'phone320' } },
};
export const RightToLeftPackages: Story = { ...Packages, globals: { direction: 'rtl' } };

/** A service that cannot be ordered right now says why, ahead of what is chosen. */
const showUnavailable = (availability: Partial<Availability>, words: string): Story => ({
  ...at({
    cartItems: [],
    replies: [
      answer('getService', {
        service: createService({
          listing: sampleListing,
          availability: { ...openForOrders, ...availability },
        }),
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Add to wishlist/ })).toBeEnabled();
  },
});

export const Away = showUnavailable(
  { state: 'away', until: '2026-12-03', note: 'On a trek, without a network.' },
  'Away until 2026-12-03',
);
export const Paused = showUnavailable({ state: 'paused' }, 'Not for sale at the moment');
export const SoldOut = showUnavailable({ state: 'soldOut' }, 'Sold out for now');

/** What was kept is chosen already; once that is changed, it can be kept instead. */
export const Kept: Story = {
  ...at({ address: '/service/service-brand', cartItems: [createChosenItem()] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /The whole identity/ })).toBeChecked(),
    );
    await expect(canvas.getByRole('button', { name: 'Already In Cart!!' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Identity and guide/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update wishlist' }));

    await hasSaid('Your wishlist is up to date.');
    await expect(await canvas.findByText('Identity and guide')).toBeVisible();
    await expect(canvas.getByText('Business card × 2')).toBeVisible();
    await expect(canvas.getByText('1(units)')).toBeVisible();
  },
};
/** Of what was kept, the package is no longer offered: something else can be kept instead. */
export const KeptGone: Story = {
  ...at({
    address: '/service/service-brand',
    cartItems: [createCartItem({ choice: { package: 7 }, quote: null })],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Update wishlist' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /A first sketch/ })).toBeChecked();
  },
};

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
const manyReviews = Array.from({ length: 6 }, () => sampleReviews)
  .flat()
  .map((review, index) => ({ ...review, comment: `${index + 1}. ${review.comment}` }));

/** Of many reviews a page is shown, and the address says which: it can be shared. */
export const OtherReviews: Story = {
  ...at({ reviews: manyReviews }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const screen = within(canvasElement);
    await expect(screen.getByText(/^1\. /)).toBeVisible();
    await expectWaiting(canvasElement, 'Loading reviews', () =>
      userEvent.click(screen.getByRole('link', { name: 'Next' })),
    );
    await expect(await screen.findByText(/^21\. /)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Reviews/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Prev' }));
    await expect(await screen.findByText(/^1\. /)).toBeVisible();
  },
};
export const OtherReviewsFailed = at.failing('listReviews', {
  address: '/service/service-brand?reviews=20',
  reviews: manyReviews,
});
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
export const Partial: Story = {
  ...at({
    replies: [
      answer('getService', {
        service: createService({
          images: [sampleStandIn],
          reviews: [],
          ratings: 0,
          numOfReviews: 0,
          user: [],
          seller: 'Mira Shrestha',
          sellerBio: '',
        }),
      }),
    ],
  }),
  play: showsNoStandIn,
};
export const Empty = at({ address: '/service/gone' });
export const Loading = at.loading('getService');
export const Failed = at.failing('getService');

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

/** What a visitor wants to keep is kept once they are signed in. */
export const VisitorIsAskedToLogIn: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wishlist(Rs.2200)' }));

    await expect(await canvas.findByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(
      canvas.getByText('To keep this service in your wishlist, please log in or sign up.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@market.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log In' }));

    await hasSaid('Service Added To Cart!!');
    await expect(await canvas.findByRole('heading', { name: 'My WishList:' })).toBeVisible();
    await expect(canvas.getByText('3(units)')).toBeVisible();
  },
};

export const Reported: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Report this service' }));
    await sendReport('Report this service');
    await waitFor(() =>
      expect(main.getByRole('button', { name: 'Report this service' })).toHaveFocus(),
    );
    const [ofReview] = main.getAllByRole('button', { name: 'Report this review' });
    await userEvent.click(ofReview as HTMLElement);
    await sendReport('Report this review');
  },
};
/** A visitor who reports something logs in first, and comes back. */
export const ReportedByVisitor: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Report this service' }));
    await expect(await canvas.findByText('To report it, please log in.')).toBeVisible();
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
    const rating = dialog.getByRole('radiogroup', { name: 'Rating' });
    const comment = dialog.getByLabelText('Comment');
    await expect(rating).toHaveAttribute('aria-invalid', 'true');
    await expect(rating).toHaveAccessibleDescription('Rating is empty.');
    await expect(comment).toHaveAttribute('aria-invalid', 'true');
    await expect(comment).toHaveAccessibleDescription('Comment is empty.');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Very Bad' })).toHaveFocus());

    await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('please enter all fields!');
    await expect(rating).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(comment).toHaveFocus());

    await userEvent.type(dialog.getByLabelText('Comment'), 'Quick and kind.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await hasSaid('Review Updated');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Quick and kind.')).toBeVisible();
  },
};

/** A press beside the dialog, or Escape, closes it. The words are there again. */
export const ReviewKept: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Submit Review' }));
    const isGone = () =>
      waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());

    await open();
    let dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Good' }));
    await userEvent.type(within(dialog).getByLabelText('Comment'), 'Quick and ');
    await fireEvent.mouseDown(dialog);
    await isGone();

    await open();
    dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByRole('radio', { name: 'Good' })).toBeChecked();
    await userEvent.type(within(dialog).getByLabelText('Comment'), 'kind.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await isGone();

    await open();
    dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await hasSaid('Review Updated');
    await expect(await canvas.findByText('Quick and kind.')).toBeVisible();
    await isGone();

    await open();
    dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByLabelText('Comment')).toHaveValue('');
  },
};

/** Reviews are narrowed by rating and by who has bought it, and found helpful. */
export const ReviewsNarrowed: Story = {
  ...at({ address: '/service/service-brand' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const list = within(main.getByRole('region', { name: /^Reviews/ }));
    await userEvent.click(await list.findByRole('button', { name: /^Good/ }));
    await waitFor(() => expect(list.queryByText('Perfect.')).not.toBeInTheDocument());
    await expect(await list.findByText(/^Two rounds of drafts/)).toBeVisible();

    await userEvent.click(list.getByRole('button', { name: 'Helpful (4)' }));
    await expect(await list.findByRole('button', { name: 'Helpful (5)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(list.getByRole('button', { name: /^Only “Good”/ }));
    await expect(await list.findByText('Perfect.')).toBeVisible();
    await userEvent.click(list.getByRole('checkbox'));
    await waitFor(() => expect(list.queryByText('Perfect.')).not.toBeInTheDocument());
    await expect(await list.findByText('Reply of the seller')).toBeVisible();
  },
};
/** Nobody has given so few stars. */
export const NoSuchReview = at({ address: '/service/service-brand?stars=1' });
/** The seller answers a review, once. */
export const Replied: Story = {
  ...at({
    address: '/service/service-brand',
    replies: [
      answer('getService', {
        service: createService({
          user: [samplePerson],
          reviews: sampleReviews,
          numOfReviews: 4,
          ratingCounts: [0, 1, 0, 1, 2],
        }),
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const [first] = main.getAllByRole('button', { name: 'Reply' });
    if (first) await userEvent.click(first);
    await userEvent.type(main.getByLabelText('Your reply'), 'Thank you for the warning.');
    const [send] = main.getAllByRole('button', { name: 'Reply' });
    if (send) await userEvent.click(send);
    await hasSaid('Your reply is there.');
  },
};
/** Its market lets only buyers say something. */
export const BuyersOnly = at({
  address: '/service/service-brand',
  about: createMarket({ reviews: { days: 14, openTo: 'buyers' } }),
});
/** One was removed by those who run the market. */
export const ReviewRemoved = at({
  address: '/service/service-brand',
  reviews: sampleReviews.map((review, index) =>
    index === 1 ? { ...review, removal: 'It names somebody else.' } : review,
  ),
});

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
