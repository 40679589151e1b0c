import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { NotificationMenu, type NotificationMenuProps } from './NotificationMenu.tsx';

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
    isUnseen: true,
  },
  { id: 'terms', content: 'The terms have changed.', date: '2026-11-01T08:00:00.000Z' },
];
const seen = notifications.map((each) => ({ ...each, isUnseen: false }));

/** Another notification comes when the button is pressed. */
function BellOnPage(props: NotificationMenuProps) {
  const [count, setCount] = useState(props.unseenCount ?? 0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Receive</Button>
      <NotificationMenu {...props} unseenCount={count} />
    </>
  );
}

const meta = {
  title: 'Market/NotificationMenu',
  tags: ['new'],
  component: NotificationMenu,
  args: {
    notifications,
    unseenCount: 2,
    href: '/notifications',
    onMarkSeen: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minBlockSize: 360 }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'The bell of the navigation: how much is new, and the newest of it. It goes to `actions` of the `TopNav`.',
    avoid: 'The page with all of them is a `NotificationList`; what one can do is a `Menu`.',
    dos: ['Give it five to ten; all of them stand on the page that it leads to.'],
    donts: ['Mark everything as seen because the menu was opened.'],
    words: 'As in the `NotificationList`: who did what, in one line.',
    anatomy: {
      Bell: 'opens and closes it',
      Badge: 'how many have not been seen',
      'Mark all as seen': 'where there is something new',
      Newest: 'a `NotificationList`',
      'All notifications': 'leads to the page with all of them',
    },
    keyboard: {
      'Enter, Space': 'On the bell: opens the menu and moves the focus into it, or closes it.',
      Tab: 'Goes through it, and on to the page.',
      Escape: 'Closes it; the focus returns to the bell.',
    },
    accessibility:
      'The button says how many are new. What comes meanwhile is announced as their number, not one by one. Following a notification closes the menu.',
  }),
} satisfies Meta<typeof NotificationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Notifications' })).toBeVisible(),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};
export const Seen: Story = {
  ...Open,
  args: { notifications: seen, unseenCount: 0 },
};
export const Many: Story = { ...Open, args: { unseenCount: 1204 } };
export const Empty: Story = { ...Open, args: { notifications: [], unseenCount: 0 } };
export const Loading: Story = { ...Open, args: { notifications: [], isLoading: true } };
export const Failed: Story = {
  ...Open,
  args: { notifications: [], error: 'Notifications could not be loaded. Try again later.' },
};
export const LongText: Story = {
  ...Open,
  args: {
    notifications: notifications.map((each) => ({
      ...each,
      content: `Somebody has ordered: ${longTitle}`,
    })),
  },
  globals: { viewport: { value: 'phone320' } },
};
/** Said once, as a number. */
export const Announcing: Story = {
  render: (args) => <BellOnPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Notifications, 3 new');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: /Notifications/ });
    await userEvent.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    const link = canvas.getByRole('link', { name: /Mira Shrestha has delivered/ });
    await expect(await follow(link)).toBe('/order/0192-7f3a');
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mark all as seen' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Mira Shrestha/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'All notifications' })).toHaveFocus(),
    );
  },
};

export const States: Story = {
  ...Open,
  ...showStatesWithin({ hover: '[aria-haspopup]', focus: 'li:nth-child(2) a' }),
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  ...Open,
  args: {
    notifications: [
      { id: 'one', content: 'سلّمت ميرا عملك.', date: '2026-11-18', href: '#one', isUnseen: true },
    ],
    unseenCount: 1,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
