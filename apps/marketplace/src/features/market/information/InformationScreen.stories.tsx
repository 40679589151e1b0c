import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../../testing/storiesAt.tsx';
import { InformationScreen } from './InformationScreen.tsx';

const meta = { title: 'Screens/Market/Information', component: InformationScreen } satisfies Meta<
  typeof InformationScreen
>;

export default meta;

const at = storiesAt({ address: '/loginRegister' });

export const Ready = at();
export const Visitor = at({ user: null });
