import {
  createExternalLogin,
  createFactor,
  createMarket,
  createPasskey,
  refuse,
  sampleIssuers,
  sampleRecoveryCodes,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const meta = { title: 'Screens/People/Second factor', component: SecurityScreen } satisfies Meta<
  typeof SecurityScreen
>;

export default meta;

const at = storiesAt({ address: '/me/security' });
const dark = { theme: 'dark' };
const rightToLeft = { direction: 'rtl', language: 'ar' };
const narrow = { viewport: { value: 'phone320' } };
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const ReadyDark: Story = { ...at(), globals: dark };
export const ReadyRightToLeft: Story = { ...at(), globals: rightToLeft };
export const ReadyNarrow: Story = { ...at(), globals: narrow };
/** Only the password protects the account. */
export const Empty = at({ factors: [], recoveryCodes: 0 });
export const EmptyNarrow: Story = { ...at({ factors: [], recoveryCodes: 0 }), globals: narrow };
/** An app that was just added, and one code that is left. */
export const Partial = at({ factors: [createFactor({ lastUsedAt: null })], recoveryCodes: 1 });
export const Full = at({
  factors: Array.from({ length: 5 }, (_, index) =>
    createFactor({ _id: `factor-${index}`, name: `Phone ${index + 1}` }),
  ),
});
export const LongText = at({
  factors: [createFactor({ name: 'The old telephone that lies in the drawer of the kitchen now' })],
});
export const Loading = at.loading('listFactors');
export const Failed = at.failing('listFactors');

async function startAdding(canvasElement: HTMLElement, name: string) {
  const main = await open(canvasElement);
  await userEvent.click(main.getByRole('button', { name }));
  await waitFor(() => expect(main.getByRole('heading', { name: 'Add an app' })).toHaveFocus());
  await main.findByRole('img', { name: 'QR code with the secret of this account' });
  return main;
}

/** The secret of a new app, as a picture and as text. */
export const Adding: Story = {
  ...at({ factors: [], recoveryCodes: 0 }),
  play: async ({ canvasElement }) => {
    const main = await startAdding(canvasElement, 'Add an app');
    await expect(main.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\//),
    );
  },
};
export const AddingDark: Story = { ...Adding, globals: dark };
export const AddingRightToLeft: Story = { ...Adding, globals: rightToLeft };
export const AddingNarrow: Story = { ...Adding, globals: narrow };

export const AddingRefused: Story = {
  ...Adding,
  play: async ({ canvasElement }) => {
    const main = await startAdding(canvasElement, 'Add an app');
    await userEvent.type(main.getByLabelText('Code'), '000000');
    await userEvent.click(main.getByRole('button', { name: 'Add it' }));
    const field = main.getByLabelText('Code');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The six digits that the app shows now. This code is wrong, too old, or has been used already.',
      ),
    );
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const AddingWaits: Story = {
  ...at({ factors: [], replies: [stall('startTotp')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Add an app' }));
    await expect(main.getByRole('button', { name: /Add an app/ })).toBeDisabled();
  },
};

/** The first app of an account brings its recovery codes, which are shown once. */
export const Added: Story = {
  ...at({ factors: [], recoveryCodes: 0 }),
  play: async ({ canvasElement }) => {
    const main = await startAdding(canvasElement, 'Add an app');
    await userEvent.type(main.getByLabelText('Code'), '492 039');
    const name = main.getByLabelText('What is the app called, or where is it?');
    await userEvent.clear(name);
    await userEvent.type(name, 'My phone{Enter}');
    await hasSaid('My phone has been added. From now on logging in takes its code.');
    await waitFor(() =>
      expect(main.getByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus(),
    );
    await expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      sampleRecoveryCodes,
    );
  },
};
export const AddedDark: Story = { ...Added, globals: dark };
export const AddedRightToLeft: Story = { ...Added, globals: rightToLeft };
export const AddedNarrow: Story = { ...Added, globals: narrow };

export const Kept: Story = {
  ...Added,
  play: async (context) => {
    await Added.play?.(context);
    const main = within(within(context.canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'I have kept them' }));
    await expect(await main.findByRole('heading', { name: 'My phone' })).toBeVisible();
    await expect(main.getByText(/^10 are left\./)).toBeVisible();
  },
};

/** Adding an app wants the password to have been typed a short while ago. */
export const AskedForPassword: Story = {
  ...at({ factors: [], needsPassword: true }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Add an app' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await main.findByRole('heading', { name: 'Add an app' })).toBeVisible();
  },
};

async function askToRemove(canvasElement: HTMLElement) {
  const main = await open(canvasElement);
  await userEvent.click(main.getByRole('button', { name: 'Remove My phone' }));
  const dialog = within(await page.findByRole('alertdialog', { name: 'Remove My phone?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  return main;
}

export const Removed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await askToRemove(canvasElement);
    await hasSaid('My phone has been removed.');
    await waitFor(() => expect(main.queryByRole('heading', { name: 'My phone' })).toBeNull());
  },
};

export const RemovingAsked: Story = {
  ...at({ factors: [createFactor()] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Remove My phone' }));
    await expect(await page.findByRole('alertdialog')).toHaveTextContent(
      'Your password alone opens the account then, and your recovery codes stop working.',
    );
  },
};

export const RemovingRefused: Story = {
  ...at({ replies: [refuse('removeFactor', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const main = await askToRemove(canvasElement);
    await hasSaid('Not today.');
    await expect(main.getByRole('heading', { name: 'My phone' })).toBeVisible();
  },
};

/** What a stolen session must not do takes a code. */
export const AskedForCode: Story = {
  ...at({ needsStepUp: true }),
  play: async ({ canvasElement }) => {
    await askToRemove(canvasElement);
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
  },
};
export const AskedForCodeDark: Story = { ...AskedForCode, globals: dark };
export const AskedForCodeRightToLeft: Story = { ...AskedForCode, globals: rightToLeft };
export const AskedForCodeNarrow: Story = { ...AskedForCode, globals: narrow };

export const AskedAgain: Story = {
  ...AskedForCode,
  play: async (context) => {
    await AskedForCode.play?.(context);
    const dialog = within(page.getByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.keyboard('000000{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

/** Somebody without their app. */
export const AskedForRecoveryCode: Story = {
  ...AskedForCode,
  play: async (context) => {
    await AskedForCode.play?.(context);
    const dialog = within(page.getByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(dialog.getByLabelText('Recovery code')).toHaveFocus());
    await userEvent.keyboard('7k2m-9xqa-d4tw-h8rz{Enter}');
    await hasSaid('My phone has been removed.');
  },
};

export const NotConfirmed: Story = {
  ...AskedForCode,
  play: async (context) => {
    await AskedForCode.play?.(context);
    await userEvent.keyboard('{Escape}');
    const main = await open(context.canvasElement);
    await expect(main.getByRole('heading', { name: 'My phone' })).toBeVisible();
  },
};

export const NewCodes: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Make new codes' }));
    await expect(
      await main.findByRole('heading', { name: 'Keep these recovery codes' }),
    ).toBeVisible();
  },
};

const passkeys = [
  createPasskey(),
  createPasskey({ _id: 'factor-key', name: 'Key', isSynced: false }),
];

/** Two passkeys beside an app: one is on all devices of its owner. */
export const WithPasskeys = at({ factors: [createFactor(), ...passkeys] });
export const WithPasskeysDark: Story = { ...WithPasskeys, globals: dark };
export const WithPasskeysRightToLeft: Story = { ...WithPasskeys, globals: rightToLeft };
export const WithPasskeysNarrow: Story = { ...WithPasskeys, globals: narrow };

/** A browser that knows no passkeys offers none. */
export const WithoutWebAuthn: Story = {
  ...at({ device: 'missing', factors: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('button', { name: 'Add an app' })).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

async function startAddingPasskey(canvasElement: HTMLElement) {
  const main = await open(canvasElement);
  await userEvent.click(main.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(main.getByRole('heading', { name: 'Add a passkey' })).toHaveFocus());
  return main;
}

export const AddingPasskey: Story = {
  ...at({ factors: [], recoveryCodes: 0 }),
  play: async ({ canvasElement }) => void (await startAddingPasskey(canvasElement)),
};
export const AddingPasskeyDark: Story = { ...AddingPasskey, globals: dark };
export const AddingPasskeyRightToLeft: Story = { ...AddingPasskey, globals: rightToLeft };
export const AddingPasskeyNarrow: Story = { ...AddingPasskey, globals: narrow };

export const PasskeyAdded: Story = {
  ...at({ device: 'answers', factors: [], recoveryCodes: 0 }),
  play: async ({ canvasElement }) => {
    const main = await startAddingPasskey(canvasElement);
    const name = main.getByLabelText('What do you call this device?');
    await userEvent.clear(name);
    await userEvent.type(name, 'My laptop{Enter}');
    await hasSaid('My laptop has been added. It opens your account from now on.');
    await waitFor(() =>
      expect(main.getByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus(),
    );
  },
};

/** The person has closed the question of their device. The form stays for another try. */
export const PasskeyCancelled: Story = {
  ...at({ device: 'NotAllowedError', factors: [] }),
  play: async ({ canvasElement }) => {
    const main = await startAddingPasskey(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Go on' }));
    await hasSaid('No passkey was made.');
    await waitFor(() => expect(main.getByRole('button', { name: 'Go on' })).toBeEnabled());
  },
};

export const PasskeyKnown: Story = {
  ...at({ device: 'InvalidStateError', factors: passkeys }),
  play: async ({ canvasElement }) => {
    const main = await startAddingPasskey(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Go on' }));
    await hasSaid('This device has a passkey for this account already.');
  },
};

export const PasskeyRefused: Story = {
  ...at({ device: 'answers', factors: [], replies: [refuse('finishPasskey', 'passkeyRefused')] }),
  play: async ({ canvasElement }) => {
    const main = await startAddingPasskey(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Go on' }));
    await hasSaid('This passkey was not accepted. Please try again.');
  },
};

/** A passkey confirms who it is in the place of a code. */
export const ConfirmedWithPasskey: Story = {
  ...at({ device: 'answers', factors: [createFactor(), ...passkeys], needsStepUp: true }),
  play: async ({ canvasElement }) => {
    await askToRemove(canvasElement);
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    await hasSaid('My phone has been removed.');
  },
};

const about = createMarket({ signIn: sampleIssuers });

/** Others who let this person in. */
export const ThroughOthers = at({ about });
export const ThroughOthersDark: Story = { ...at({ about }), globals: dark };
export const ThroughOthersNarrow: Story = { ...at({ about }), globals: narrow };
export const ThroughNobody = at({ about, externalLogins: [] });
export const ThroughOthersLoading = at({
  about,
  replies: [stall('listExternalLogins')],
  staysLoading: true,
});
export const ThroughOthersFailed = at({ about, replies: [refuse('listExternalLogins', 500)] });
export const ThroughOthersLong = at({
  about,
  externalLogins: [
    createExternalLogin({
      issuer: 'The Association of Freelance Calligraphers',
      email: 'maximiliana-konstantina.papadopoulou-rai@association-of-calligraphers.example',
      lastUsedAt: null,
    }),
  ],
});

async function removeLogin(canvasElement: HTMLElement) {
  const main = await open(canvasElement);
  await userEvent.click(
    await main.findByRole('button', { name: 'Remove Example, asha@market.example' }),
  );
  await userEvent.click(await page.findByRole('button', { name: 'Remove' }));
  return main;
}

/** Without a password or a passkey it is the last way in. */
export const LastWayIn: Story = {
  ...at({ about, hasPassword: false, factors: [], recoveryCodes: 0 }),
  play: async ({ canvasElement }) => {
    const main = await removeLogin(canvasElement);
    await hasSaid(/^You could not log in any more\./);
    await expect(main.getByText(/^Your account has no password\./)).toBeVisible();
  },
};

export const LoginRemoved: Story = {
  ...at({ about }),
  play: async ({ canvasElement }) => {
    const main = await removeLogin(canvasElement);
    await hasSaid('Example has been removed.');
    await expect(await main.findByText('You log in here only.')).toBeVisible();
  },
};
