import { refuse, sampleDataExport, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OwnDataScreen } from './OwnDataScreen.tsx';

const meta = { title: 'Screens/People/My data', component: OwnDataScreen } satisfies Meta<
  typeof OwnDataScreen
>;

export default meta;

const at = storiesAt({ address: '/me/data', factors: [] });
const dark = { theme: 'dark' };
const rightToLeft = { direction: 'rtl', language: 'ar' };
const narrow = { viewport: { value: 'phone320' } };
const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** Types a password, and goes on. */
async function confirm(dialog: ReturnType<typeof within>, password: string) {
  await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
}

/** A file that can be fetched. */
export const Ready = at();
export const ReadyDark: Story = { ...at(), globals: dark };
export const ReadyRightToLeft: Story = { ...at(), globals: rightToLeft };
export const ReadyNarrow: Story = { ...at(), globals: narrow };
/** Nobody has asked for anything. */
export const Empty = at({ dataExport: null });
/** A file that is being written. */
export const Partial = at({
  dataExport: { ...sampleDataExport, state: 'waiting', size: null, until: null },
  nextExportAt: '2026-11-25T09:00:00.000Z',
});
export const NotWritten = at({
  dataExport: { ...sampleDataExport, state: 'failed', size: null, until: null },
});
/** Everything that can keep an account. */
export const Full = at({
  deletionBlocks: [
    { kind: 'orders', count: 3, amount: null },
    { kind: 'disputes', count: 1, amount: null },
    { kind: 'balance', count: null, amount: 12_480.5 },
    { kind: 'debt', count: null, amount: 250 },
  ],
});
export const FullNarrow: Story = { ...Full, globals: narrow };
export const Loading = at.loading('getOwnData');
export const Failed = at.failing('getOwnData');

export const Requested: Story = {
  ...at({ dataExport: null }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for my data' }));
    await hasSaid('Your file is being written.');
    await expect(
      await main.findByText('Your file is being written. A mail tells you when it is ready.'),
    ).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Ask for my data' })).toBeNull();
  },
};

/** An open browser is not enough. */
export const AskedForPassword: Story = {
  ...at({ dataExport: null, needsPassword: true }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for my data' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await hasSaid('Your file is being written.');
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('getExportLink', 'exportMissing')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Download' }));
    await hasSaid('There is no file of your data, or it is over. Ask for a new one.');
  },
};

async function askToLeave(canvasElement: HTMLElement) {
  const main = await open(canvasElement);
  await userEvent.click(main.getByRole('button', { name: 'Delete my account' }));
  return within(await page.findByRole('alertdialog', { name: 'Delete your account?' }));
}

export const Leaving: Story = {
  ...at(),
  play: async ({ canvasElement }) => void (await askToLeave(canvasElement)),
};
export const LeavingDark: Story = { ...Leaving, globals: dark };
export const LeavingRightToLeft: Story = { ...Leaving, globals: rightToLeft };
export const LeavingNarrow: Story = { ...Leaving, globals: narrow };

export const LeavingRefused: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const dialog = await askToLeave(canvasElement);
    await confirm(dialog, 'wrong');
    const field = dialog.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LeavingWaits: Story = {
  ...at({ replies: [stall('requestDeletion')] }),
  play: async ({ canvasElement }) => {
    const dialog = await askToLeave(canvasElement);
    await confirm(dialog, 'correct horse');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Delete it/ })).toBeDisabled());
  },
};

export const Left: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const dialog = await askToLeave(canvasElement);
    await confirm(dialog, 'correct horse');
    await hasSaid(/^Your account will be deleted on .* Log in before then to keep it\.$/);
  },
};

/** Something has begun since the screen was opened. */
export const Kept: Story = {
  ...at({ replies: [refuse('requestDeletion', 'deletionBlocked')] }),
  play: async ({ canvasElement }) => {
    const dialog = await askToLeave(canvasElement);
    await confirm(dialog, 'correct horse');
    await hasSaid(
      'Your account cannot be deleted as long as orders, disputes or money of yours are open.',
    );
  },
};
