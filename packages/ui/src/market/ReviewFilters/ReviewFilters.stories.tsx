import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ReviewFilters, type ReviewFiltersProps } from './ReviewFilters.tsx';

/** Keeps what is chosen, as a page would. */
function FiltersOnPage(props: ReviewFiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ReviewFilters
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const all = { sort: 'newest', stars: null, isVerified: false } as const;

const meta = {
  title: 'Market/ReviewFilters',
  tags: ['new'],
  component: ReviewFilters,
  args: { value: all, onValueChange: fn() },
  render: (args) => <FiltersOnPage {...args} />,
  parameters: describePart({
    use: 'Stands above the reviews of a service: in which order, and whether only those of buyers.',
    avoid: 'What services are found is chosen in a `FilterPanel`.',
    dos: ['Keep the choice in the address.', 'Let a `RatingHistogram` choose a rating.'],
    donts: ['Show it where there are only a few reviews.'],
    words: 'Each order says what comes first.',
    anatomy: {
      Order: 'what comes first',
      Buyers: 'only those who bought it',
      Rating: 'what was chosen in the histogram, and a way back',
    },
    keyboard: { Tab: 'Goes from one to the next.', Space: 'Ticks the box.' },
    accessibility: 'A group with a name. Each control is the browser’s own, with its label.',
  }),
} satisfies Meta<typeof ReviewFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: { sort: 'helpful', stars: 4, isVerified: true } } };

export const ByPointer: Story = {
  args: { value: { ...all, stars: 2 } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Worst first');
    await userEvent.click(canvas.getByRole('button', { name: 'Only “Poor”: show all' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      sort: 'lowest',
      stars: null,
      isVerified: false,
    });
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...all, isVerified: true });
  },
};
export const States: Story = showStatesWithin({ hover: 'select', focus: 'input' });
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'phone320' } } };
