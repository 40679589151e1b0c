import { refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = { title: 'Screens/Reset password', component: ResetPasswordScreen } satisfies Meta<
  typeof ResetPasswordScreen
>;

export default meta;

const at = storiesAt({ address: '/password/reset/5f2c', user: null });

async function fillIn(canvasElement: HTMLElement, repetition = 'a new secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('New Password'), 'a new secret');
  await userEvent.type(main.getByLabelText('Confirm New Password'), repetition);
  await userEvent.click(main.getByRole('button', { name: 'Update' }));
  return main;
}

export const Ready = at();

/** Told after half a second; nothing is sent. */
export const Mismatch: Story = {
  ...at({ replies: [refuse('resetPassword', 500, 'This was sent.')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement, 'another secret');
    await expect(main.queryByText('Passwords do not match!!')).not.toBeInTheDocument();
    await expect(await main.findByText('Passwords do not match!!')).toBeVisible();
    await expect(within(document.body).queryByText('This was sent.')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  ...at(),
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
  ...at({ replies: [refuse('resetPassword', 400)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('Token not found or expired');
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('resetPassword')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Update/ })).toBeDisabled();
  },
};
