import { createMarket, refuse, sampleNotificationChoices } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { NotificationChoicesScreen } from './NotificationChoicesScreen.tsx';

const meta = {
  title: 'Screens/Notifications/Choices',
  component: NotificationChoicesScreen,
} satisfies Meta<typeof NotificationChoicesScreen>;

export default meta;

const about = createMarket();
const at = storiesAt({
  address: '/me/notifications',
  about: { ...about, features: { ...about.features, notifications: true } },
});

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const Empty = at({ notificationChoices: [] });
/** A kind that this site has no words for. */
export const Partial = at({
  notificationChoices: [
    ...sampleNotificationChoices,
    { kind: 'weather', site: true, mail: 'off', isFixed: false },
  ],
});
export const Loading = at.loading('getNotificationChoices');
export const Failed = at.failing('getNotificationChoices');

/** The second choice builds on the first, which the list that is asked for anew does not tell yet. */
// Shows X31.
export const Chosen: Story = {
  ...at({ pauseMs: 200 }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const reminders = within(
      main.getByRole('heading', { name: 'Reminders' }).closest('li') as HTMLElement,
    );
    await userEvent.selectOptions(
      reminders.getByLabelText('Mail'),
      'In one mail while you are away',
    );
    await hasSaid('Your choice is saved.');
    await userEvent.click(reminders.getByRole('switch'));
    await waitFor(() => expect(reminders.getByRole('switch')).not.toBeChecked());
    await expect(reminders.getByLabelText('Mail')).toHaveValue('digest');
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('updateNotificationChoices', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const [mail] = main.getAllByLabelText('Mail');
    await userEvent.selectOptions(mail as HTMLElement, 'None');
    await hasSaid('Not today.');
    await waitFor(() => expect(mail).toHaveValue('now'));
  },
};
