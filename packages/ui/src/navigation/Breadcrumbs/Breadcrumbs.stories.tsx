import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Explore', href: '#/' },
      { label: 'Graphics-And-Design', href: '#/category/Graphics-And-Design' },
      { label: 'Brand identity' },
    ],
  },
  parameters: describePart({
    use: 'The way from the top to this page.',
    avoid: 'When there is only one level above, a link is enough.',
    dos: ['Show it from the third level on.'],
    donts: ['Use it in place of a back button: it is the structure, not the history.'],
    words: 'Each is called as its page is.',
    anatomy: { Way: 'links from the top', Page: 'the current one, not a link' },
    keyboard: { Tab: 'Moves through the links.' },
    accessibility: 'A navigation with an ordered list; this page is marked with `aria-current`.',
  }),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brand identity')).toHaveAttribute('aria-current', 'page');
  },
};
export const One: Story = { args: { items: [{ label: 'Explore' }] } };
export const LongText: Story = {
  args: { items: [{ label: 'Explore', href: '#/' }, { label: longTitle }] },
  globals: { viewport: { value: 'phone320' } },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Explore' }))).toBe('#/');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Explore' })).toHaveFocus());
  },
};
export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) a',
  focus: 'li:nth-child(2) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
