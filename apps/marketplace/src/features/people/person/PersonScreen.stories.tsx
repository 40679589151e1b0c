import {
  createMarket,
  answer,
  createProfile,
  refuse,
  samplePeople,
  sampleServices,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
export const Failed: Story = {
  ...at({ replies: [refuse('getPerson', 500)] }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The profile could not be loaded.'),
    ).toBeVisible();
  },
};
