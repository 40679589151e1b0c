import { createMarket, refuse, sampleIssuers, samplePerson, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longRefusal } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { LogInScreen } from './LogInScreen.tsx';

const meta = { title: 'Screens/People/Log in', component: LogInScreen } satisfies Meta<
  typeof LogInScreen
>;

export default meta;

const at = storiesAt({ address: '/login', user: null });

async function fillIn(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Email'), 'asha@market.example');
  await userEvent.type(main.getByLabelText('Password'), 'secret');
  await userEvent.click(main.getByRole('button', { name: 'Log In' }));
  return main;
}

export const Ready = at();
export const WithReason = at({
  state: { reason: 'To keep this service in your wishlist, please log in or sign up.' },
});

/** Sent as it is: each field says that it is empty, and the first one has the focus. */
export const Empty: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Log In' }));
    await hasSaid('Please fill all the fields.');
    for (const name of ['Email', 'Password']) {
      const field = main.getByLabelText(name, { selector: 'input' });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${name} is empty.`);
    }
    await waitFor(() => expect(main.getByLabelText('Email')).toHaveFocus());
  },
};

export const LongText: Story = {
  ...at({ replies: [refuse('logIn', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await hasSaid(longRefusal);
  },
};

export const Failed: Story = {
  ...at({ replies: [refuse('logIn', 'wrongLogin')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await hasSaid('Invalid Email or Password');
    await expect(main.getByLabelText('Email')).toHaveValue('asha@market.example');
  },
};

/** What was wrong is not said any longer than it is. */
export const TypedAgain: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await hasSaid('Invalid Email or Password');
    await userEvent.type(main.getByLabelText('Password'), '!');
    await waitFor(() =>
      expect(main.queryByText('Invalid Email or Password')).not.toBeInTheDocument(),
    );
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('logIn')] }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await expect(main.getByRole('button', { name: /Log In/ })).toBeDisabled();
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

/** The account has a second factor. Being asked for it is no error. */
export const CodeWanted: Story = {
  ...at({ needsCode: true }),
  play: async ({ canvasElement }) => {
    const main = await fillIn(canvasElement);
    await waitFor(() => expect(main.getByLabelText('Code')).toHaveFocus());
    await expect(main.queryByText(/^Please type the code/)).toBeNull();
    await expect(main.getByLabelText('Email')).toHaveValue('asha@market.example');
  },
};
export const CodeWantedDark: Story = { ...CodeWanted, globals: { theme: 'dark' } };
export const CodeWantedRightToLeft: Story = {
  ...CodeWanted,
  globals: { direction: 'rtl', language: 'ar' },
};
export const CodeWantedNarrow: Story = {
  ...CodeWanted,
  globals: { viewport: { value: 'phone320' } },
};

export const CodeForgotten: Story = {
  ...CodeWanted,
  play: async (context) => {
    await CodeWanted.play?.(context);
    await userEvent.keyboard('{Enter}');
    await hasSaid(/^Please type the code of your second factor, too/);
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
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Latest Gigs:' })).toBeVisible();
  },
};

/** Somebody without their app. */
export const RecoveryCodeWanted: Story = {
  ...CodeWanted,
  play: async (context) => {
    await CodeWanted.play?.(context);
    const main = within(within(context.canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(main.getByLabelText('Recovery code')).toHaveFocus());
  },
};

export const MembersAreSentOn: Story = {
  ...at({ user: samplePerson }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Latest Gigs:' }),
    ).toBeVisible();
  },
};

async function pressPasskey(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Use a passkey' }));
  return main;
}

/** Neither address nor password is typed. */
export const PasskeyUsed: Story = {
  ...at({ device: 'answers' }),
  play: async ({ canvasElement }) => {
    await pressPasskey(canvasElement);
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Latest Gigs:' }),
    ).toBeVisible();
  },
};

export const PasskeyCancelled: Story = {
  ...at({ device: 'NotAllowedError' }),
  play: async ({ canvasElement }) => {
    const main = await pressPasskey(canvasElement);
    await hasSaid('No passkey was used.');
    await waitFor(() => expect(main.getByRole('button', { name: 'Use a passkey' })).toHaveFocus());
  },
};

export const PasskeyUnknown: Story = {
  ...at({ device: 'answers', replies: [refuse('logInWithPasskey', 'passkeyUnknown')] }),
  play: async ({ canvasElement }) => {
    await pressPasskey(canvasElement);
    await hasSaid('No account here has this passkey. It may have been removed.');
  },
};

/** A backend without passkeys, or whose owner has switched them off. */
export const WithoutPasskeys: Story = {
  ...at({ about: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
};

const issuers = createMarket({ signIn: sampleIssuers });

/** Others who let people in lead away from the site, and back to where somebody was. */
export const ThroughOthers: Story = {
  ...at({ about: issuers, state: { returnTo: '/myWishList' } }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const link = within(canvasElement).getByRole('link', { name: 'Continue with Example' });
    await expect(link).toHaveAttribute('href', '/api/auth/oidc/example/start?next=%2FmyWishList');
  },
};
export const ThroughOthersDark: Story = { ...ThroughOthers, globals: { theme: 'dark' } };
export const ThroughOthersNarrow: Story = {
  ...ThroughOthers,
  globals: { viewport: { value: 'phone320' } },
};
