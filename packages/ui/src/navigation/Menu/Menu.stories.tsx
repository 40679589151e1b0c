import type { Meta, StoryObj } from '@storybook/react-vite';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { Icon } from '../../data/Icon/Icon.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Menu } from './Menu.tsx';

const logOut = fn();

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    trigger: <Button>Asha</Button>,
    label: 'Account',
    items: [
      { label: 'Profile', href: '#me' },
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Orders', href: '#orders' },
      { label: 'Log Out', isDangerous: true, onSelect: logOut },
    ],
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'start',
          minBlockSize: '17rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  beforeEach: () => logOut.mockClear(),
  parameters: describePart({
    use: 'A list of things to do or places to go, opened by a button, when there is no room to show them all.',
    avoid: 'A value to choose is a `Select`. One or two things to do are buttons.',
    dos: ['Put what is used most first, and what is dangerous last.'],
    donts: ['Put the only thing to do into it.'],
    words: 'Entries are verbs with what they are done to: “Edit service”.',
    anatomy: {
      Button: 'says that there is more',
      Entry: 'a deed or a place',
      Line: 'between groups',
    },
    keyboard: {
      'Enter, Space, ArrowDown': 'On the button: opens it on the first entry.',
      ArrowUp: 'On the button: opens it on the last entry.',
      'ArrowDown, ArrowUp': 'Go through the entries; from the last one to the first.',
      'Home, End': 'Go to the first or the last entry.',
      'A letter': 'Goes to the next entry that begins with it.',
      'Escape, Tab': 'Close it.',
    },
    accessibility:
      'A menu button: whether it is open is announced. When it closes, the focus returns to its button; a press elsewhere closes it.',
  }),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus());
  },
};

export const WithIcons: Story = {
  ...Open,
  args: {
    items: [
      { label: 'Profile', href: '#me', icon: <Icon of={User} /> },
      { label: 'Dashboard', href: '#dashboard', icon: <Icon of={LayoutDashboard} /> },
      { label: 'Log Out', isDangerous: true, icon: <Icon of={LogOut} isDirectional /> },
    ],
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { label: 'Profile', href: '#me' },
      { label: 'Log Out', isDisabled: true, onSelect: logOut },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log Out' }));
    await expect(logOut).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    items: [
      { label: 'Everything that you have ever ordered from anybody', href: '#orders' },
      { label: 'Log Out', isDangerous: true },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });

    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log Out' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('o');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const States: Story = {
  ...Open,
  ...showStatesWithin({
    hover: '[role=menuitem]:nth-child(2)',
    focus: '[role=menuitem]:nth-child(1)',
    active: 'button[aria-haspopup]',
  }),
};
export const Dark: Story = { ...WithIcons, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithIcons, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
