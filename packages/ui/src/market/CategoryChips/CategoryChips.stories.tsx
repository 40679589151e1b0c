import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { CategoryChips } from './CategoryChips.tsx';

const meta = {
  title: 'Market/CategoryChips',
  component: CategoryChips,
  args: {
    categories: [
      'All',
      'Graphics-And-Design',
      'Game-Development',
      'Web-Programming',
      'Mobile-Apps',
    ].map((label) => ({ label, href: `#/category/${label}` })),
    current: 'All',
  },
  parameters: describePart({
    use: 'The categories as a row of links; it scrolls sideways on a phone.',
    avoid: 'As doors with pictures use `CategoryCard`.',
    dos: ['Mark the category that one is in.'],
    donts: ['Wrap them into several rows on a phone: they scroll.'],
    words: 'The categories’ own names, never shortened.',
    anatomy: { Chip: 'a link', Mark: 'the current one' },
    keyboard: { Tab: 'Moves through the categories.', Enter: 'Goes there.' },
    accessibility:
      'A navigation; the current category is marked with `aria-current`. 44 px high on a phone.',
  }),
} satisfies Meta<typeof CategoryChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { current: 'Web-Programming' } };
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Game-Development' }))).toBe(
      '#/category/Game-Development',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Graphics-And-Design' })).toHaveFocus(),
    );
  },
};
export const States: Story = showStatesWithin({
  hover: 'li:nth-child(2) a',
  focus: 'li:nth-child(3) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
