import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: {
    tabs: [
      { label: 'DashBoard', href: '#/dashboard' },
      { label: 'Services', href: '#/dashboard/services' },
      { label: 'New', href: '#/dashboard/services/new', isSub: true },
      { label: 'Orders', href: '#/dashboard/orders' },
      { label: 'Users', href: '#/dashboard/users' },
    ],
    current: '#/dashboard',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 232 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'The areas of a dashboard. Under 960 px a strip that scrolls sideways to the current one.',
    avoid: 'For the views of one thing use `Tabs`, for the whole site `TopNav`.',
    dos: ['Keep the order of areas: people learn places.'],
    donts: ['Put more than nine into it.'],
    words: 'Areas are nouns of one or two words, as the pages are titled.',
    anatomy: { Area: 'an icon and a name', Mark: 'the current one', Count: 'what waits there' },
    keyboard: { Tab: 'Moves through the areas.', Enter: 'Goes there.' },
    accessibility:
      'A navigation; the current area is marked with `aria-current`. Targets are 44 px high.',
  }),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DashBoard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const SubTab: Story = { args: { current: '#/dashboard/services/new' } };
export const Elsewhere: Story = { args: { current: undefined } };

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Services' }))).toBe(
      '#/dashboard/services',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Services' })).toHaveFocus());
  },
};

/** A strip that has been scrolled to where one is. */
export const Narrow: Story = {
  args: { current: '#/dashboard/users' },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = showStatesWithin({
  hover: 'li:nth-child(2) a',
  focus: 'li:nth-child(3) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
