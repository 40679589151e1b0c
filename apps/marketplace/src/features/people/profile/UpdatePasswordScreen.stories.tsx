import { answer, refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { watchPresses } from '../../../testing/watchPresses.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = {
  title: 'Screens/People/Update password',
  component: UpdatePasswordScreen,
} satisfies Meta<typeof UpdatePasswordScreen>;

export default meta;

const at = storiesAt({ address: '/me/updatePassword' });

async function fillIn(canvasElement: HTMLElement, repetition = 'a new secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Old Password'), 'secret');
  await userEvent.type(main.getByLabelText('New Password'), 'a new secret');
  await userEvent.type(main.getByLabelText('Verify New Password'), repetition);
  await hasSaid(/longer is better$/);
  await userEvent.click(main.getByRole('button', { name: 'Update Password' }));
  return main;
}

export const Ready = at();

/** Sent as it is. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Update Password' }));
    await waitFor(() => expect(main.getByLabelText('New Password')).toHaveFocus());
    await hasSaid('Password mustt be more than 8 characters!');
  },
};

/** What is wrong with a field stands there, once. */
export const FieldRefused: Story = {
  ...at({
    replies: [
      answer('updatePassword', () =>
        Response.json(
          {
            success: false,
            message: ['Too well known.'],
            fields: { newPassword: 'Too well known.' },
          },
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
  ...at({ replies: [refuse('updatePassword', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid(longRefusal);
  },
};

export const Mismatch: Story = {
  ...at({ replies: [refuse('updatePassword', 500, 'This was sent.')] }),
  play: async ({ canvasElement }) => {
    const sincePress = watchPresses();
    const main = await fillIn(canvasElement, 'another secret');
    await expect(await main.findByText('Passwords do not match!!')).toBeVisible();
    await expect(sincePress()).toBeGreaterThanOrEqual(500);
    await expect(within(document.body).queryByText('This was sent.')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Update Profile' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...at({ replies: [refuse('updatePassword', 'wrongOldPassword')] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('Old password incorrect!');
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('updatePassword')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Update Password/ })).toBeDisabled();
  },
};
