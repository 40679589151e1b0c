import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { follow } from '../../testing/follow.ts';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FacetGroup } from './FacetGroup.tsx';

const meta = {
  title: 'Market/FacetGroup',
  tags: ['new'],
  component: FacetGroup,
  args: {
    label: 'Delivered within',
    options: [
      { value: '1', label: '1 day', count: 12 },
      { value: '3', label: '3 days', count: 88 },
      { value: '7', label: '7 days', count: 1240 },
      { value: '30', label: '30 days', count: 1302 },
    ],
    hrefFor: (value, isChosen) => (isChosen ? '#all' : `#days=${value}`),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What a list can be narrowed down to, one value at a time, with how many would be found. Beside the list, or in a `Drawer` on a phone.',
    avoid:
      'Where several values may be chosen at once, and where the browser may send a form, take `FilterPanel`.',
    dos: [
      'Show how many would be found by each value.',
      'Show beside the list what is chosen: `ActiveFilters`.',
    ],
    donts: ['Leave out a value because it finds nothing: people look for it.'],
    words: 'The title is a noun; values are what people call things.',
    anatomy: { Title: 'what the list is narrowed by', Values: 'links, each with its count' },
    keyboard: {
      Tab: 'Goes through the values that find something.',
      Enter: 'Chooses one, or takes it back.',
    },
    accessibility:
      'A named section with a list of links. The chosen one is current; one that would find nothing is text.',
  }),
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { chosen: '3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivered within' })).toBeVisible();
    const chosen = canvas.getByRole('link', { current: true });
    await expect(chosen).toHaveTextContent('3 days88');
    await expect(chosen).toHaveAttribute('href', '#all');
    await expect(canvas.getByRole('link', { name: '1 day 12' })).toHaveAttribute('href', '#days=1');
  },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: '3 days 88' }))).toBe('#days=3');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: '1 day 12' })).toHaveFocus());
  },
};
export const NothingFound: Story = {
  args: {
    chosen: '3',
    options: [
      { value: '1', label: '1 day', count: 0 },
      { value: '3', label: '3 days', count: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const WithoutCounts: Story = {
  args: {
    options: [
      { value: '1', label: '1 day' },
      { value: '3', label: '3 days' },
    ],
  },
};
export const Empty: Story = { args: { options: [] } };
export const One: Story = { args: { options: [{ value: '1', label: '1 day', count: 1 }] } };
export const LongText: Story = {
  args: {
    label: 'Languages in which people can be written to and will answer',
    options: [
      { value: 'long', label: 'Every language that has ever been written', count: 1_240_000 },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = {
  args: { chosen: '3' },
  ...showStatesWithin({ hover: 'li:nth-child(1) a', focus: 'li:nth-child(3) a' }),
};
export const Dark: Story = { args: { chosen: '3' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'التسليم', chosen: '1', options: [{ value: '1', label: 'يوم', count: 12 }] },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { chosen: '3' },
  globals: { viewport: { value: 'phone320' } },
};
