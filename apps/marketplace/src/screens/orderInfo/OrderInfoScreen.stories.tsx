import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noCheckout } from '../../shared/checkoutSlice.ts';
import { longCheckout, sampleCheckout } from '../../testing/sampleCheckout.ts';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { OrderInfoScreen } from './OrderInfoScreen.tsx';

const meta = { title: 'Screens/Order Info', component: OrderInfoScreen } satisfies Meta<
  typeof OrderInfoScreen
>;

export default meta;

const at = storiesAt({ address: '/order', checkout: { ...sampleCheckout, orderInfo: null } });

export const Ready = at();
export const Full = at({ checkout: sampleCheckout });
export const LongText = at({ checkout: longCheckout });
export const Empty = at({ checkout: noCheckout });
export const Loading = at.loading('loadUser');
export const Failed = at.failing('loadUser');

export const Continued: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await expect(page.queryByRole('link', { name: /Confirm Order/ })).toBeNull();
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await expect(await page.findByText('9800000000')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Proceed to payment' })).toBeVisible();
  },
};
