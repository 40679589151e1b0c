import { refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = { title: 'Screens/Change password', component: UpdatePasswordScreen } satisfies Meta<
  typeof UpdatePasswordScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/me/updatePassword';

async function fillIn(canvasElement: HTMLElement, repetition = 'a new secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Old Password'), 'secret');
  await userEvent.type(main.getByLabelText('New Password'), 'a new secret');
  await userEvent.type(main.getByLabelText('Verify New Password'), repetition);
  await userEvent.click(main.getByRole('button', { name: 'Update Password' }));
  return main;
}

export const Ready: Story = withMarket({ address });
export const Phone: Story = {
  ...withMarket({ address }),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withMarket({ address }), globals: { theme: 'dark' } };

export const Mismatch: Story = {
  ...withMarket({ address, replies: [refuse('updatePassword', 500, 'This was sent.')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement, 'another secret');
    await expect(main.queryByText('Passwords do not match!!')).not.toBeInTheDocument();
    await expect(await main.findByText('Passwords do not match!!')).toBeVisible();
    await expect(within(document.body).queryByText('This was sent.')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  ...withMarket({ address }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Update Profile' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...withMarket({ address, replies: [refuse('updatePassword', 400, 'Old password incorrect!')] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('Old password incorrect!');
  },
};

export const Loading: Story = {
  ...withMarket({ address, replies: [stall('updatePassword')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Update Password/ })).toBeDisabled();
  },
};
