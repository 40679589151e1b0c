import { refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = { title: 'Screens/Reset password', component: ResetPasswordScreen } satisfies Meta<
  typeof ResetPasswordScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/password/reset/5f2c';
const user = null;

async function fillIn(canvasElement: HTMLElement, repetition = 'a new secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('New Password'), 'a new secret');
  await userEvent.type(main.getByLabelText('Confirm New Password'), repetition);
  await userEvent.click(main.getByRole('button', { name: 'Update' }));
  return main;
}

export const Ready: Story = withMarket({ address, user });
export const Phone: Story = {
  ...withMarket({ address, user }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address, user }), globals: { theme: 'dark' } };

/** Told after half a second; nothing is sent. */
export const Mismatch: Story = {
  ...withMarket({ address, user, replies: [refuse('resetPassword', 500, 'This was sent.')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement, 'another secret');
    await expect(main.queryByText('Passwords do not match!!')).not.toBeInTheDocument();
    await expect(await main.findByText('Passwords do not match!!')).toBeVisible();
    await expect(within(document.body).queryByText('This was sent.')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  ...withMarket({ address, user }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('Password Updated');
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Log In' }),
    ).toBeVisible();
  },
};

/** The link is older than half an hour, or was used before. */
export const Failed: Story = {
  ...withMarket({ address, user, replies: [refuse('resetPassword', 400)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('Token not found or expired');
  },
};

export const Loading: Story = {
  ...withMarket({ address, user, replies: [stall('resetPassword')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Update/ })).toBeDisabled();
  },
};
