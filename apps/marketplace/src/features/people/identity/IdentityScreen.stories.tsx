import { createMarket, createPaper, createVerification, refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { IdentityScreen } from './IdentityScreen.tsx';

const meta = { title: 'Screens/People/Identity', component: IdentityScreen } satisfies Meta<
  typeof IdentityScreen
>;

export default meta;

const offered = createMarket({ identity: { isNeeded: false } });
const waiting = createVerification();
const decidedAt = '2026-11-24T09:00:00.000Z';
const refused = createVerification({
  state: 'refused',
  reason: 'unreadable',
  words: 'The picture of the back is too dark. Please take it by daylight.',
  decidedAt,
  files: [],
});
const at = storiesAt({ address: '/me/identity', about: offered, verification: waiting });
const dark = { theme: 'dark' };
const rightToLeft = { direction: 'rtl', language: 'ar' };
const narrow = { viewport: { value: 'phone320' } };
const page = within(document.body);
const passport = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** One that waits to be looked at. */
// Shows X51.
export const Ready = at();
export const ReadyDark: Story = { ...at(), globals: dark };
export const ReadyRightToLeft: Story = { ...at(), globals: rightToLeft };
export const ReadyNarrow: Story = { ...at(), globals: narrow };
/** Nobody has asked for anything. */
export const Empty = at({ verification: null });
export const EmptyDark: Story = { ...Empty, globals: dark };
export const EmptyNarrow: Story = { ...Empty, globals: narrow };
/** Nobody can offer a service without. */
export const Needed = at({
  verification: null,
  about: createMarket({ identity: { isNeeded: true } }),
});
// Shows X51.
export const Verified = at({
  verification: createVerification({ state: 'verified', decidedAt, files: [] }),
});
export const VerifiedDark: Story = { ...Verified, globals: dark };
/** It could not be seen who it is, and why. */
// Shows X51.
export const Refused = at({ verification: refused });
export const RefusedRightToLeft: Story = { ...Refused, globals: rightToLeft };
export const RefusedNarrow: Story = { ...Refused, globals: narrow };
export const Lapsed = at({
  verification: createVerification({ state: 'lapsed', decidedAt, files: [] }),
});
export const NameChanged = at({
  verification: createVerification({ state: 'ended', decidedAt, files: [] }),
});
/** The market has taken it back, and says why. */
// Shows X51.
export const TakenAway = at({
  verification: createVerification({
    state: 'ended',
    decidedAt,
    files: [],
    isTakenAway: true,
    words: 'The papers were those of somebody else.',
  }),
});
/** Something that this site does not know. */
export const Partial = at({
  verification: { ...refused, reason: 'somethingElse', words: '' },
});
/** Four papers, of which one is still looked at for harm, and one was refused. */
export const Full = at({
  verification: createVerification({
    files: [
      createPaper(),
      createPaper({ _id: 'back', name: 'passport-back.jpg' }),
      createPaper({ _id: 'third', name: 'licence.pdf', state: 'scanning', kind: null }),
      createPaper({ _id: 'fourth', name: 'card.png', state: 'refused', fault: 'kind' }),
    ],
  }),
});
export const LongText = at({
  verification: {
    ...refused,
    words: `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} ${refused.words} `.repeat(6),
  },
});
/** A market that checks nobody. */
export const NotOffered = at({ verification: null, about: createMarket() });
export const Loading = at.loading('getVerification');
export const Failed = at.failing('getVerification');

// Shows X51.
export const Sent: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const send = main.getByRole('button', { name: 'Send for checking' });
    await userEvent.click(send);
    const chooser = main.getByLabelText('Papers');
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(main.getByText('Please add a paper that shows who you are!')).toBeVisible();
    await userEvent.upload(chooser, passport);
    await userEvent.click(send);
    await hasSaid('Sent. Somebody of the market will look.');
    const title = await main.findByText('Somebody of the market will look');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(main.getByText('passport.pdf')).toBeVisible();
  },
};

/** What was sent meanwhile, or belongs to something already. */
// Shows X51.
export const NotTaken: Story = {
  ...at({ verification: null, replies: [refuse('startVerification', 'verificationWaiting')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.upload(main.getByLabelText('Papers'), passport);
    await userEvent.click(main.getByRole('button', { name: 'Send for checking' }));
    await hasSaid('You have asked for this already: somebody of the market will look.');
  },
};

export const Sending: Story = {
  ...at({ verification: null, replies: [stall('uploadPart')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.upload(main.getByLabelText('Papers'), passport);
    await userEvent.click(main.getByRole('button', { name: 'Send for checking' }));
    await expect(
      await main.findByText('This goes on by itself once all papers are sent.'),
    ).toBeVisible();
  },
};

// Shows X51.
export const TakenBack: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Take it back' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Take it back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await hasSaid('Taken back. Your papers were deleted.');
    const title = await main.findByText('Show who you are');
    await waitFor(() => expect(title).toHaveFocus());
  },
};
