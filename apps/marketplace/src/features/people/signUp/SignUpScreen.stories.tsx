import { stall, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillInSignUp } from '../../../testing/fillInSignUp.ts';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = { title: 'Screens/People/Sign up', component: SignUpScreen } satisfies Meta<
  typeof SignUpScreen
>;

export default meta;

const at = storiesAt({ address: '/signup', user: null });

export const Ready = at();
export const WithReason = at({ state: { returnTo: '/dashboard/services/new' } });

/** Sent as it is: each field says that it is empty, and the first one has the focus. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Sign Up' }));
    await hasSaid('Please fill all fields');
    for (const name of ['Full Name', 'Email', 'Password', 'Verify Password']) {
      const field = main.getByLabelText(name, { selector: 'input' });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${name} is empty\\.$`));
    }
    await waitFor(() => expect(main.getByLabelText('Full Name')).toHaveFocus());
    await userEvent.keyboard('B');
    await expect(main.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
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
    await fillInSignUp(canvasElement, { repetition: 'another secret' });
    await hasSaid('Password do not match!!');
  },
};

/** Said before it is sent: how many characters, and how hard to guess. */
export const TooShort: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await fillInSignUp(canvasElement, { password: 'a new' });
    await hasSaid('Password mustt be more than 8 characters!');
    await expect(main.getByLabelText('Password')).toHaveAccessibleDescription(/Weak/);
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
