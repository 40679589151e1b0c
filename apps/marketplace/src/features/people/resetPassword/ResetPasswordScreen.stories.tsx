import { answer, refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { watchPresses } from '../../../testing/watchPresses.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/People/Reset password',
  component: ResetPasswordScreen,
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;

const at = storiesAt({ address: '/password/reset/5f2c', user: null });

async function fillIn(canvasElement: HTMLElement, repetition = 'a new secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('New Password'), 'a new secret');
  await userEvent.type(main.getByLabelText('Confirm New Password'), repetition);
  await hasSaid(/longer is better$/);
  await userEvent.click(main.getByRole('button', { name: 'Update' }));
  return main;
}

export const Ready = at();

/** Sent as it is. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(main.getByLabelText('New Password')).toHaveFocus());
    await hasSaid('Password mustt be more than 8 characters!');
  },
};

/** What is wrong with a field stands there, once. */
export const FieldRefused: Story = {
  ...at({
    replies: [
      answer('resetPassword', () =>
        Response.json(
          { success: false, message: ['Too well known.'], fields: { password: 'Too well known.' } },
          { status: 400 },
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await waitFor(() => expect(main.getByLabelText('New Password')).toHaveFocus());
    await expect(main.getByLabelText('New Password')).toHaveAccessibleDescription(
      /Too well known\./,
    );
    await expect(within(document.body).getAllByText('Too well known.')).toHaveLength(1);
  },
};

export const LongText: Story = {
  ...at({ replies: [refuse('resetPassword', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid(longRefusal);
  },
};

/** Told after half a second; nothing is sent. */
export const Mismatch: Story = {
  ...at({ replies: [refuse('resetPassword', 500, 'This was sent.')] }),
  play: async ({ canvasElement }) => {
    const sincePress = watchPresses();
    const main = await fillIn(canvasElement, 'another secret');
    await expect(await main.findByText('Passwords do not match!!')).toBeVisible();
    await expect(sincePress()).toBeGreaterThanOrEqual(500);
    await expect(within(document.body).queryByText('This was sent.')).not.toBeInTheDocument();
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
