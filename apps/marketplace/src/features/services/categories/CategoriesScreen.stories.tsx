import type { Meta } from '@storybook/react-vite';
import { storiesAt } from '../../../testing/storiesAt.tsx';
import { foreignMarket, ownMarket, smallMarket } from '../../../testing/sampleOwners.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const meta = { title: 'Screens/Services/Categories', component: CategoriesScreen } satisfies Meta<
  typeof CategoriesScreen
>;

export default meta;

const at = storiesAt({ address: '/category' });

export const Ready = at();
export const Visitor = at({ user: null });
export const ManyCategories = at({ about: ownMarket });
export const OneCategory = at({ about: smallMarket });
export const OtherLanguage = at({ about: foreignMarket });
/** The backend knows only the specification. */
export const NoMarket = at({ about: null });
