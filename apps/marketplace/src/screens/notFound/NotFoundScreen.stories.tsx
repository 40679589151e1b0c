import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../testing/storiesAt.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { title: 'Screens/Not found', component: NotFoundScreen } satisfies Meta<
  typeof NotFoundScreen
>;

export default meta;

const at = storiesAt({ address: '/no/such/page' });

export const Ready = at();
export const Visitor = at({ user: null });
