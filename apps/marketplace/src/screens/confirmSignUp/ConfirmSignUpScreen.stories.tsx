import { refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longRefusal } from '../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { ConfirmSignUpScreen } from './ConfirmSignUpScreen.tsx';

const meta = { title: 'Screens/Confirm sign up', component: ConfirmSignUpScreen } satisfies Meta<
  typeof ConfirmSignUpScreen
>;

export default meta;

const at = storiesAt({ address: '/signup/confirm/5f2c', user: null });

async function fillIn(canvasElement: HTMLElement, password = 'secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  if (password) await userEvent.type(main.getByLabelText('Password'), password);
  await userEvent.click(main.getByRole('button', { name: 'Confirm' }));
  return main;
}

export const Ready = at();

/** Sent as it is. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, '');
    await hasSaid('Please fill all the fields.');
  },
};

export const LongText: Story = {
  ...at({ replies: [refuse('confirmSignUp', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid(longRefusal);
  },
};

/** The link is older than a day, or was used before. */
export const Failed: Story = {
  ...at({ replies: [refuse('confirmSignUp', 400)] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent('Token not found or expired');
    await expect(main.getByRole('link', { name: 'Sign up again' })).toBeVisible();
  },
};

/** Somebody else has asked for the account, or the password has been forgotten. */
export const WrongPassword: Story = {
  ...at({
    replies: [
      refuse('confirmSignUp', 400, 'This is not the password that was chosen when signing up.'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('This is not the password that was chosen when signing up.');
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('confirmSignUp')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Confirm/ })).toBeDisabled();
  },
};

export const Success: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Asha' })).toBeVisible();
  },
};
