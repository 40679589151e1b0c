import { refuse, samplePerson, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = {
  title: 'Screens/People/Confirm email',
  component: ConfirmEmailScreen,
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;

const at = storiesAt({ address: '/email/confirm/5f2c', user: null });

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
  ...at({ replies: [refuse('confirmEmail', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid(longRefusal);
  },
};

/** The link is older than a day, or was used before. */
export const Failed: Story = {
  ...at({ replies: [refuse('confirmEmail', 400)] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent('Token not found or expired');
    await expect(main.getByRole('link', { name: 'Sign up again' })).toBeVisible();
  },
};

/** Somebody whose account is to have another address. */
export const Member: Story = {
  ...at({ user: samplePerson }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Choose another address' })).toHaveAttribute(
      'href',
      '/me/update',
    );
  },
};

/** Somebody else has asked for the account, or the password has been forgotten. */
export const WrongPassword: Story = {
  ...at({
    replies: [refuse('confirmEmail', 'wrongAccountPassword')],
  }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid('This is not the password of the account.');
  },
};

/** The account has a second factor, whose code no mailed link goes around. */
export const CodeWanted: Story = {
  ...at({ needsCode: true }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await waitFor(() => expect(main.getByLabelText('Code')).toHaveFocus());
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('confirmEmail')] }),
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
