import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { follow } from '../../testing/follow.ts';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

const meta = {
  title: 'Market/ActiveFilters',
  tags: ['new'],
  component: ActiveFilters,
  args: {
    filters: [
      { label: '4 stars and more', href: '#without-rating' },
      { label: 'Within 3 days', href: '#without-days' },
    ],
    clearHref: '#all',
  },
  parameters: describePart({
    use: 'What a list is narrowed down to, above the list, so that it is in sight while the filters are not.',
    avoid: 'The word that is searched for stands in the search box and in the heading.',
    dos: ['Name the value so that it is understood without its group: “Within 3 days”.'],
    donts: ['Show an order of the list here: it leaves nothing out.'],
    words: 'A few words for each.',
    anatomy: { Chip: 'a filter, and the way out of it', 'Clear all': 'from two filters on' },
    keyboard: { Tab: 'Goes through the filters.', Enter: 'Takes one back.' },
    accessibility: 'A named list of links that say what they remove.',
  }),
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Remove the filter Within 3 days' });
    await expect(link).toHaveAttribute('href', '#without-days');
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '#all');
  },
};
export const One: Story = {
  args: { filters: [{ label: '4 stars and more', href: '#all' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull();
  },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Remove the filter Within 3 days' });
    await expect(await follow(link)).toBe('#without-days');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveFocus());
  },
};
export const Empty: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    filters: [
      { label: 'Everything for weddings and other celebrations, all year', href: '#1' },
      { label: 'In every language that has ever been written down by anybody', href: '#2' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = {
  ...showStatesWithin({ hover: 'li:nth-child(2) a', focus: 'li:nth-child(1) a' }),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    filters: [
      { label: 'خلال يوم', href: '#1' },
      { label: 'أربع نجوم', href: '#2' },
    ],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
