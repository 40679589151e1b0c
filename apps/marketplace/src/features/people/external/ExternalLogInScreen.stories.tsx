import {
  createExternalLogIn,
  createMarket,
  refuse,
  sampleIssuers,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { ExternalLogInScreen } from './ExternalLogInScreen.tsx';

const meta = {
  title: 'Screens/People/Log in through others',
  component: ExternalLogInScreen,
} satisfies Meta<typeof ExternalLogInScreen>;

export default meta;

const about = createMarket({ signIn: sampleIssuers });
const at = storiesAt({ address: '/login/external', user: null, about });
const ofMember = storiesAt({ address: '/login/external', about });
const dark = { theme: 'dark' };
const rightToLeft = { direction: 'rtl', language: 'ar' };
const narrow = { viewport: { value: 'phone320' } };

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

const arrives = async (canvasElement: HTMLElement) =>
  expect(await within(canvasElement).findByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();

/** Nobody has the address: a name is all that is missing. */
export const Ready = at();
export const ReadyDark: Story = { ...at(), globals: dark };
export const ReadyRightToLeft: Story = { ...at(), globals: rightToLeft };
export const ReadyNarrow: Story = { ...at(), globals: narrow };
export const Loading = at.loading('getExternalLogIn');
export const Failed = at.failing('getExternalLogIn');

export const LongText: Story = at({
  externalLogIn: createExternalLogIn({
    issuer: { _id: 'long', name: 'The Association of Freelance Calligraphers' },
    email: 'maximiliana-konstantina.papadopoulou-rai@association-of-calligraphers.example',
    fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
  }),
});

/** The issuer has not said what they are called. */
export const Empty: Story = {
  ...at({ externalLogIn: createExternalLogIn({ fullname: '' }) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Open account' }));
    await hasSaid('Please enter your fullname!');
    const field = main.getByLabelText('Full Name');
    await expect(field).toHaveAccessibleDescription(/Full Name is empty\./);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Opened: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Open account' }));
    await arrives(canvasElement);
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('signUpWithExternal', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Open account' }));
    await hasSaid(longRefusal);
  },
};

export const Waiting: Story = {
  ...at({ replies: [stall('signUpWithExternal')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Open account' }));
    await expect(main.getByRole('button', { name: /Open account/ })).toBeDisabled();
  },
};

/** The owner of an account with this address shows once that it is theirs. */
export const PasswordWanted: Story = at({
  externalLogIn: createExternalLogIn({ step: 'password' }),
});
export const PasswordWantedDark: Story = { ...PasswordWanted, globals: dark };
export const PasswordWantedNarrow: Story = { ...PasswordWanted, globals: narrow };

export const PasswordWrong: Story = {
  ...at({
    externalLogIn: createExternalLogIn({ step: 'password' }),
    replies: [refuse('logIn', 'wrongLogin')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Password'), 'secret');
    await userEvent.click(main.getByRole('button', { name: 'Log in and add' }));
    await hasSaid('Invalid Email or Password');
  },
};

export const PasswordRight: Story = {
  ...PasswordWanted,
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Password'), 'secret');
    await userEvent.click(main.getByRole('button', { name: 'Log in and add' }));
    await hasSaid('You can log in through Example now.');
    await arrives(canvasElement);
  },
};

export const CodeWanted: Story = {
  ...at({ externalLogIn: createExternalLogIn({ step: 'code' }) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await waitFor(() => expect(main.getByLabelText('Code')).toHaveFocus());
  },
};

export const CodeWrong: Story = {
  ...CodeWanted,
  play: async (context) => {
    await CodeWanted.play?.(context);
    await userEvent.keyboard('000000{Enter}');
    await hasSaid('This code is wrong, too old, or has been used already.');
  },
};

export const CodeRight: Story = {
  ...CodeWanted,
  play: async (context) => {
    await CodeWanted.play?.(context);
    await userEvent.keyboard('492 039{Enter}');
    await arrives(context.canvasElement);
  },
};

/** Somebody signed in adds it to their account. */
export const Adding: Story = ofMember({ externalLogIn: createExternalLogIn({ step: 'link' }) });
export const AddingNarrow: Story = { ...Adding, globals: narrow };

export const Added: Story = {
  ...Adding,
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Add' }));
    await hasSaid('You can log in through Example now.');
    await arrives(canvasElement);
  },
};

/** The password was not typed for a while. */
export const ProofWanted: Story = {
  ...ofMember({
    externalLogIn: createExternalLogIn({ step: 'link' }),
    needsPassword: true,
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Add' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await hasSaid('You can log in through Example now.');
  },
};

/** Ten minutes have gone, or it was begun elsewhere. */
export const Over: Story = {
  ...at({ externalLogIn: null }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('This took too long.')).toBeVisible();
  },
};

export const Cancelled = at({ address: '/login/external?problem=cancelled' });
export const Unverified = at({ address: '/login/external?problem=unverified' });
export const Known = at({ address: '/login/external?problem=known' });
export const Busy = at({ address: '/login/external?problem=busy' });
/** Whatever else an address says. */
export const NotTrusted = at({ address: '/login/external?problem=constructor' });
