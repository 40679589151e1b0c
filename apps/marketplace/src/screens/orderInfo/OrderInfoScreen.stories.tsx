import { refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noCheckout } from '../../shared/checkoutSlice.ts';
import { longCheckout, sampleCheckout } from '../../testing/sampleCheckout.ts';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { OrderInfoScreen } from './OrderInfoScreen.tsx';

const meta = { title: 'Screens/Order Info', component: OrderInfoScreen } satisfies Meta<
  typeof OrderInfoScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/order';
const checkout = { ...sampleCheckout, orderInfo: null };

export const Ready: Story = withMarket({ address, checkout });
export const Filled: Story = withMarket({ address, checkout: sampleCheckout });
export const LongText: Story = withMarket({ address, checkout: longCheckout });
export const Empty: Story = withMarket({ address, checkout: noCheckout });
export const Loading: Story = withMarket({
  address,
  checkout,
  replies: [stall('loadUser')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, checkout, replies: [refuse('loadUser', 500)] });
export const Phone: Story = {
  ...withMarket({ address, checkout }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address, checkout }), globals: { theme: 'dark' } };

export const Continued: Story = {
  ...withMarket({ address, checkout }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await expect(page.queryByRole('link', { name: /Confirm Order/ })).toBeNull();
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await expect(await page.findByText('9800000000')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Proceed to payment' })).toBeVisible();
  },
};
