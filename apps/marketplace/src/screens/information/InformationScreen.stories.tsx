import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMarket } from '../../testing/withMarket.tsx';
import { InformationScreen } from './InformationScreen.tsx';

const meta = { title: 'Screens/Information', component: InformationScreen } satisfies Meta<
  typeof InformationScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/loginRegister';

export const Ready: Story = withMarket({ address });
export const Visitor: Story = withMarket({ address, user: null });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };
