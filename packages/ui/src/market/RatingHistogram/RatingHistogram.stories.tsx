import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { RatingHistogram, type RatingHistogramProps } from './RatingHistogram.tsx';

/** Keeps what is chosen, as the page around it would. */
function HistogramOnPage(props: RatingHistogramProps) {
  const [stars, setStars] = useState(props.value ?? null);
  return (
    <RatingHistogram
      {...props}
      value={stars}
      onValueChange={(next) => {
        setStars(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/RatingHistogram',
  tags: ['new'],
  component: RatingHistogram,
  args: { counts: [1, 2, 5, 15, 103] },
  parameters: describePart({
    use: 'How often each of the five ratings was given, and a way to see only the reviews with one of them.',
    avoid: 'The mean beside it is a `RatingSummary`. One rating is shown by `RatingStars`.',
    dos: ['Let each row lead to the reviews with that rating.'],
    donts: ['Leave a rating out because nobody gave it.'],
    words:
      'The rows have no words of their own but the number of stars; their counts are read out with them.',
    anatomy: { Row: 'the rating', Bar: 'its share', Count: 'how many' },
    keyboard: {
      Tab: 'Goes from row to row, where one can be chosen.',
      'Enter, Space': 'Chooses the reviews of the row, or all of them again.',
    },
    accessibility:
      'A list of words and counts; the bars repeat them and are hidden from screen readers. A row that chooses is a button which says whether it is pressed.',
  }),
} satisfies Meta<typeof RatingHistogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toBe('Excellent103');
    await expect(rows).toHaveLength(5);
  },
};
export const Empty: Story = { args: { counts: [] } };
export const Many: Story = { args: { counts: [1204, 890, 3210, 48_120, 250_467] } };
export const One: Story = { args: { counts: [0, 1, 0, 0, 0] } };
export const Choosing: Story = {
  args: { onValueChange: fn(), value: 4 },
  render: (args) => <HistogramOnPage {...args} />,
};

export const ByPointer: Story = {
  ...Choosing,
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: 'Poor 2' });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(row);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
export const ByKeyboard: Story = {
  ...Choosing,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Excellent 103' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

export const States: Story = {
  ...Choosing,
  ...showStatesWithin({ hover: 'li:nth-child(3) button', focus: 'li:nth-child(5) button' }),
};
export const Dark: Story = { ...Choosing, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Choosing, globals: { viewport: { value: 'phone320' } } };
