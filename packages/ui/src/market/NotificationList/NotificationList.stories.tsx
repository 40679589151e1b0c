import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

const notifications = [
  {
    id: 'delivered',
    content: 'Mira Shrestha has delivered your brand identity.',
    date: '2026-11-18T09:12:00.000Z',
    href: '/order/0192-7f3a',
    isUnseen: true,
  },
  {
    id: 'message',
    content: 'Dev Karki has answered your question.',
    date: '2026-11-17T10:00:00.000Z',
    href: '/messages/dev',
  },
  { id: 'terms', content: 'The terms have changed.', date: '2026-11-01T08:00:00.000Z' },
];

/** The page brings two more when the button is pressed. */
function NotificationsOnPage(props: NotificationListProps) {
  const [all, setAll] = useState(props.notifications);
  const bring = () =>
    setAll([...all, ...notifications.map((each) => ({ ...each, id: `older-${each.id}` }))]);
  return <NotificationList {...props} notifications={all} onShowOlder={bring} />;
}

const meta = {
  title: 'Market/NotificationList',
  tags: ['new'],
  component: NotificationList,
  args: { notifications, onMarkSeen: fn() },
  parameters: describePart({
    use: 'What has happened to orders, messages and reviews, on a page or in a `Popover` at the bell.',
    avoid: 'What has just happened on this page is an `Alert` or a toast.',
    dos: ['Lead from each to where something can be done.'],
    donts: ['Tell about what somebody has just done themselves.'],
    words: 'Who did what: “Asha delivered your order”. One line.',
    anatomy: {
      Notification: 'who did what, and where to',
      Time: 'when',
      Mark: 'of what has not been seen',
      'Mark all as seen': 'where there is something new',
      'Show older': 'where there are more than a hundred, or the page has more',
    },
    keyboard: { Tab: 'Goes to the button and from notification to notification.' },
    accessibility:
      'A named list. What is new says so in words for screen readers, and by a dot and weight; dates are machine readable.',
  }),
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Seen: Story = {
  args: { notifications: notifications.map((each) => ({ ...each, isUnseen: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = { args: { notifications: [] } };
export const One: Story = { args: { notifications: notifications.slice(0, 1) } };
export const Many: Story = {
  args: {
    notifications: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      content: `Order ${index + 1} was accepted.`,
      date: '2026-11-10T15:45:00.000Z',
      href: `/order/${index + 1}`,
      isUnseen: index < 4,
    })),
  },
};
/** Of ten thousand only a hundred are rendered; a reader who asks for more goes on where those begin. */
export const TenThousand: Story = {
  args: {
    notifications: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      content: `Order ${10_000 - index} was accepted.`,
      date: '2026-11-10T15:45:00.000Z',
      href: `/order/${10_000 - index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older notifications' }));
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(200);
    await waitFor(() => expect(entries[100]).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Order 9900 was accepted/ })).toHaveFocus(),
    );
  },
};
/** Goes on where those before them ended. */
export const WithOlder: Story = {
  render: (args) => <NotificationsOnPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older notifications' }));
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(6);
    await waitFor(() => expect(entries[3]).toHaveFocus());
  },
};
export const Loading: Story = { args: { onShowOlder: fn(), isLoading: true } };
export const LongText: Story = {
  args: {
    notifications: notifications
      .slice(0, 1)
      .map((each) => ({ ...each, content: `Somebody has ordered: ${longTitle}` })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^New: Mira Shrestha has delivered/ });
    await expect(await follow(link)).toBe('/order/0192-7f3a');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(2) a',
  focus: 'li:nth-child(1) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    notifications: [
      { id: 'one', content: 'سلّمت ميرا عملك.', date: '2026-11-18', href: '#one', isUnseen: true },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
