import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Link } from './Link.tsx';

/** Stands for the link of a router. */
const RouterLink = (props: ComponentPropsWithoutRef<'a'>) => (
  <a {...props} data-router="yes">
    {props.children}
  </a>
);

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#services', children: 'Explore' },
  parameters: describePart({
    use: 'A link without any look of its own. It goes through the link component of `MarketProvider`, so that the parts work with every router.',
    avoid: 'What does something instead of leading somewhere is a `Button`.',
    dos: ['Let the words say where it leads.'],
    donts: ['Use it for what happens on this page: that is a `Button`.'],
    words: 'Words that make sense alone: “Terms of sale”, never “here”.',
    anatomy: { Words: 'underlined within a text' },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Follows it.' },
    accessibility:
      'Addresses with a scheme (`mailto:`, `https:`) are plain links whatever the router is.',
  }),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The provider's link component renders it. */
export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <MarketProvider link={RouterLink}>
        <Story />
      </MarketProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yes');
  },
};

/** A router knows nothing of other addresses. */
export const ToElsewhere: Story = {
  ...ThroughTheRouter,
  args: { href: 'mailto:mira@example.com', children: 'Contact Me' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Explore' }))).toBe('#services');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Explore' })).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    children:
      'A name that goes on for longer than anybody had thought it would when the page was drawn',
  },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = showStates({ focus: 'a' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
