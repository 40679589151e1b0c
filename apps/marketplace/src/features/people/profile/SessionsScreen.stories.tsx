import { createSession, refuse, sampleSessions } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SessionsScreen } from './SessionsScreen.tsx';

const meta = { title: 'Screens/People/Sessions', component: SessionsScreen } satisfies Meta<
  typeof SessionsScreen
>;

export default meta;

const at = storiesAt({ address: '/me/sessions' });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
/** Nobody is signed in anywhere else. */
export const Empty = at({ sessions: [createSession()] });
/** What signed in did not say what it is. */
export const Partial = at({
  sessions: [
    createSession(),
    createSession({ _id: 'session-program', device: 'An unknown program', isCurrent: false }),
  ],
});
export const Full = at({
  sessions: Array.from({ length: 12 }, (_, index) =>
    createSession({ _id: `session-${index}`, isCurrent: index === 0 }),
  ),
});
export const LongText = at({
  sessions: [
    createSession({ device: 'Samsung Internet on Android' }),
    createSession({
      _id: 'session-other',
      device: 'Samsung Internet on Android',
      isCurrent: false,
    }),
  ],
});
export const Loading = at.loading('listSessions');
export const Failed = at.failing('listSessions');

export const EndOne: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'End the session: Chrome on Android' }));

    await hasSaid('Chrome on Android is signed out.');
    await waitFor(() =>
      expect(main.queryByRole('heading', { name: 'Chrome on Android' })).toBeNull(),
    );
    await expect(main.getAllByRole('listitem')).toHaveLength(sampleSessions.length - 1);
  },
};

export const EndAllOthers: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.dblClick(main.getByRole('button', { name: 'End all others' }));

    await hasSaid('You are signed out everywhere else.');
    await expect(await main.findByText('You are signed in nowhere else.')).toBeVisible();
    await expect(main.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const EndRefused: Story = {
  ...at({ replies: [refuse('endSession', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'End the session: Edge on Windows' }));

    await hasSaid('Not today.');
    await expect(main.getAllByRole('listitem')).toHaveLength(sampleSessions.length);
  },
};
