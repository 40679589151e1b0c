import { refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noCheckout } from '../../shared/checkoutSlice.ts';
import { longCheckout, sampleCheckout } from '../../testing/sampleCheckout.ts';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { ConfirmOrderScreen } from './ConfirmOrderScreen.tsx';

const meta = { title: 'Screens/Confirm Order', component: ConfirmOrderScreen } satisfies Meta<
  typeof ConfirmOrderScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/order/confirm';
const checkout = sampleCheckout;

export const Ready: Story = withMarket({ address, checkout });
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

/** Without a phone number the step before is shown. */
export const WithoutOrderInfo: Story = {
  ...withMarket({ address, checkout: { ...checkout, orderInfo: null } }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(await within(canvasElement).findByLabelText('Phone Number')).toHaveValue('');
  },
};
