import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMarket } from '../../testing/withMarket.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { title: 'Screens/Not found', component: NotFoundScreen } satisfies Meta<
  typeof NotFoundScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/no/such/page';

export const Ready: Story = withMarket({ address });
export const Visitor: Story = withMarket({ address, user: null });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
