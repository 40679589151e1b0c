import { orderNotificationNames } from '@market/api/contract';
import {
  createMarket,
  createNotification,
  sampleNotifications,
  sampleOrders,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const meta = {
  title: 'Screens/Notifications/Notifications',
  component: NotificationsScreen,
} satisfies Meta<typeof NotificationsScreen>;

export default meta;

const about = createMarket();
const at = storiesAt({
  address: '/notifications',
  about: { ...about, features: { ...about.features, notifications: true } },
});

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(canvasElement);
}

export const Ready = at();
export const Empty = at({ notifications: [] });
/** What this site has no words for, and what leads nowhere. */
export const Partial = at({
  notifications: [
    createNotification({ _id: 'new', kind: 'weather', name: 'rain', subject: null, data: {} }),
    createNotification({ _id: 'often', times: 3, isSeen: true }),
    createNotification({
      _id: 'elsewhere',
      subject: { type: 'planet', _id: 'mars' },
      isSeen: true,
    }),
  ],
});
/** One of each name, with a day and an amount, on three pages. */
export const Full = at({
  notifications: orderNotificationNames.map((name, index) =>
    createNotification({
      _id: name,
      name,
      data: { title: 'Logo', until: '2026-12-01T08:00:00.000Z', amount: 1500 },
      isSeen: index > 3,
    }),
  ),
});
export const LongText = at({
  notifications: [
    createNotification({
      data: {
        title:
          'I will design a brand identity, a website and everything else that a tea house needs in its first year',
        until: null,
      },
      times: 1000,
    }),
  ],
});
export const Loading = at.loading('listNotifications');
export const Failed = at.failing('listNotifications');

// Shows X31.
export const MarkedAsSeen: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /3 new/ })).toBeInTheDocument());
    await userEvent.click(main.getByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(main.queryByText('New:', { exact: false })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new/ })).toBeNull());
  },
};

// Shows X31.
export const AtTheBell: Story = {
  ...at({ address: '/orders/me' }),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const bell = await canvas.findByRole('button', { name: /3 new/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await canvas.findByRole('dialog', { name: 'Notifications' }));
    const linked = sampleNotifications.filter(({ subject }) => subject);
    await waitFor(() => expect(menu.getAllByRole('link')).toHaveLength(linked.length + 1));
    await userEvent.click(menu.getByRole('link', { name: /brand identity.+was delivered/ }));
    const order = sampleOrders.find(({ _id }) => _id === createNotification().subject?._id);
    await canvas.findByRole('heading', { level: 1, name: order?.service?.title ?? '' });
  },
};
