import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../../testing/storiesAt.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const meta = { title: 'Screens/Services/Categories', component: CategoriesScreen } satisfies Meta<
  typeof CategoriesScreen
>;

export default meta;

const at = storiesAt({ address: '/category' });

export const Ready = at();
export const Visitor = at({ user: null });
