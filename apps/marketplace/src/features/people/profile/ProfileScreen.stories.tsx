import { createPerson, sampleServices, sampleStandIn } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../../testing/storiesAt.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = { title: 'Screens/People/Profile', component: ProfileScreen } satisfies Meta<
  typeof ProfileScreen
>;

export default meta;

const at = storiesAt({ address: '/me' });

export const Ready = at({ services: sampleServices.slice(0, 3) });
export const Full = at();
export const Empty = at({ services: [] });
/** Somebody who has just signed up. */
export const Partial = at({
  services: [],
  user: createPerson({ fullname: 'Bina', bio: '', from: '', avatar: sampleStandIn }),
});
export const LongText = at({
  user: createPerson({
    fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
    email: 'maximiliana-konstantina.papadopoulou-rai@studio.market.example',
    bio: 'I have drawn maps of seven towns and none of them got lost. '.repeat(12),
  }),
});
export const Loading = at.loading('listMyServices');
export const Failed = at.failing('listMyServices');
