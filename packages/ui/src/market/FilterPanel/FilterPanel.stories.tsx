import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '../../inputs/RadioGroup/RadioGroup.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

/** Keeps what is chosen, as the page around it would. */
function FilterPanelOnPage(props: FilterPanelProps) {
  const [choice, setChoice] = useState(props.value);
  return (
    <FilterPanel
      {...props}
      value={choice}
      onValueChange={(next) => {
        setChoice(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const groups = [
  {
    id: 'category',
    label: 'Category',
    options: [
      { value: 'design', label: 'Graphics and design', count: 1240 },
      { value: 'web', label: 'Web programming', count: 312 },
      { value: 'games', label: 'Game development', count: 0 },
    ],
  },
  {
    id: 'days',
    label: 'Delivered within',
    options: [
      { value: '1', label: '1 day', count: 12 },
      { value: '3', label: '3 days', count: 88 },
    ],
  },
];

const meta = {
  title: 'Market/FilterPanel',
  tags: ['new'],
  component: FilterPanel,
  render: (args) => <FilterPanelOnPage {...args} />,
  args: { groups, value: {}, onValueChange: fn() as FilterPanelProps['onValueChange'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What a list of services can be narrowed down by, with how many would be found. Lies beside the list, or in a `Drawer` on a phone.',
    avoid: 'A few categories that each have a page of their own are `CategoryChips`.',
    dos: ['Show how many would be found by each choice.'],
    donts: ['Search anew with every key: wait for a pause or a button.'],
    words: 'Group titles are nouns; choices are what people call things, with how many there are.',
    anatomy: {
      Groups: 'what can be narrowed down by',
      'Chosen filters': 'each can be taken back',
      'Clear all': 'takes everything back',
      'Show results': 'where the browser sends the form',
    },
    keyboard: {
      Tab: 'Goes through the chosen filters and then through all of them.',
      Space: 'Chooses a filter or takes it back.',
    },
    accessibility:
      'A search landmark with a named group for each thing to filter by. A chosen filter is a button that says what it removes; one that would find nothing cannot be chosen.',
  }),
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: { category: ['design'], days: ['1', '3'] } } };
/** What is chosen can be taken back, also if it finds nothing any more. */
export const NothingFound: Story = {
  args: { value: { category: ['games'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Game development (0)' })).toBeEnabled();
  },
};
export const Empty: Story = { args: { groups: [] } };
export const One: Story = { args: { groups: groups.slice(1) } };
export const WithMore: Story = {
  args: {
    groups: groups.slice(1),
    children: (
      <RadioGroup
        label="Rating"
        defaultValue="any"
        options={[
          { value: 'any', label: 'Any' },
          { value: '4', label: '4 and more' },
        ]}
      />
    ),
  },
};
export const WithoutCounts: Story = {
  args: {
    groups: [{ id: 'days', label: 'Delivered within', options: [{ value: '1', label: '1 day' }] }],
  },
};
export const LongText: Story = {
  args: {
    value: { languages: ['long'] },
    groups: [
      {
        id: 'languages',
        label: 'Languages in which people can be written to and will answer',
        options: [{ value: 'long', label: 'Every language that has ever been written', count: 9 }],
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '3 days (88)' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ days: ['3'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter 3 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ days: [] });
  },
};
export const ByKeyboard: Story = {
  ...Chosen,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Without a function the browser sends the form: a server component needs nothing more. */
export const WithoutScripts: Story = {
  args: { onValueChange: undefined, action: '#filtered' },
  render: (args) => <FilterPanel {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', sent);
    const [box] = canvas.getAllByRole('checkbox', { checked: false });
    await userEvent.click(box as HTMLElement);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};
export const States: Story = {
  ...Chosen,
  ...showStatesWithin({ hover: 'li:nth-child(2) button', focus: 'li:nth-child(1) button' }),
};
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    value: { days: ['1'] },
    groups: [{ id: 'days', label: 'التسليم', options: [{ value: '1', label: 'يوم', count: 12 }] }],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'phone320' } } };
