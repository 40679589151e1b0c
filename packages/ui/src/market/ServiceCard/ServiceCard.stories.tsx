import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brandService, brokenPicture, endlessName, longTitle } from '../../testing/samples.ts';
import { showStates } from '../../testing/showStates.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceCardSkeleton } from './ServiceCardSkeleton.tsx';

const meta = {
  title: 'Market/ServiceCard',
  component: ServiceCard,
  args: { service: brandService, href: '#/service/brand', sellerHref: '#/user/mira' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'One service among others: cover, seller, title, rating, price and the way to it.',
    avoid:
      'For one service in full compose `ServiceGallery`, `PriceCard` and `SellerCard`; in a wishlist use `WishlistItem`.',
    dos: ['Let all of it lead to the service, with one link that is named.'],
    donts: ['Put a second button on it.'],
    words: 'The title is the seller’s own and takes two lines at most.',
    anatomy: {
      Cover: 'the first picture',
      Seller: 'avatar and name',
      Title: 'the link',
      Rating: 'mean and count',
      Price: 'what it costs',
    },
    keyboard: {
      Tab: 'Moves to the seller, then to `View details`, then through the actions.',
      Enter: 'Follows the link.',
    },
    accessibility:
      'An article that is named by its title. The whole card can be pressed, but there is only one link to the service in the tab order; the title describes it. Titles end after two lines and are complete for screen readers. Price and rating are never shortened.',
  }),
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a dashboard its owner can edit and delete it. */
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <LinkButton href="#/dashboard/service/brand" size="small">
          Edit
        </LinkButton>
        <Button size="small" variant="danger">
          Delete
        </Button>
      </>
    ),
  },
};

/** Another market writes its own price, rating and way on, below a heading of its own. */
export const OwnWords: Story = {
  args: {
    headingLevel: 2,
    price: 'on request',
    rating: <span>New</span>,
    action: (
      <LinkButton href="#/service/brand" size="small" variant="primary">
        Choose
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 }).textContent ?? '';
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByText('on request')).toBeVisible();
    await expect(canvas.queryByText(/Reviews/)).not.toBeInTheDocument();
    await expect(await follow(canvas.getByRole('link', { name: 'Choose' }))).toBe(
      '#/service/brand',
    );
  },
};

/** The price of the cheapest package, the one that lists sort and filter by. */
export const WithPackages: Story = {
  args: { packagesCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.4500')).toHaveTextContent('From Rs.4500');
  },
};
/** Sold in one way only, it is written as specified. */
export const WithOnePackage: Story = {
  args: { packagesCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.4500')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <ServiceCardSkeleton /> };

export const NoReviews: Story = {
  args: { service: { ...brandService, ratings: null, numOfReviews: 0 } },
};

/** The specification writes one review like many. */
export const OneReview: Story = {
  args: { service: { ...brandService, ratings: 4.333_333, numOfReviews: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(1 Reviews)')).toBeVisible();
  },
};

export const MissingPicture: Story = { args: { service: { ...brandService, images: [] } } };
export const BrokenPicture: Story = {
  args: { service: { ...brandService, images: [brokenPicture] } },
};

export const LongText: Story = {
  args: {
    service: {
      ...brandService,
      title: longTitle,
      price: 1_234_567,
      user: [{ _id: 'endless', fullname: endlessName }],
    },
  },
};

/** What a careless backend may send: no seller, a price that is no number. */
export const PoorData: Story = {
  args: {
    service: { _id: 'poor', title: 'Something', price: Number.NaN, images: [] },
    sellerHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.–')).toBeVisible();
    await expect(canvas.getByText('Unknown seller')).toBeVisible();
    await expect(canvas.getByText('(0 Reviews)')).toBeVisible();
  },
};

/** The whole card leads to the service; only the seller's name lies above. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'View details' });
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const found = canvasElement.ownerDocument.elementFromPoint(heading.x + 4, heading.y + 4);

    await expect(found).toBe(link);
    await expect(await follow(link)).toBe('#/service/brand');
    await expect(link).toHaveAccessibleDescription(brandService.title);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mira Shrestha' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View details' })).toHaveFocus());
  },
};

export const States: Story = showStates({ hover: 'article', focus: 'footer a' }, '300px');

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
