import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMarket } from '../../testing/withMarket.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const meta = { title: 'Screens/Categories', component: CategoriesScreen } satisfies Meta<
  typeof CategoriesScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/category';

export const Ready: Story = withMarket({ address });
export const Visitor: Story = withMarket({ address, user: null });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
