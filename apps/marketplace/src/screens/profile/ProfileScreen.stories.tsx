import { createPerson, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMarket } from '../../testing/withMarket.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = { title: 'Screens/Profile', component: ProfileScreen } satisfies Meta<
  typeof ProfileScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/me';

export const Ready: Story = withMarket({ address });
export const Empty: Story = withMarket({ address, services: [] });
/** Somebody who has just signed up. */
export const Partial: Story = withMarket({
  address,
  services: [],
  user: createPerson({ fullname: 'Bina', bio: null, from: null, avatar: null }),
});
export const LongText: Story = withMarket({
  address,
  user: createPerson({
    fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
    email: 'maximiliana-konstantina.papadopoulou-rai@studio.market.example',
    bio: 'I have drawn maps of seven towns and none of them got lost. '.repeat(12),
  }),
});
export const Loading: Story = withMarket({
  address,
  replies: [stall('listMyServices')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, replies: [refuse('listMyServices', 500)] });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
