import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noCheckout } from './checkoutSlice.ts';
import { longCheckout, sampleCheckout } from '../../../testing/sampleCheckout.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ConfirmOrderScreen } from './ConfirmOrderScreen.tsx';

const meta = {
  title: 'Screens/Orders/Confirm order',
  component: ConfirmOrderScreen,
} satisfies Meta<typeof ConfirmOrderScreen>;

export default meta;

const at = storiesAt({ address: '/order/confirm', checkout: sampleCheckout });

export const Ready = at();
export const LongText = at({ checkout: longCheckout });
export const Empty = at({ checkout: noCheckout });
export const Loading = at.loading('loadUser');
export const Failed = at.failing('loadUser');

/** Without a phone number the step before is shown. */
export const Partial: Story = {
  ...at({ checkout: { ...sampleCheckout, orderInfo: null } }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(await within(canvasElement).findByLabelText('Phone Number')).toHaveValue('');
  },
};
