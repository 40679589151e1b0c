import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'rating', label: 'Best rated' },
  { value: 'price', label: 'Lowest price' },
];

const meta = {
  title: 'Inputs/RadioGroup',
  tags: ['new'],
  component: RadioGroup,
  args: { label: 'Sort by', name: 'sort', options, onValueChange: fn() },
  parameters: describePart({
    use: 'One out of two to five values that people should compare before they choose.',
    avoid:
      'From six values on a `Select` takes less room. What takes effect at once and has two sides is a `Switch`.',
    dos: ['Put the likeliest first and choose it beforehand, where that costs nobody anything.'],
    donts: ['Use it for more than five values: that is a `Select`.'],
    words: 'The legend is a question or a noun; the answers are alike in form and length.',
    anatomy: {
      Legend: 'what is chosen',
      Circle: 'one is filled',
      Label: 'part of what can be pressed',
      Hint: 'a line below a value',
    },
    keyboard: {
      Tab: 'Moves the focus to the chosen value, or to the first one.',
      'Arrow keys': 'Choose the next or the previous value.',
      Space: 'Chooses the value with the focus.',
    },
    accessibility:
      "The browser's own radio buttons in a named group; hint and error are read with the group, each value's hint with that value, and a new error is announced.",
  }),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'rating' } };
export const WithHint: Story = {
  args: {
    label: 'How was the work delivered?',
    hint: 'The seller does not see who said so.',
    options: [
      { value: 'complete', label: 'As agreed', hint: 'Everything that was ordered is there.' },
      { value: 'partly', label: 'In part', hint: 'Ask for a revision before you decide.' },
    ],
  },
};
export const WithError: Story = {
  args: { error: 'Choose one of them.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Sort by' });
    await expect(group).toHaveAccessibleDescription('Choose one of them.');
    await expect(group).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'rating' } };
export const WithDisabledOption: Story = {
  args: {
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'distance', label: 'Nearest first', hint: 'Needs your place.', isDisabled: true },
    ],
  },
};
export const Many: Story = {
  args: {
    options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
      value: day,
      label: day,
    })),
  },
};
export const Empty: Story = { args: { options: [] } };
export const LongText: Story = {
  args: {
    label: 'Why do you want to call this order off before anything was delivered to you?',
    options: [
      {
        value: 'late',
        label: 'The work should have been here a long time ago and nobody answers me any more',
        hint: 'The order is called off at once, and you get back everything that you have paid.',
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Best rated'));
    await expect(canvas.getByRole('radio', { name: 'Best rated' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('rating');
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 'newest' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Newest first' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Best rated' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rating');
  },
};

/** The page around it keeps what is chosen. */
function OnPage(props: ComponentProps<typeof RadioGroup>) {
  const [sort, setSort] = useState('newest');
  return (
    <>
      <RadioGroup {...props} value={sort} onValueChange={setSort} />
      <p>Sorted by {sort}</p>
    </>
  );
}

export const Controlled: Story = {
  render: (args) => <OnPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lowest price' }));
    await expect(canvas.getByText('Sorted by price')).toBeVisible();
  },
};

export const States: Story = {
  // Each group with a name of its own, or only one of them could have a choice.
  args: { ...Chosen.args, name: undefined },
  ...showStates({ hover: 'input', focus: ':checked' }, '12rem'),
};
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'phone320' } } };
