import {
  answer,
  createProfile,
  refuse,
  samplePeople,
  sampleServices,
  stall,
} from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { PersonScreen } from './PersonScreen.tsx';

const meta = { title: 'Screens/Person', component: PersonScreen } satisfies Meta<
  typeof PersonScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/user/person-mira';

export const Ready: Story = withMarket({ address });
/** Somebody without an account sees the same. */
export const Visitor: Story = {
  ...withMarket({ address, user: null }),
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
export const Empty: Story = withMarket({
  address,
  replies: [answer('getPerson', { user: createProfile({ services: [] }) })],
});
/** No picture, no bio, no origin. */
export const Partial: Story = withMarket({ address: '/user/person-ishan' });
export const LongText: Story = withMarket({
  address,
  replies: [
    answer('getPerson', {
      user: createProfile({
        ...samplePeople[6],
        bio: 'I have drawn maps of seven towns and none of them got lost. '.repeat(12),
        services: sampleServices,
      }),
    }),
  ],
});
export const Loading: Story = withMarket({
  address,
  replies: [stall('getPerson')],
  staysLoading: true,
});
export const Missing: Story = withMarket({ address: '/user/nobody' });
export const Failed: Story = {
  ...withMarket({ address, replies: [refuse('getPerson', 500)] }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The profile could not be loaded.'),
    ).toBeVisible();
  },
};
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
