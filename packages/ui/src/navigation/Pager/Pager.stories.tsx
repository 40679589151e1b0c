import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Navigation/Pager',
  tags: ['new'],
  component: Pager,
  args: { firstHref: '#/', previousHref: '#/?cursor=b', nextHref: '#/?cursor=d' },
  parameters: describePart({
    use: 'Leads through a list whose pages follow each other without numbers: orders, reviews, messages, anything that may be a million long. Each page knows where the one before and the one behind it begin.',
    avoid:
      'Where readers profit from knowing how many pages there are, and the backend can say so, use `Pagination`.',
    dos: ['Keep filters and order while one turns pages.'],
    donts: ['Use it where people want to go to page 7: that is `Pagination`.'],
    words: '“Prev” and “Next”; where one is, is said in words below.',
    anatomy: { Prev: 'leads to what came before', Next: 'leads on', Place: 'where one is' },
    keyboard: { Tab: 'Moves through the ways.', Enter: 'Goes to the page.' },
    accessibility:
      'A navigation with links, so that a page can be opened in a new tab and shared. A way that leads nowhere keeps its place and says that it is disabled.',
  }),
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the first page there is no way back. */
export const AtTheStart: Story = {
  args: { previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First' })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('link', { name: 'Prev' })).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#/?cursor=d');
  },
};
export const AtTheEnd: Story = { args: { nextHref: undefined } };
export const OtherWords: Story = { args: { labels: { previous: 'Newer', next: 'Older' } } };
export const WithoutFirst: Story = { args: { firstHref: undefined } };

/** One page holds everything: nothing is rendered. */
export const Hidden: Story = {
  args: { previousHref: undefined, nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** As any link, a way can be followed, or opened elsewhere. */
export const ByPointer: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'First' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(2) a',
  focus: 'li:nth-child(3) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
