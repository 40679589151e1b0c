import { stall, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fillInSignUp } from '../../testing/fillInSignUp.ts';
import { longRefusal } from '../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = { title: 'Screens/Sign up', component: SignUpScreen } satisfies Meta<
  typeof SignUpScreen
>;

export default meta;

const at = storiesAt({ address: '/signup', user: null });

export const Ready = at();

/** Sent as it is. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Sign Up' }));
    await hasSaid('Please fill all fields');
  },
};

export const LongText: Story = {
  ...at({ replies: [refuse('signUp', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillInSignUp(canvasElement);
    await hasSaid(longRefusal);
  },
};

/** The server says whether the passwords agree. */
export const Failed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillInSignUp(canvasElement, 'secrets');
    await hasSaid('Password do not match!!');
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('signUp')] }),
  play: async ({ canvasElement }) => {
    const main = await fillInSignUp(canvasElement);
    await expect(main.getByRole('button', { name: /Sign Up/ })).toBeDisabled();
  },
};

export const Success: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillInSignUp(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bina' })).toBeVisible();
  },
};
