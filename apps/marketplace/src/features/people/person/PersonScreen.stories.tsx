import {
  answer,
  createMarket,
  createProfile,
  createRefusal,
  samplePeople,
  sampleReviewsOfPerson,
  sampleServices,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
import { sendReport } from '../../../testing/sendReport.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { PersonScreen } from './PersonScreen.tsx';

const meta = { title: 'Screens/People/Person', component: PersonScreen } satisfies Meta<
  typeof PersonScreen
>;

export default meta;

const at = storiesAt({ address: '/user/person-mira' });

export const Ready = at();
/** Where the market has scores, everybody sees the level and what it stands on. */
export const WithStanding = at({
  about: createMarket({ features: { score: true } }),
});
/** Somebody without an account sees the same. */
export const Visitor: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      'mailto:mira@market.example',
    );
    await expect(main.getByText('2021-05-18')).toBeVisible();
  },
};
export const Reported: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Report this person' }));
    await sendReport('Report this person');
  },
};
export const Empty = at({
  reviewsOfPerson: [],
  replies: [answer('getPerson', { user: createProfile({ services: [] }) })],
});
/** No picture, no bio, no origin. */
export const Partial = at({ address: '/user/person-ishan' });
export const Full = at({
  replies: [answer('getPerson', { user: createProfile({ services: sampleServices }) })],
});
export const LongText = at({
  replies: [
    answer('getPerson', {
      user: createProfile({
        ...samplePeople[6],
        bio: 'I have drawn maps of seven towns and none of them got lost. '.repeat(12),
        services: sampleServices.slice(8, 10),
      }),
    }),
  ],
});
export const Loading = at.loading('getPerson');
export const Missing = at({ address: '/user/nobody' });
export const Failed = at.failing('getPerson');

const offersMuch = answer('getPerson', {
  user: createProfile({ services: sampleServices.slice(0, 8), nextServices: '20' }),
});
const manyReviews = Array.from({ length: 30 }, () => sampleReviewsOfPerson).flat();

/** Who offers much and has been reviewed often has pages of both, which the address says. */
export const OtherPages: Story = {
  ...at({
    replies: [
      offersMuch,
      answer('listServicesOf', { services: sampleServices.slice(8), previousCursor: '0' }),
    ],
    reviewsOfPerson: manyReviews,
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const pages = canvas.getByRole('navigation', { name: 'Pages of services' });
    await expectWaiting(canvasElement, 'Loading services', () =>
      userEvent.click(within(pages).getByRole('link', { name: 'Next' })),
    );
    await expect(canvas.getByRole('heading', { name: 'Services' })).toHaveFocus();
    const reviews = within(
      canvas.getByRole('region', { name: 'What buyers say of Mira Shrestha' }),
    );
    await expectWaiting(canvasElement, 'Loading reviews', () =>
      userEvent.click(reviews.getByRole('link', { name: 'Next' })),
    );
    await expect(reviews.getByRole('link', { name: 'Prev' })).toBeVisible();
  },
};
export const OtherServicesFailed = at.failing('listServicesOf', {
  address: '/user/person-mira?services=20',
});
/** One of the two lists does not come; it can be asked for again. */
export const Interrupted: Story = {
  ...at({
    replies: [
      answer('listReviewsOfPerson', ({ as }) =>
        as === 'buyer' && isInterrupted
          ? createRefusal(500, 'The archive is closed on Mondays.')
          : { reviews: sampleReviewsOfPerson },
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('The reviews could not be loaded.');
    await expect(box).toHaveTextContent('The archive is closed on Mondays.');
    isInterrupted = false;
    await userEvent.click(within(box).getByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { name: 'What sellers say of Mira Shrestha' }),
    ).toBeVisible();
  },
};
let isInterrupted = true;
