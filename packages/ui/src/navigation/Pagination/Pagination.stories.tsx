import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageSize: 8,
    total: 96,
    hrefFor: ((page) => `#/?page=${page}`) as PaginationProps['hrefFor'],
    onPageChange: fn(),
  },
  parameters: describePart({
    use: 'Leads through pages of a list: First, Prev, five pages around the current one, Next, Last. Renders nothing when everything fits on one page.',
    avoid: 'For steps of one task use `CheckoutSteps`.',
    dos: ['Keep the place of the list while pages are turned.'],
    donts: ['Use it for lists without an end.'],
    words: 'Numbers, and the words First, Prev, Next, Last.',
    anatomy: {
      'First and Last': 'the ends',
      'Prev and Next': 'one page',
      Numbers: 'five around the current one',
    },
    keyboard: { Tab: 'Moves through the pages.', Enter: 'Goes to the page.' },
    accessibility:
      'A navigation with links when `hrefFor` is given, so that pages can be opened in a new tab and shared; buttons otherwise. The current page is marked with `aria-current`, and ways that lead nowhere say that they are disabled.',
  }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the first page there is no way back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First' })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current');
  },
};

export const InTheMiddle: Story = {
  args: { page: 6 },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('link', { name: /Page/ }).map((link) => link.textContent);
    await expect(numbers).toEqual(['4', '5', '6', '7', '8']);
  },
};

export const AtTheEnd: Story = { args: { page: 12 } };
export const TwoPages: Story = { args: { total: 9 } };
export const Many: Story = { args: { page: 9876, total: 100_000 } };

/** A page that does not exist is the nearest one that does. */
export const OutOfRange: Story = {
  args: { page: 99, total: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current');
  },
};

/** Everything fits on one page: nothing is rendered. */
export const Hidden: Story = {
  args: { total: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Without addresses the pages are buttons. */
export const ByPointer: Story = {
  args: { hrefFor: undefined },
  render: (args) => <PaginationOnPage {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Last' }));
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current');
  },
};

export const ByKeyboard: Story = {
  args: { hrefFor: undefined, page: 3 },
  render: (args) => <PaginationOnPage {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Prev' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

function PaginationOnPage(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const goTo = (next: number) => {
    args.onPageChange?.(next);
    setPage(next);
  };

  return <Pagination {...args} page={page} onPageChange={goTo} />;
}

export const States: Story = {
  args: { page: 6 },
  ...showStatesWithin({ hover: '[aria-label="Page 5"]', focus: '[aria-label="Page 7"]' }),
};
export const Dark: Story = { args: { page: 6 }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { page: 6 },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { page: 6 },
  globals: { viewport: { value: 'phone320' } },
};
/** Long numbers leave the outer pages out, so that a narrow phone keeps one line. */
export const NarrowWithLongNumbers: Story = {
  args: { page: 9876, total: 100_000 },
  globals: { viewport: { value: 'phone320' } },
};
